import { ofOneRecipient, notifyAllParties } from './notifying.ts'
import { type ActLife, stepOf } from '../state/state.ts'
import { refuseUnstaffed } from '../decision/unstaffed.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

/**
 * Starts the notification of an act that the case does not wait for (Ley 99 of 1993, art. 70), in parallel and
 * without data captured for any other notification.
 */
export function notifyBeside(w: DecisionBuilder, act: ActLife): void {
  const family = w.world.workflow.families.find(({ makesKnown }) => makesKnown === true)
  if (family === undefined) throw new Error('Ninguna familia da a conocer actos')
  const notifying = { actId: act.id, recipients: [], current: null }
  const facts = Object.fromEntries(ofOneRecipient(w, family.id).map((key) => [key, null]))
  w.beside({ notifying, lastNotifiedOn: null, tasks: [], facts }, () => {
    notifyAllParties(w, act)
    const first = stepOf(w.world, family.initialStep)
    refuseUnstaffed(w, first, first.roles)
    w.open(first.id)
  })
}
