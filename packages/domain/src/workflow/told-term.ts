import { appealOutcomes } from './filed-appeals.ts'
import { attackedAct, lastDayToAppeal, toldOn } from './appealing.ts'
import { expiryOf } from './expiry.ts'
import { type CaseState, type OpenTask, stepOf, type World } from './state.ts'
import type { Working } from './working.ts'

type Told = Pick<CaseState, 'facts' | 'ttId' | 'flow'>

/**
 * Last day of an open task that waits for an appeal, where that is later than the task says: the act announced more days,
 * or the law gives more now than when the task opened (decision 56). Null: the task's own day stands. An appeal that was
 * decided and days that were waived (CPACA art. 87 num. 3) leave nothing to wait for.
 */
export function toldLonger(world: World, state: Told, task: Pick<OpenTask, 'step' | 'dueOn'>): string | null {
  const step = stepOf(world, task.step)
  const [appeal] = appealOutcomes(world, step)
  if (task.dueOn === null || appeal === undefined) return null
  if (state.facts['recurso.resuelto'] === true || state.facts['renuncia.aceptada'] === true) return null
  // a letter of the step's own tells an act of another step, which the outcome names
  const against = typeof step.termFrom === 'object' ? appeal.against : undefined
  const act = attackedAct(world, state, step.id, against)
  const told = lastDayToAppeal(world, state, act, toldOn(state, step))
  // what is over for everybody stays over
  return told !== null && told > task.dueOn && told >= world.today ? told : null
}

/** The task with the day that its act told, which the case keeps from now on. */
export function keepTold(w: Working, task: OpenTask): OpenTask {
  const last = toldLonger(w.world, w.state, task)
  if (last === null) return task
  const kept = { ...task, dueOn: last, expiresAt: expiryOf(stepOf(w.world, task.step), last) }
  w.update(kept)
  return kept
}
