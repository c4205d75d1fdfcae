import { isFeminine } from '../../acts/position.ts'
import { formats } from '../../acts/formats.ts'
import type { Outcome, StepDef } from '../../workflow/definition/definition.ts'

/** «Sí» or «No» alone is meaningless to a reader who does not see the question. */
const BARE = /^(sí|si|no)[.]?$/i
/** internal number of an alert in an outcome label */
const ALERT = /\s*\(alerta \d+\)/gi

/**
 * Self-contained words of an outcome: its label, or its step's question with the answer. Null when the step has
 * no such outcome (an older definition).
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

/** Removes internal parameter names from a norm: «CPACA art. 56; parámetro …». */
export const normWords = (norm: string): string =>
  norm
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^parámetro\b/i.test(part))
    .join('; ')

/**
 * An act's name with its article, and its number if it has one: «el auto de inicio de trámite», «la resolución
 * que otorga».
 */
export function actPhrase(name: string, number: string | null = null): string {
  const article = isFeminine(name.split(' ')[0] ?? '') ? 'la' : 'el'
  return [article, formats['enFrase']?.(name) ?? name, number].filter((part) => part !== null).join(' ')
}

/** Prefixes 'de', contracting «de el» into «del». */
export const of = (phrase: string): string =>
  phrase.startsWith('el ') ? `del ${phrase.slice(3)}` : `de ${phrase}`
