import { Refusal } from '../../kernel/problem.ts'
import { takenDownOn } from '../../terms/notice.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'
import { postingFacts, postingOf, whyNotPublish } from '../state/publishing.ts'
import { type ActLife, endOfDay, type OpenTask, stepOf } from '../state/state.ts'

/** Publishes a signed act in the bulletin without an end date. Throws `Refusal` (conflict). */
export function publish(w: DecisionBuilder, actId: string): void {
  const act = w.flow.acts.find((one) => one.id === actId)
  const refused = whyNotPublish(w.world, w.state, act)
  if (act === undefined || refused !== null)
    throw new Refusal('conflict', refused ?? '', { code: 'sin_publicar' })
  post(w, act, null, null)
}

/** Posts a step's notice in the bulletin from its signature to the end of the step's days. */
export function postNotice(w: DecisionBuilder, act: ActLife): void {
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

function post(w: DecisionBuilder, act: ActLife, last: string | null, beside: string | null): void {
  w.setAct({ ...act, posted: { at: w.world.now, until: last } })
  const until = last === null ? null : endOfDay(last)
  w.effects.push({ type: 'actPosted', actId: act.id, until, beside: beside === act.id ? null : beside })
  w.event('acto.publicado', { acto: act.id, plantilla: act.template, hasta: last })
}

/** Overwrites planned or typed posting days with the server's, so that the file holds a single truth. */
export function keepPosting(w: DecisionBuilder, task: Pick<OpenTask, 'id'>): void {
  const posting = postingOf(w, task)
  if (posting !== null) w.facts(postingFacts(posting))
}
