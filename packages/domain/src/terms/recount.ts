import { businessDaysBetween, type Calendar, onOrAfterBusinessDay } from './calendar.ts'
import type { IsoDate } from './dates.ts'
import { dueDate, type TermUnit } from './term.ts'

/** How a last day was counted: `amount` of `unit` from the day after `from`. Zero days: the day itself was set. */
export interface Count {
  readonly from: IsoDate
  readonly amount: number
  readonly unit: TermUnit
}

/** A last day that was set, not counted: it only moves off a day that is no business day (Ley 4 de 1913 art. 62). */
export const setOn = (date: IsoDate): Count => ({ from: date, amount: 0, unit: 'calendario' })

/** A last day to be counted by another calendar. */
export interface Recounting {
  /** as it stands */
  readonly on: IsoDate
  /** undefined: not stored; as many business days as there were from `since` to it are counted again */
  readonly count: Count | undefined
  readonly since: IsoDate
  /** a party was told the day: it never becomes earlier (decision 74) */
  readonly told: boolean
}

/**
 * Last day by the calendar `now` of a term that was counted by the calendar `before`.
 *
 * Counting twice by one calendar gives the same day, and several changes give that of the last one.
 */
export function recount({ on, count, since, told }: Recounting, before: Calendar, now: Calendar): IsoDate {
  const counted =
    count === undefined
      ? asManyDays(on, since, before, now)
      : dueDate(count.from, count.amount, count.unit, now)
  return told && counted < on ? on : counted
}

function asManyDays(on: IsoDate, since: IsoDate, before: Calendar, now: Calendar): IsoDate {
  const days = since < on ? businessDaysBetween(since, on, before) : 0
  return days === 0 ? onOrAfterBusinessDay(on, now) : dueDate(since, days, 'habiles', now)
}
