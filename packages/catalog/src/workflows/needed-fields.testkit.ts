import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { Outcome, StepDef } from '@ventanilla/domain/workflow/definition/definition'

/** Fields that an outcome requires. */
export function neededFields(step: StepDef, outcome: Outcome): readonly FieldDef[] {
  const needs = outcome.needs
  return needs === undefined ? step.capture : step.capture.filter((field) => needs.includes(field.key))
}
