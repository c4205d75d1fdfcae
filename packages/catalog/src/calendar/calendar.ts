import type { ClosedDay, OpeningHours } from '@ventanilla/domain/terms/calendar'
import type { Calendar } from '@ventanilla/domain/terms/calendar'
import { DEFAULT_HOURS, makeCalendar } from '@ventanilla/domain/terms/calendar'

/** Calendar of an office: national holidays, closures that the authority has added, and opening hours. */
export function officeCalendar(
  office: string | null,
  closedDays: readonly ClosedDay[] = [],
  hours: readonly OpeningHours[] = DEFAULT_HOURS,
): Calendar {
  return makeCalendar({ closedDays, office, hours })
}

/** National calendar without closures, for terms without a known office. */
export const NATIONAL_CALENDAR: Calendar = officeCalendar(null)
