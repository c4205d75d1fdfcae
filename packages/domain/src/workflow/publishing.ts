import { Refusal } from '../cases/problem.ts'
import { bogotaDate } from '../terms/dates.ts'
import { takenDownOn } from '../terms/notice.ts'
import type { Outcome, Term } from './definition.ts'
import {
  type ActLife,
  type CaseState,
  endOfDay,
  type Flow,
  type OpenTask,
  stepOf,
  type World,
} from './state.ts'
import { notifyingOf } from './running-beside.ts'
import type { Working } from './working.ts'

/**
 * The bulletin (decision 59): acts that a norm has published, and notices for the days that their step posts them. Nothing
 * but a posting makes anybody outside the case read them. When an act is final does not depend on it (CPACA art. 87); a
 * notice counts from its removal (art. 69), and a file does not close while something is still to be published.
 */

/** For an act to be published from the day on which its parties know it. */
export const PUBLISH_WITHIN: Term = { amount: 5, unit: 'habiles', norm: 'Término interno propuesto' }

type Acts = Pick<World, 'acts'>
type Signed = Pick<CaseState, 'flow'>

/** Whether an act is published by somebody once it is signed; a notice is posted by its step. */
const isOwed = ({ acts }: Acts, act: ActLife): boolean => {
  const rule = acts.get(act.template)
  return act.phase === 'signed' && rule !== undefined && rule.published !== false && rule.class !== 'aviso'
}

/** Names of those who are still to be told of an act before anybody else reads it; null: nobody is. */
function notYetTold({ acts }: Acts, { flow }: Signed, act: ActLife): readonly string[] | null {
  const rule = acts.get(act.template)
  // what cannot be appealed burdens nobody who has not read it yet
  if (rule?.announcement.by !== 'notificacion' || rule.appeal == null) return null
  const waiting = recipientsOf(flow, act.id).filter((r) => r.legalOn === null)
  return act.told === true && waiting.length === 0 ? null : waiting.map((r) => r.name)
}

const recipientsOf = (flow: Flow, actId: string): readonly { name: string; legalOn: string | null }[] =>
  notifyingOf(flow, actId).notifying?.recipients ?? []

/** Signed acts that are to be published and are not yet: those that may be published now. */
export const toPublish = (world: Acts, state: Signed): readonly ActLife[] =>
  state.flow.acts.filter(
    (act) => isOwed(world, act) && act.posted === undefined && notYetTold(world, state, act) === null,
  )

/** Why an act cannot be published now; null: it can. */
export function whyNotPublish(world: Acts, state: Signed, act: ActLife | undefined): string | null {
  if (act === undefined || act.phase !== 'signed') return 'Solo se publica un acto firmado.'
  if (!isOwed(world, act)) return 'La ley no ordena publicar este documento en el boletín.'
  if (act.posted !== undefined) return 'Este acto ya está publicado en el boletín.'
  const untold = notYetTold(world, state, act)
  if (untold === null) return null
  return untold.length === 0
    ? 'Este acto se publica después de notificarlo.'
    : `Este acto se publica después de notificarlo a todos. Falta: ${untold.join(', ')}.`
}

/** A signed act goes into the bulletin, for as long as it stays in force. */
export function publish(w: Working, actId: string): void {
  const act = w.flow.acts.find((one) => one.id === actId)
  const refused = whyNotPublish(w.world, w.state, act)
  if (act === undefined || refused !== null) throw new Refusal(409, refused ?? '', { code: 'sin_publicar' })
  post(w, act, null, null)
}

/** What its step posts stands in the bulletin from its signature to the end of the step's days. */
export function postNotice(w: Working, act: ActLife): void {
  const step = stepOf(w.world, act.origin)
  const term = step.posts === act.template ? w.termOf(step) : null
  if (term === null) return
  const last = takenDownOn(
    w.world.today,
    (from, amount) => w.world.due(from, { ...term, amount }),
    term.amount,
  )
  w.facts(postingFacts({ posted: w.world.today, removed: last }))
  post(w, act, last, w.flow.notifying?.actId ?? null)
}

function post(w: Working, act: ActLife, last: string | null, beside: string | null): void {
  w.setAct({ ...act, posted: { at: w.world.now, until: last } })
  const until = last === null ? null : endOfDay(last)
  w.effects.push({ type: 'actPosted', actId: act.id, until, beside: beside === act.id ? null : beside })
  w.event('acto.publicado', { acto: act.id, plantilla: act.template, hasta: last })
}

/** First and last day on which a notice stood in the bulletin. */
export interface Posting {
  readonly posted: string
  readonly removed: string
}

/** When the notice that a task posted stands in the bulletin; null: none was. */
export function postingOf({ flow }: Signed, task: Pick<OpenTask, 'id'>): Posting | null {
  const posted = flow.acts.findLast((act) => act.task === task.id && act.posted != null)?.posted
  return posted?.until == null ? null : { posted: bogotaDate(posted.at), removed: posted.until }
}

/** The days of a posting under the names that acts read. */
export const postingFacts = ({ posted, removed }: Posting) => ({
  'aviso.fecha_fijacion': posted,
  'aviso.fecha_desfijacion': removed,
})

/** The days of a posting are the server's: what somebody plans or types beside them would be a second truth in the file. */
export function keepPosting(w: Working, task: Pick<OpenTask, 'id'>): void {
  const posting = postingOf(w, task)
  if (posting !== null) w.facts(postingFacts(posting))
}

/** Whether an official ends the case by an outcome. */
export const endsByHand = ({ to, by, automatic }: Outcome): boolean =>
  to === 'FIN' && by === 'staff' && automatic === undefined

/**
 * Why a file cannot be closed yet: what the law has published is not in the bulletin. Null where nothing is missing. It holds
 * whoever of the house ends the case, by whatever step; the clock and the applicant are held by nobody's delay.
 */
export function whyNotClose(world: Acts, state: Signed, outcome: Outcome): string | null {
  if (!endsByHand(outcome)) return null
  const missing = toPublish(world, state)
  if (missing.length === 0) return null
  const named = missing.map((act) => act.number ?? world.acts.get(act.template)?.name ?? act.template)
  return `Publicación pendiente: falta publicar en el boletín ${named.join(' y ')}. El expediente se cierra después.`
}
