import { addDays } from '../terms/dates.ts'
import type { StepDef } from './definition.ts'
import type { CaseState } from './state.ts'

/**
 * The day on which the act that waits in a step became final (CPACA art. 87): the day after the term to appeal ran
 * out, or the day after the decision on the appeal was notified; where that decision may be complained of, the day after
 * those days (`lastToAppeal`) ran out. Null while none is known. A step without a term of its own ends an appeal.
 */
export function firmOn(
  { flow, facts }: Pick<CaseState, 'flow' | 'facts'>,
  step: Pick<StepDef, 'id' | 'term'>,
  lastToAppeal: string | null,
): string | null {
  const appealed = step.term === undefined || facts['recurso.resuelto'] === true
  const last = appealed
    ? (lastToAppeal ?? flow.lastNotifiedOn)
    : flow.tasks.find((task) => task.step === step.id)?.dueOn
  return last == null ? null : addDays(last, 1)
}
