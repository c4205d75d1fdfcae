import { isFeminine } from '../acts/position.ts'
import { formats } from '../acts/formats.ts'
import type { Outcome, StepDef } from '../workflow/definition.ts'

/** «Sí» or «No» alone says nothing to whoever does not see the question. */
const BARE = /^(sí|si|no)[.]?$/i
/** the number by which the house knows one of its alerts */
const ALERT = /\s*\(alerta \d+\)/gi

/**
 * What an outcome says by itself: its label, or the question of its step with the answer. Null: the step has no such
 * outcome (a definition of former days).
 */
export function outcomeWords(
  step: Pick<StepDef, 'title' | 'question' | 'outcomes'> | undefined,
  code: string | null,
): string | null {
  const outcome = step?.outcomes.find((one) => one.code === code)
  return outcome === undefined || step === undefined ? null : labelWords(step, outcome.label)
}

export function labelWords(step: Pick<StepDef, 'title' | 'question'>, label: Outcome['label']): string {
  const said = label.replace(ALERT, '').trim()
  if (!BARE.test(said)) return said
  return `${step.question?.text ?? `¿${step.title}?`} ${said.replace('.', '')}`
}

/** Names under which the portal keeps its figures are no norm to show: «CPACA art. 56; parámetro …». */
export const normWords = (norm: string): string =>
  norm
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^parámetro\b/i.test(part))
    .join('; ')

/** «el auto de inicio de trámite», «la resolución que otorga»: an act by its name, with its number where it has one. */
export function actPhrase(name: string, number: string | null = null): string {
  const article = isFeminine(name.split(' ')[0] ?? '') ? 'la' : 'el'
  return [article, formats['enFrase']?.(name) ?? name, number].filter((part) => part !== null).join(' ')
}

/** «de el» is «del». */
export const of = (phrase: string): string =>
  phrase.startsWith('el ') ? `del ${phrase.slice(3)}` : `de ${phrase}`
