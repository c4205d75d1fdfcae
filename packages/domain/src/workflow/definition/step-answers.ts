import { Refusal } from '../../kernel/problem.ts'
import type { FormDef, Problem } from '../../forms/definition.ts'
import { brokenRules, type ValidationOptions } from '../../forms/filled/validate.ts'
import type { Outcome, StepDef } from './definition.ts'

/** A step's fields as a form. */
export function captureForm(step: StepDef): FormDef {
  return {
    id: step.id,
    sections: [{ key: 'tarea', title: step.title, fields: step.capture }],
    checks: step.checks ?? [],
  }
}

/**
 * Whether a fault in the answers blocks an outcome. Malformed answers always do; missing or inconsistent ones
 * only when the outcome needs their field.
 */
export function stops(step: StepDef, outcome: Outcome | undefined, { code, path }: Problem): boolean {
  const needs = outcome?.needs
  if (needs === undefined) return true
  const judged = code === 'falta' || step.checks?.some(({ id }) => id === code) === true
  return !judged || needs.some((key) => path === key || path.startsWith(`${key}.`))
}

/**
 * Rejects answers that contradict each other, the day or the case. Throws `Refusal` (invalid) with the rule's
 * message.
 */
export function refuseBrokenRules(
  step: StepDef,
  outcome: Outcome,
  data: Readonly<Record<string, unknown>>,
  around: Omit<ValidationOptions, 'mode'>,
): void {
  if (step.checks === undefined) return
  const broken = brokenRules(captureForm(step), data, around).filter((one) => stops(step, outcome, one))
  const [first] = broken
  if (first !== undefined)
    throw new Refusal('invalid', first.message, { code: 'datos_invalidos', problems: broken })
}
