import type { IsoDate } from './dates.ts'
import { bogotaDate } from './dates.ts'

/** How an act was notified, with the date or instant that determines the legal date. */
export type Notice =
  /** signed in person (CPACA art. 67) */
  | { readonly means: 'personal'; readonly on: IsoDate }
  /** certified access by the addressee, not the sending date (CPACA art. 56) */
  | { readonly means: 'electronica'; readonly accessedAt: string }
  /** notice delivered at the address (CPACA art. 69) */
  | { readonly means: 'aviso_entregado'; readonly on: IsoDate }
  /** notice posted or published, with its last day up (CPACA art. 69) */
  | { readonly means: 'aviso_publicado'; readonly takenDownOn: IsoDate }
  /** the party shows knowledge of the act or appeals it (CPACA art. 72) */
  | { readonly means: 'conducta_concluyente'; readonly on: IsoDate }
  /** at the hearing or meeting itself */
  | { readonly means: 'estrados'; readonly on: IsoDate }

/** Date of the last of `days` business days after a date. */
export type BusinessDays = (from: IsoDate, days: number) => IsoDate

const PUBLISHED_DAYS = 5

/**
 * Last day of a posted or published notice: the posting day does not count, like any day from which a term runs
 * (CPACA art. 69; Ley 4 de 1913 art. 62; decision 57). A notice posted on Friday 30/10/2026, before a holiday
 * on Monday, comes down on Monday 9/11/2026.
 */
export const takenDownOn = (postedOn: IsoDate, due: BusinessDays, days: number = PUBLISHED_DAYS): IsoDate =>
  due(postedOn, days)

/**
 * Date on which the notification is complete; the addressee's terms run from the following day. A delivered
 * notice is complete at the end of the next business day, a published one at the end of the business day after
 * its removal.
 */
export function legalDate(notice: Notice, due: BusinessDays): IsoDate {
  switch (notice.means) {
    case 'personal':
    case 'conducta_concluyente':
    case 'estrados':
      return notice.on
    case 'electronica':
      return bogotaDate(notice.accessedAt)
    case 'aviso_entregado':
      return due(notice.on, 1)
    case 'aviso_publicado':
      return due(notice.takenDownOn, 1)
  }
}
