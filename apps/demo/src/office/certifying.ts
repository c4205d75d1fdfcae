import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { isServed } from '@ventanilla/domain/workflow/state/notified'
import type { LoadedCase } from '@ventanilla/api/db/cases/load'
import { outcomeThat } from '../teller/notifying.ts'

/** Whether a step continues from what took effect earlier: a posted notice, the decision on an appeal. */
export const continuesLater = (step: StepDef): boolean =>
  step.certifies === true || outcomeThat(step, 'recurso.resuelto') !== undefined

/** Whether by that day the notice has taken effect, or the decision on an appeal is final. */
export function mayCertify({ state: { flow } }: LoadedCase, step: StepDef, today: string): boolean {
  const { lastNotifiedOn } = flow
  if (lastNotifiedOn === null || today > lastNotifiedOn) return true
  return step.certifies === true && isServed(flow, today)
}
