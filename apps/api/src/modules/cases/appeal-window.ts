import type { CaseState, OpenTask } from '@ventanilla/domain/workflow/state'
import type { AppDeps } from '../../deps.ts'

/** Steps in which an appeal is written: of a permit, and of a sanction. */
export const APPEALS = ['REC-01', 'RWF-01', 'RWF-02'] as const

/** Whether an applicant's way leads from one step to another. */
export const leadsTo = (deps: AppDeps, step: string, to: string): boolean =>
  deps.catalogue.workflow.steps.get(step)?.outcomes.some((o) => o.to === to && o.by === 'applicant') ?? false

/** The open step out of which an appeal can be filed now; null before the decision is told and after its days. */
export function appealableTask(deps: AppDeps, state: CaseState): OpenTask | null {
  const task = state.flow.tasks.find((t) => APPEALS.some((step) => leadsTo(deps, t.step, step)))
  if (task === undefined || state.facts['recurso.resuelto'] === true) return null
  return task.expiresAt !== null && deps.clock.now().toISOString() < task.expiresAt ? task : null
}

/** The open step whose term the applicant may waive now: the days to appeal while they run, or those to complete. */
export function waivableTask(deps: AppDeps, state: CaseState): OpenTask | null {
  const task = state.flow.tasks.find((t) => leadsTo(deps, t.step, 'REN-01'))
  if (task === undefined) return null
  const appealing = task.turn === 'corporacion'
  if (appealing) return appealableTask(deps, state)?.id === task.id ? task : null
  return task.expiresAt !== null && deps.clock.now().toISOString() < task.expiresAt ? task : null
}
