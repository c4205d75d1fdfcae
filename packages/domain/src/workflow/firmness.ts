import { addDays } from '../terms/dates.ts'
import type { CaseState } from './state.ts'

/**
 * The day on which the act that waits in a step became final (CPACA art. 87): the day after the term to appeal ran
 * out, or the day after the decision on the appeal was notified. Null while neither is known.
 */
export function firmOn({ flow, facts }: Pick<CaseState, 'flow' | 'facts'>, step: string): string | null {
  const appealed = step === 'REC-06' || facts['recurso.resuelto'] === true
  const last = appealed ? flow.lastNotifiedOn : flow.tasks.find((task) => task.step === step)?.dueOn
  return last == null ? null : addDays(last, 1)
}
