import { formatted } from '../../acts/formats.ts'
import { isDate, longDate } from '../../forms/dates.ts'
import { changeLetter } from './change-letter.ts'
import { stepOfChange } from '../definition/change-steps.ts'
import { type Context, isRecord, listOf, sentence, text } from '../state/case-glance.ts'
import type { LetterName } from '../definition/letter-names.ts'
import type { ChosenLetter, LetterWords } from './declared-letters.ts'
import { writtenLetter } from './written-letter.ts'

const radicadoOf = ({ view: { radicado } }: Context): { radicado: string } => ({ radicado })
const named = (c: Context): { radicado: string; tramite: string } => ({
  ...radicadoOf(c),
  tramite: formatted(c.view.procedureName, 'enFrase'),
})

/** Which letter each step's is, with its values. */
const CHOSEN: Readonly<Record<LetterName, (c: Context) => ChosenLetter>> = {
  'resultado-del-cambio': ({ facts, view }) =>
    changeLetter(facts, (part) => view.flow.doers[stepOfChange(view.workflow, part).id]),
  'documentos-faltantes': (c) => ({ letter: 'documentos-faltantes', values: named(c) }),
  audiencia: (c) => ({
    letter: c.facts['audiencia.procede'] === false ? 'audiencia-no-procede' : 'audiencia-celebrada',
    values: radicadoOf(c),
  }),
  'concepto-de-otra-entidad': (c) => ({ letter: 'concepto-de-otra-entidad', values: named(c) }),
  // the act itself lists the trees and measures captured by its step
  'autorizacion-por-riesgo': (c) => ({ letter: 'autorizacion-por-riesgo', values: radicadoOf(c) }),
  'plan-recibido': (c) => ({ letter: 'plan-recibido', values: radicadoOf(c) }),
  'respuesta-del-registro': (c) => ({
    letter: c.facts['registro.decision'] === 'niega' ? 'registro-negado' : 'registro-expedido',
    values: named(c),
  }),
  prorroga: (c) => {
    if (c.facts['prorroga.decision'] === 'concede')
      return {
        letter: 'prorroga-concedida',
        values: { ...radicadoOf(c), dias: String(c.facts['prorroga.dias']) },
      }
    const why = text(c.facts['prorroga.motivo'])
    return {
      letter: 'prorroga-negada',
      values: { ...radicadoOf(c), motivo: why === '' ? '' : `Motivo: ${why}` },
    }
  },
  'informacion-insuficiente': (c) => ({
    letter: 'informacion-insuficiente',
    values: { ...radicadoOf(c), puntos: unanswered(c).join('\n') },
  }),
  'continuacion-de-oficio': (c) => ({ letter: 'continuacion-de-oficio', values: radicadoOf(c) }),
  'devolucion-de-documentos': (c) => ({ letter: 'devolucion-de-documentos', values: radicadoOf(c) }),
  intervencion: (c) => ({
    letter:
      c.facts['tercero.decision'] === 'reconoce' ? 'intervencion-reconocida' : 'intervencion-no-reconocida',
    values: radicadoOf(c),
  }),
  'nueva-visita': (c) => ({
    letter: 'nueva-visita',
    values: { ...radicadoOf(c), fecha: dated(c.facts['visita.fecha']) },
  }),
  consentimiento: (c) => ({
    letter: 'consentimiento',
    values: { ...radicadoOf(c), acto: String(c.facts['acto_revocado.numero'] ?? '') },
  }),
  acumulacion: (c) => ({ letter: 'acumulacion', values: radicadoOf(c) }),
}

const dated = (value: unknown): string => (isDate(value) ? longDate(value) : 'la fecha señalada')

/** Points of a requirement that the review found unanswered, with its reasons. */
function unanswered({ facts }: Context): readonly string[] {
  const verdicts = isRecord(facts['informacion.revision']) ? facts['informacion.revision'] : {}
  return listOf(facts['informacion.items']).flatMap((item) => {
    if (!isRecord(item)) return []
    const verdict = verdicts[String(item['id'])]
    if (!isRecord(verdict) || verdict['verdict'] !== 'no_cumple') return []
    const reason = text(verdict['reason'])
    return [`- ${sentence(text(item['text']))}${reason === '' ? '' : ` ${sentence(reason)}`}`]
  })
}

/** Initial letter of a step; undefined when it writes none. */
export function letterOf(c: Context): LetterWords | undefined {
  if (c.step.letter === undefined) return undefined
  const { letter, values } = CHOSEN[c.step.letter](c)
  const words = c.view.letters(letter)
  return words && writtenLetter(words, values)
}
