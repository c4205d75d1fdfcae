import { isDate } from '../../forms/dates.ts'
import { longDate } from '../../terms/dates.ts'
import type { Data, Happened, HistoryNames } from './happened.ts'
import { actPhrase, of, outcomeWords } from './history-words.ts'

/** Parts of the sentences about the events of a case. */

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
export const date = (value: unknown): string | null => (isDate(value) ? longDate(value) : null)
export const when = (words: string, value: unknown): string => {
  const day = date(value)
  return day === null ? '' : ` ${words} ${day}`
}
export const until = (value: unknown): string => {
  const day = date(value)
  return day === null ? '' : `, con plazo hasta el ${day}`
}
export const who = (e: Happened): string => e.who ?? 'El portal'
/** The reason after a colon: «…: falta el acto de delegación.» */
export const why = (reason: unknown): string => {
  const said = text(reason).replace(/[.\s]+$/, '')
  return said === '' ? '' : `: ${said.charAt(0).toLocaleLowerCase('es-CO')}${said.slice(1)}`
}
export const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`

/** The act of an event, with its article. */
export function actOf(data: Data, names: HistoryNames, numbered = true): string {
  const act = names.act(text(data['acto']))
  const name = names.template(act?.template ?? text(data['plantilla']))
  return name === undefined ? 'el documento' : actPhrase(name, numbered ? (act?.number ?? null) : null)
}
export const draftOf = (data: Data, names: HistoryNames): string =>
  `el borrador ${of(actOf(data, names, false))}`

export const titleOf = (data: Data, names: HistoryNames): string =>
  `«${text(data['titulo']) || (names.step(text(data['paso']))?.title ?? 'un paso que ya no existe')}»`

/** A step with the document that it is about. */
export const stepWords = (data: Data, names: HistoryNames): string =>
  `${titleOf(data, names)}${text(data['acto']) === '' ? '' : ` ${of(actOf(data, names))}`}`

export function ended(data: Data, e: Happened, names: HistoryNames): string {
  const step = names.step(text(data['paso']))
  const kept = text(data['etiqueta'])
  const result =
    outcomeWords(step, text(data['resultado'])) ??
    // the stored label belongs to an older definition whose question is unknown
    (/^(sí|si|no)$/i.test(kept) ? `se respondió que ${kept.toLocaleLowerCase('es-CO')}` : kept)
  const with_ = result === '' ? '' : ` con el resultado «${result}»`
  return `${who(e)} terminó ${stepWords(data, names)}${with_}${why(data['motivo'])}.`
}

export const APPEALS: Readonly<Record<string, string>> = {
  reposicion: 'recurso de reposición',
  reposicion_apelacion: 'recurso de reposición y, en subsidio, de apelación',
  apelacion: 'recurso de apelación',
  queja: 'recurso de queja',
}
const MEANS: Readonly<Record<string, string>> = {
  electronica: ' por medios electrónicos',
  personal: ' personalmente',
  aviso: ' por aviso',
  aviso_publicado: ' por aviso publicado',
}
export const means = (data: Data): string => MEANS[text(data['medio'])] ?? ''

export const CHANGES: Readonly<Record<string, string>> = {
  end: 'la terminó',
  goTo: 'la llevó a otro paso',
  moveOffice: 'la pasó a otra oficina',
  addParty: 'le sumó un interviniente',
  giveFacts: 'le entregó sus datos',
  addTexts: 'le agregó lo que dijo',
  assign: 'cambió a quien la atiende',
  correct: 'corrigió sus datos',
  endProxy: 'terminó el poder del apoderado',
}
