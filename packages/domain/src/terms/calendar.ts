import type { IsoDate } from './dates.ts'
import {
  addDays,
  bogotaDate,
  bogotaMinutes,
  dateOfDay,
  dayNumber,
  longDateWithWeekday,
  weekday,
} from './dates.ts'
import type { HolidayLaw } from './holidays.ts'
import { colombianHolidays, HOLIDAY_LAWS } from './holidays.ts'

/** A day on which an office is closed by decision of the authority (closure, suspended terms). */
export interface ClosedDay {
  readonly date: IsoDate
  readonly reason: string
  /** office code; null for all offices */
  readonly office: string | null
}

/** Opening hours on business days, in minutes after midnight in Bogotá. */
export interface OpeningHours {
  readonly from: number
  readonly to: number
}

/** 8:00–12:00 and 14:00–17:00, the authority's proposed hours. */
export const DEFAULT_HOURS: readonly OpeningHours[] = [
  { from: 8 * 60, to: 12 * 60 },
  { from: 14 * 60, to: 17 * 60 },
]

/**
 * Everything that determines business days for one office, in any year. A plain value: build it once with
 * `makeCalendar` and pass it along; computed years are cached per calendar.
 */
export interface Calendar {
  readonly laws: readonly HolidayLaw[]
  /** date → reason, for closures of this office and of all offices */
  readonly closed: ReadonlyMap<IsoDate, string>
  readonly hours: readonly OpeningHours[]
}

/**
 * Builds the calendar of one office.
 * @param laws holiday laws; defaults to those in force
 * @param office code of the office whose closures count; null: only closures of all offices
 */
export function makeCalendar(
  input: {
    readonly laws?: readonly HolidayLaw[]
    readonly closedDays?: readonly ClosedDay[]
    readonly office?: string | null
    readonly hours?: readonly OpeningHours[]
  } = {},
): Calendar {
  const closed = new Map<IsoDate, string>()
  for (const day of input.closedDays ?? []) {
    if (day.office === null || day.office === (input.office ?? null)) closed.set(day.date, day.reason)
  }
  return { laws: input.laws ?? HOLIDAY_LAWS, closed, hours: input.hours ?? DEFAULT_HOURS }
}

/** Whether two calendars have the same business days in every year; names and reasons do not matter. */
export function sameDays(a: Calendar, b: Calendar): boolean {
  if (a === b) return true
  const told = ({ laws, closed, hours }: Calendar): string =>
    JSON.stringify([
      laws.map(({ from, until, days }) => [
        from ?? null,
        until ?? null,
        days.map((rule) => ('easter' in rule ? rule.easter : 'on' in rule ? rule.on : `>${rule.mondayFrom}`)),
      ]),
      [...closed.keys()].toSorted(),
      hours,
    ])
  return told(a) === told(b)
}

// cache of holidays by set of laws and year, shared by all offices
const years = new WeakMap<readonly HolidayLaw[], Map<string, ReadonlyMap<IsoDate, string>>>()

/** Name of the holiday on a date; joins two on the same day. */
function holidayOn(date: IsoDate, laws: readonly HolidayLaw[]): string | undefined {
  let known = years.get(laws)
  if (known === undefined) years.set(laws, (known = new Map()))
  const year = date.slice(0, 4)
  let days = known.get(year)
  if (days === undefined) {
    const names = new Map<IsoDate, string>()
    for (const holiday of colombianHolidays(Number(year), laws)) {
      const other = names.get(holiday.date)
      names.set(holiday.date, other === undefined ? holiday.name : `${other} y ${holiday.name}`)
    }
    known.set(year, (days = names))
  }
  return days.get(date)
}

export type DayKind = 'habil' | 'fin_de_semana' | 'festivo' | 'cierre'

/**
 * Kind of a valid date and its Spanish reason ('sábado', 'festivo: Navidad', 'cierre: …'); '' for a business
 * day.
 */
export function dayKind(
  date: IsoDate,
  calendar: Calendar,
): { readonly kind: DayKind; readonly reason: string } {
  const holiday = holidayOn(date, calendar.laws)
  if (holiday !== undefined) return { kind: 'festivo', reason: `festivo: ${holiday}` }
  const day = weekday(dayNumber(date))
  if (day === 0) return { kind: 'fin_de_semana', reason: 'domingo' }
  if (day === 6) return { kind: 'fin_de_semana', reason: 'sábado' }
  const closure = calendar.closed.get(date)
  if (closure !== undefined) return { kind: 'cierre', reason: `cierre: ${closure}` }
  return { kind: 'habil', reason: '' }
}

export function isBusinessDay(date: IsoDate, calendar: Calendar): boolean {
  return dayKind(date, calendar).kind === 'habil'
}

// cache per calendar, which never changes: lists count business days for every row
const judged = new WeakMap<Calendar, Map<number, boolean>>()

/** Cached business-day check, by day number. */
export function countsAsBusinessDay(day: number, calendar: Calendar): boolean {
  let days = judged.get(calendar)
  if (days === undefined) judged.set(calendar, (days = new Map()))
  let counts = days.get(day)
  if (counts === undefined) days.set(day, (counts = isBusinessDay(dateOfDay(day), calendar)))
  return counts
}

/** The date itself if it is a business day, otherwise the next one. */
export function onOrAfterBusinessDay(date: IsoDate, calendar: Calendar): IsoDate {
  let day = dayNumber(date)
  while (!countsAsBusinessDay(day, calendar)) day += 1
  return dateOfDay(day)
}

/** First business day after a date. */
export function nextBusinessDay(date: IsoDate, calendar: Calendar): IsoDate {
  return onOrAfterBusinessDay(addDays(date, 1), calendar)
}

/** Business days after `from` up to and including `to`; 0 when `to` is not after `from`. */
export function businessDaysBetween(from: IsoDate, to: IsoDate, calendar: Calendar): number {
  const last = dayNumber(to)
  let count = 0
  for (let day = dayNumber(from) + 1; day <= last; day += 1) {
    if (countsAsBusinessDay(day, calendar)) count += 1
  }
  return count
}

/**
 * Date from which the authority's terms run for a filing received at `instant` (CPACA art. 54): the same day
 * until the last closing hour of a business day, otherwise the next business day. Early morning and the lunch
 * break count as the same day. Timeliness of the sender is separate: it lasts until `endOfDay`.
 */
export function businessDate(instant: string, calendar: Calendar): IsoDate {
  const date = bogotaDate(instant)
  const closing = Math.max(...calendar.hours.map((slot) => slot.to))
  return isBusinessDay(date, calendar) && bogotaMinutes(instant) < closing
    ? date
    : nextBusinessDay(date, calendar)
}

/** Sentence for the receipt that explains the business date. */
export function explainBusinessDate(instant: string, calendar: Calendar): string {
  const received = bogotaDate(instant)
  const counted = businessDate(instant, calendar)
  if (counted === received) return `Su solicitud se radicó el ${longDateWithWeekday(counted)}.`
  const { kind, reason } = dayKind(received, calendar)
  const why = kind === 'habil' ? 'después del horario de atención' : `en un día no hábil (${reason})`
  return `Su solicitud llegó ${why}: los términos de la autoridad se cuentan desde el ${longDateWithWeekday(counted)}.`
}
