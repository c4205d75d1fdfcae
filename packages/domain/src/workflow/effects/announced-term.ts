import { appealOutcomes } from '../appeals/filed-appeals.ts'
import { attackedAct, lastDayToAppeal, appealTermStart } from '../appeals/appealing.ts'
import { expiryOf } from '../state/expiry.ts'
import { type CaseState, type OpenTask, stepOf, type World } from '../state/state.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

type AppealState = Pick<CaseState, 'facts' | 'ttId' | 'flow'>

/**
 * Last day of a task that waits for an appeal, when later than the task's own: the act announced more days, or
 * the law gives more today than when the task opened (decision 56). Null: the task's day stays. A decided
 * appeal or a waived term (CPACA art. 87 num. 3) leaves nothing to wait for.
 */
export function announcedLonger(
  world: World,
  state: AppealState,
  task: Pick<OpenTask, 'step' | 'dueOn'>,
): string | null {
  const step = stepOf(world, task.step)
  const [appeal] = appealOutcomes(world, step)
  if (task.dueOn === null || appeal === undefined) return null
  if (state.facts['recurso.resuelto'] === true || state.facts['renuncia.aceptada'] === true) return null
  // A step's own letter notifies another step's act, named by the outcome.
  const against = typeof step.termFrom === 'object' ? appeal.against : undefined
  const act = attackedAct(world, state, step.id, against)
  const told = lastDayToAppeal(world, state, act, appealTermStart(state, step))
  // A term that is over for all parties stays over.
  return told !== null && told > task.dueOn && told >= world.today ? told : null
}

/** Stores the longer day announced by the task's act. */
export function keepAnnounced(w: DecisionBuilder, task: OpenTask): OpenTask {
  const last = announcedLonger(w.world, w.state, task)
  if (last === null) return task
  // how it was counted depends on the act: the days left are counted again
  const { count: _, ...rest } = task
  const kept = { ...rest, dueOn: last, expiresAt: expiryOf(stepOf(w.world, task.step), last) }
  w.update(kept)
  return kept
}
