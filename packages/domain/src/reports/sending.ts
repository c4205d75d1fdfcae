import { type Calendar, onOrAfterBusinessDay } from '../terms/calendar.ts'
import { addDays, bogotaDate, bogotaInstant, dayNumber, type IsoDate, weekday } from '../terms/dates.ts'

/** How often a saved report is mailed to a reader who asks for it. */
export const SENDINGS = {
  semana: 'Cada lunes, o el siguiente día hábil',
  mes: 'El primer día hábil de cada mes',
} as const
export type Sending = keyof typeof SENDINGS

/** Seven in the morning, in minutes. */
const AT = 7 * 60

/**
 * The business day for which a report is to be mailed now: that of this week or month, from seven in the morning in Bogotá on,
 * also late after the portal stood still. Null: not yet, done, or it was asked for only afterwards.
 */
export function dueSending(
  {
    every,
    since,
    sentOn,
  }: { readonly every: Sending; readonly since: string; readonly sentOn: IsoDate | null },
  now: string,
  calendar: Calendar,
): IsoDate | null {
  const today = bogotaDate(now)
  const first =
    every === 'mes' ? `${today.slice(0, 8)}01` : addDays(today, -((weekday(dayNumber(today)) + 6) % 7))
  const day = onOrAfterBusinessDay(first, calendar)
  const at = Date.parse(bogotaInstant(day, AT))
  if (Date.parse(now) < at || Date.parse(since) > at) return null
  return sentOn !== null && sentOn >= day ? null : day
}
