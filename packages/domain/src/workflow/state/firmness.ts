import { addDays } from '../../terms/dates.ts'
import type { StepDef } from '../definition/definition.ts'
import type { CaseState } from './state.ts'

/**
 * Day on which a step's act became final (CPACA art. 87): the day after the appeal term ended, or after the
 * appeal's decision was notified; when that decision allows a queja, the day after its term (`lastToAppeal`).
 * Null when unknown. A step without its own term ends an appeal.
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
