import { type Calendar, isBusinessDay } from './calendar.ts'
import { bogotaDate, bogotaMinutes } from './dates.ts'

/** Whether an office is open to the public at an instant. */
export function isOpenAt(instant: string, calendar: Calendar): boolean {
  const minutes = bogotaMinutes(instant)
  return (
    isBusinessDay(bogotaDate(instant), calendar) &&
    calendar.hours.some((slot) => minutes >= slot.from && minutes < slot.to)
  )
}
