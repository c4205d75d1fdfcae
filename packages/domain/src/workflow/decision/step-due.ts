import { attackedAct, lastDayToAppeal } from '../appeals/appealing.ts'
import type { StepDef } from '../definition/definition.ts'
import { isNotifiedFrom } from '../definition/subprocesses.ts'
import { termOf } from '../state/extension.ts'
import type { CaseState, World } from '../state/state.ts'

/**
 * Last day of a step's term, or null until its starting event has happened. `notified`: the step is entered
 * directly from a notification, whose legal date starts the term.
 */
export function dueOf(world: World, state: CaseState, step: StepDef, notified: boolean): string | null {
  const term = termOf(world, state.facts, step)
  if (term === null) return null
  const since = step.termFrom
  if (since === 'notificacion' && !notified)
    return isNotifiedFrom(world.workflow, step) ? null : world.due(world.today, term)
  if (since === 'notificacion' || since === 'ultima_notificacion') {
    const due = world.due(state.flow.lastNotifiedOn ?? world.today, term)
    return stillOpen(world, asAnnounced(world, state, step, due))
  }
  if (since !== undefined) return null
  const due = world.due(world.today, term)
  // the awaited thing can outlast the step's own days: a receipt whose payer was granted more time
  const lasts = step.renewed === undefined ? null : state.facts[step.renewed.until]
  return typeof lasts === 'string' && lasts > due ? lasts : due
}

/** End after an extension: the new one, or the original when denied, never a past day. */
export function extendedDue(world: World, state: CaseState, step: StepDef): string | null {
  const kept = state.flow.extended[step.id]
  if (kept === undefined) return dueOf(world, state, step, false)
  return kept > world.today ? kept : stillOpen(world, '')
}

/**
 * Gives one more business day when the step opens after its term, because the certificate or the auto was
 * late: the authority's delay must not take away the party's opportunity.
 */
export function stillOpen(world: World, due: string): string {
  if (due >= world.today) return due
  return world.due(world.today, { amount: 1, unit: 'habiles', norm: 'CPACA art. 5' })
}

/** When an appeal is awaited, more days announced by its act override the step's (decision 56). */
function asAnnounced(world: World, state: CaseState, step: StepDef, due: string): string {
  if (!step.outcomes.some(({ to }) => world.workflow.steps.get(to)?.files !== undefined)) return due
  const told = lastDayToAppeal(world, state, attackedAct(world, state, step.id, undefined))
  return told !== null && told > due ? told : due
}
