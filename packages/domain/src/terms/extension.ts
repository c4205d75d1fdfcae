import type { IsoDate } from './dates.ts'
import { daysBetween } from './dates.ts'
import type { BusinessDays } from './notice.ts'

/**
 * Most business days of an extension (CPACA art. 17: at most an equal term), whatever the unit of the term.
 * @param end last day of the term
 * @param equal last day of an equal term that begins where the first one ends
 */
export function mostExtraDays(end: IsoDate, equal: IsoDate, due: BusinessDays): number {
  let days = daysBetween(end, equal)
  while (days > 0 && due(end, days) > equal) days -= 1
  return days
}
