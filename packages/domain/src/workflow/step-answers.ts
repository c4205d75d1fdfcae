import { Refusal } from '../cases/problem.ts'
import type { FormDef, Problem } from '../forms/definition.ts'
import { brokenRules, type ValidationOptions } from '../forms/validate.ts'
import type { Outcome, StepDef } from './definition.ts'

/** The form of what a step captures. */
export function captureForm(step: StepDef): FormDef {
  return {
    id: step.id,
    sections: [{ key: 'tarea', title: step.title, fields: step.capture }],
    checks: step.checks ?? [],
  }
}

/**
 * Whether a fault of the answers stops an outcome. What is written badly always does; what is missing, and what does not
 * agree, only where the outcome needs the answer beside which it stands.
 */
export function stops(step: StepDef, outcome: Outcome | undefined, { code, path }: Problem): boolean {
  const needs = outcome?.needs
  if (needs === undefined) return true
  const judged = code === 'falta' || step.checks?.some(({ id }) => id === code) === true
  return !judged || needs.some((key) => path === key || path.startsWith(`${key}.`))
}

/** Answers of a step that do not agree with each other, with the day or with the case are refused by the sentence of the rule. */
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
    throw new Refusal(422, first.message, { code: 'datos_invalidos', problems: broken })
}
