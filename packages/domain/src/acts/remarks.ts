import type { Actor } from '../access/actor.ts'
import { Refusal } from '../kernel/problem.ts'
import { bogotaDate } from '../terms/dates.ts'
import { plainText } from './document.ts'
import { type Passage, passageAt, placeOf } from './passage.ts'
import type { EditorNode } from './template.ts'

/** A user's words at an instant (ISO). */
export interface Said {
  readonly by: string
  readonly at: string
  readonly text: string
}

/** A reviewer's or signer's remark on a passage of an act. */
export interface Remark {
  readonly id: string
  readonly actId: string
  /** Its author and text; `by` is a user id. */
  readonly said: Said
  /** The passage's text when the remark was made. */
  readonly quote: string
  readonly passage: Passage
  /** The drafter's reason for keeping the passage. */
  readonly answer: Said | null
  /** Set when the reason was accepted. */
  readonly accepted: Said | null
  /** Instant of its author's last activity in the portal; null: never, or the account is closed. */
  readonly authorSeenAt: string | null
}

/** Current offsets of its passage in `plainText`; null when the passage was changed. */
export interface PlacedRemark extends Remark {
  readonly place: { readonly from: number; readonly to: number } | null
}

export const placeRemarks = (doc: EditorNode, remarks: readonly Remark[]): PlacedRemark[] =>
  remarks.map((remark) => ({ ...remark, place: placeOf(doc, remark.passage) }))

/**
 * Decision 64: a remark closes only by a changed passage or an accepted reason. The change is computed from the
 * current text, never stored, so restoring the old words reopens it.
 */
export const isOpen = (remark: Pick<PlacedRemark, 'place' | 'accepted'>): boolean =>
  remark.accepted === null && remark.place !== null

/** Pins a remark to a stretch of `plainText`. Throws `Refusal` (invalid) when it contains no word. */
export function pinRemark(
  doc: EditorNode,
  from: number,
  to: number,
): { readonly quote: string; readonly passage: Passage } {
  const quote = plainText(doc).slice(from, to)
  const passage = passageAt(doc, from, to)
  if (passage.length === 0)
    throw new Refusal('invalid', 'Señale el pasaje al que se refiere la observación.', { code: 'pasaje' })
  return { quote, passage }
}

/** Business days of the author's absence after which another reviewer can accept a reason (decision 64). */
export const ABSENT_DAYS = 2

/** Facts about the act and the day that decide who can close a remark. */
export interface Closing {
  readonly drafter: string
  /** Roles that review or sign the act. */
  readonly reviewing: readonly string[]
  readonly today: string
  /** Last of n business days counted from the day after `from`; days are in Bogotá time. */
  readonly due: (from: string, businessDays: number) => string
}

/** Whether the author has been absent for the days required after the answer (decision 64). */
export function authorIsAbsent(remark: Remark, world: Pick<Closing, 'today' | 'due'>): boolean {
  if (remark.answer === null) return false
  const answered = bogotaDate(remark.answer.at)
  const seen = remark.authorSeenAt === null ? answered : bogotaDate(remark.authorSeenAt)
  return world.today > world.due(seen > answered ? seen : answered, ABSENT_DAYS)
}

/**
 * Why a user cannot accept the reason given to a remark; null when they can. Attack: the drafter or a friendly
 * reviewer dismisses an objection before its author has seen the answer.
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
