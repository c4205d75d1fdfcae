import type { Actor } from '../access/actor.ts'
import { Refusal } from '../cases/problem.ts'
import { bogotaDate } from '../terms/dates.ts'
import { plainText } from './document.ts'
import { type Passage, passageAt, placeOf } from './passage.ts'
import type { EditorNode } from './template.ts'

/** A person's words at an instant (ISO). */
export interface Said {
  readonly by: string
  readonly at: string
  readonly text: string
}

/** What somebody who reviews or signs says about a passage of an act. */
export interface Remark {
  readonly id: string
  readonly actId: string
  /** who made it; `by` is a person's id */
  readonly said: Said
  /** the passage as it read then */
  readonly quote: string
  readonly passage: Passage
  /** the drafter's reason to leave the passage as it is */
  readonly answer: Said | null
  /** the reason was accepted */
  readonly accepted: Said | null
  /** instant at which its author was last in the portal; null: never, or their account is closed */
  readonly authorSeenAt: string | null
}

/** Where its passage stands now: offsets in `plainText`; null: the passage was changed. */
export interface PlacedRemark extends Remark {
  readonly place: { readonly from: number; readonly to: number } | null
}

export const placeRemarks = (doc: EditorNode, remarks: readonly Remark[]): PlacedRemark[] =>
  remarks.map((remark) => ({ ...remark, place: placeOf(doc, remark.passage) }))

/**
 * Decision 64: a remark closes by a changed passage or by a reason that was accepted, and by nothing else. That the
 * passage changed is looked up in the text as it stands, never kept: whoever puts the old words back opens it again.
 */
export const isOpen = (remark: Pick<PlacedRemark, 'place' | 'accepted'>): boolean =>
  remark.accepted === null && remark.place !== null

/** Pins what is said to a stretch of `plainText`. Throws `Refusal` 422 where it names no word. */
export function pinRemark(
  doc: EditorNode,
  from: number,
  to: number,
): { readonly quote: string; readonly passage: Passage } {
  const quote = plainText(doc).slice(from, to)
  const passage = passageAt(doc, from, to)
  if (passage.length === 0)
    throw new Refusal(422, 'Señale el pasaje al que se refiere la observación.', { code: 'pasaje' })
  return { quote, passage }
}

/** Business days without its author after which another reviewer may accept a reason (decision 64). */
export const ABSENT_DAYS = 2

/** What is known of the act and the day when somebody wants to close a remark. */
export interface Closing {
  readonly drafter: string
  /** roles that review or sign the act */
  readonly reviewing: readonly string[]
  readonly today: string
  /** last of some business days that begin on the day after a day; days are Bogotá's */
  readonly due: (from: string, businessDays: number) => string
}

/** Whether its author was away for the days after the answer that decision 64 asks for. */
export function authorIsAbsent(remark: Remark, world: Pick<Closing, 'today' | 'due'>): boolean {
  if (remark.answer === null) return false
  const answered = bogotaDate(remark.answer.at)
  const seen = remark.authorSeenAt === null ? answered : bogotaDate(remark.authorSeenAt)
  return world.today > world.due(seen > answered ? seen : answered, ABSENT_DAYS)
}

/**
 * Why somebody may not accept the reason given to a remark; null when they may. The attack: the drafter, or a friendly
 * reviewer, waves an objection aside of which its author never heard.
 */
export function whyNotAccept(remark: PlacedRemark, actor: Actor, at: Closing): string | null {
  if (!isOpen(remark)) return 'Esta observación ya está cerrada.'
  if (actor.id === remark.said.by) return null
  if (actor.id === at.drafter) return 'Quien proyecta responde la observación; la cierra quien la hizo.'
  if (remark.answer === null) return 'Quien proyecta todavía no ha respondido esta observación.'
  if (!actor.roles.some((role) => at.reviewing.includes(role)))
    return 'Solo quien revisa o firma este documento puede aceptar el motivo.'
  if (!authorIsAbsent(remark, at))
    return 'El motivo lo acepta quien hizo la observación. Si se ausenta dos días hábiles, puede aceptarlo otra persona que revise.'
  return null
}
