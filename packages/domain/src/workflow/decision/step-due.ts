import { attackedAct, countToAppeal, toldToAppeal } from '../appeals/appealing.ts'
import { type Count, setOn } from '../../terms/recount.ts'
import type { StepDef, Term } from '../definition/definition.ts'
import { isNotifiedFrom } from '../definition/subprocesses.ts'
import { termOf } from '../state/extension.ts'
import type { CaseState, World } from '../state/state.ts'

/** A last day, and how it was counted. */
export interface LastDay {
  readonly on: string
  readonly count: Count
}

export const countedFrom = (world: World, from: string, { amount, unit, norm }: Term): LastDay => ({
  on: world.due(from, { amount, unit, norm }),
  count: { from, amount, unit },
})

/**
 * Last day of a step's term, or null until its starting event has happened. `notified`: the step is entered
 * directly from a notification, whose legal date starts the term.
 */
export function dueOf(world: World, state: CaseState, step: StepDef, notified: boolean): LastDay | null {
  const term = termOf(world, state.facts, step)
  if (term === null) return null
  const since = step.termFrom
  if (since === 'notificacion' && !notified)
    return isNotifiedFrom(world.workflow, step) ? null : countedFrom(world, world.today, term)
  if (since === 'notificacion' || since === 'ultima_notificacion') {
    const due = countedFrom(world, state.flow.lastNotifiedOn ?? world.today, term)
    return stillOpen(world, asAnnounced(world, state, step, due))
  }
  if (since !== undefined) return null
  const due = countedFrom(world, world.today, term)
  // the awaited thing can outlast the step's own days: a receipt whose payer was granted more time
  const lasts = step.renewed === undefined ? null : state.facts[step.renewed.until]
  return typeof lasts === 'string' && lasts > due.on ? { on: lasts, count: setOn(lasts) } : due
}

/** End after an extension: the new one, or the original when denied, never a past day. */
export function extendedDue(
  world: World,
  state: CaseState,
  step: StepDef,
): LastDay | { readonly on: string; readonly count: undefined } | null {
  const kept = state.flow.extended[step.id]
  if (kept === undefined) return dueOf(world, state, step, false)
  return kept > world.today ? { on: kept, count: undefined } : oneDayMore(world)
}

/**
 * Gives one more business day when the step opens after its term, because the certificate or the auto was
 * late: the authority's delay must not take away the party's opportunity.
 */
export const stillOpen = <Day extends { readonly on: string }>(world: World, due: Day): Day | LastDay =>
  due.on >= world.today ? due : oneDayMore(world)

const oneDayMore = (world: World): LastDay =>
  countedFrom(world, world.today, { amount: 1, unit: 'habiles', norm: 'CPACA art. 5' })

/** When an appeal is awaited, more days announced by its act override the step's (decision 56). */
function asAnnounced(world: World, state: CaseState, step: StepDef, due: LastDay): LastDay {
  if (!step.outcomes.some(({ to }) => world.workflow.steps.get(to)?.files !== undefined)) return due
  const count = countToAppeal(world, state, attackedAct(world, state, step.id, undefined))
  const announced = count === null ? due : countedFrom(world, count.from, count)
  const later = announced.on > due.on ? announced : due
  const told = toldToAppeal(state.flow.notifying)
  return told !== null && told > later.on ? { ...later, on: told } : later
}
