import { bogotaDate } from '../../terms/dates.ts'
import type { Outcome, Term } from '../definition/definition.ts'
import type { ActLife, CaseState, CommonActRule, Flow, OpenTask } from './state.ts'
import { notifyingOf } from './running-beside.ts'

/**
 * The bulletin (decision 59): acts that a norm orders published, and notices for the days that their step posts
 * them. Only a posting makes them readable outside the case. Firmness does not depend on it (CPACA art. 87); a
 * notice counts from its removal (art. 69), and an expediente cannot close while an act is still to be
 * published.
 */

/** Deadline for publishing an act, from the day its parties are notified. */
export const PUBLISH_WITHIN: Term = { amount: 5, unit: 'habiles', norm: 'Término interno propuesto' }

interface Acts {
  readonly acts: ReadonlyMap<string, CommonActRule>
}
type Signed = Pick<CaseState, 'flow'>

/** Whether a signed act must be published by an official; notices are posted by their step instead. */
const isOwed = ({ acts }: Acts, act: ActLife): boolean => {
  const rule = acts.get(act.template)
  return act.phase === 'signed' && rule !== undefined && rule.published !== false && rule.class !== 'aviso'
}

/** Names of recipients to notify before others can read the act; null when none. */
export function awaitingNotification(
  { acts }: Acts,
  { flow }: Signed,
  act: ActLife,
): readonly string[] | null {
  const rule = acts.get(act.template)
  // an act without appeal harms no party by being read by others first
  if (rule?.announcement.by !== 'notificacion' || rule.appeal == null) return null
  const waiting = recipientsOf(flow, act.id).filter((r) => r.legalOn === null)
  return act.told === true && waiting.length === 0 ? null : waiting.map((r) => r.name)
}

const recipientsOf = (flow: Flow, actId: string): readonly { name: string; legalOn: string | null }[] =>
  notifyingOf(flow, actId).notifying?.recipients ?? []

/** Signed acts that can be published and are not yet. */
export const toPublish = (world: Acts, state: Signed): readonly ActLife[] =>
  state.flow.acts.filter(
    (act) =>
      isOwed(world, act) && act.posted === undefined && awaitingNotification(world, state, act) === null,
  )

/** Why an act cannot be published; null when it can. */
export function whyNotPublish(world: Acts, state: Signed, act: ActLife | undefined): string | null {
  if (act === undefined || act.phase !== 'signed') return 'Solo se publica un acto firmado.'
  if (!isOwed(world, act)) return 'La ley no ordena publicar este documento en el boletín.'
  if (act.posted !== undefined) return 'Este acto ya está publicado en el boletín.'
  const untold = awaitingNotification(world, state, act)
  if (untold === null) return null
  return untold.length === 0
    ? 'Este acto se publica después de notificarlo.'
    : `Este acto se publica después de notificarlo a todos. Falta: ${untold.join(', ')}.`
}

/** First and last day of a notice in the bulletin. */
export interface Posting {
  readonly posted: string
  readonly removed: string
}

/** Days on which a task's notice is posted; null: none. */
export function postingOf({ flow }: Signed, task: Pick<OpenTask, 'id'>): Posting | null {
  const posted = flow.acts.findLast((act) => act.task === task.id && act.posted != null)?.posted
  return posted?.until == null ? null : { posted: bogotaDate(posted.at), removed: posted.until }
}

/** Posting days under the variable names that acts read. */
export const postingFacts = ({ posted, removed }: Posting) => ({
  'aviso.fecha_fijacion': posted,
  'aviso.fecha_desfijacion': removed,
})

/** Whether an outcome lets an official end the case. */
export const endsByHand = ({ to, by, automatic }: Outcome): boolean =>
  to === 'FIN' && by === 'staff' && automatic === undefined

/**
 * Why an expediente cannot be closed: an act ordered published is not in the bulletin. Null when none is
 * missing. Applies to any official and step that ends the case, but never to the clock or the applicant.
 */
export function whyNotClose(world: Acts, state: Signed, outcome: Outcome): string | null {
  if (!endsByHand(outcome)) return null
  const missing = toPublish(world, state)
  if (missing.length === 0) return null
  const named = missing.map((act) => act.number ?? world.acts.get(act.template)?.name ?? act.template)
  return `Publicación pendiente: falta publicar en el boletín ${named.join(' y ')}. El expediente se cierra después.`
}
