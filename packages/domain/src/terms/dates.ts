/**
 * Calendar dates as strings 'YYYY-MM-DD', computed with integer day numbers, independent of Date objects and
 * time zones.
 */
export type IsoDate = string

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

/** Days from 1970-01-01 to a civil date (proleptic Gregorian; Hinnant's algorithm). */
function civilToDay(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

const pad = (n: number, width: number): string => String(n).padStart(width, '0')

/** Length of a month (1–12) in days. */
export function daysInMonth(year: number, month: number): number {
  return (
    civilToDay(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - civilToDay(year, month, 1)
  )
}

/** Whether the text is a valid date written YYYY-MM-DD; '2026-02-30' is not. */
export function isIsoDate(text: string): boolean {
  const match = PATTERN.exec(text)
  if (match === null) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Days since 1970-01-01. @throws RangeError when the text is not a valid date */
export function dayNumber(date: IsoDate): number {
  if (!isIsoDate(date)) throw new RangeError(`«${date}» no es una fecha AAAA-MM-DD que exista.`)
  return civilToDay(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)))
}

/** Inverse of `dayNumber`. */
export function dateOfDay(day: number): IsoDate {
  const z = day + 719468
  const era = Math.floor(z / 146097)
  const dayOfEra = z - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1, 2)}`
}

/** Day of the week of a day number: 0 Sunday … 6 Saturday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfDay(dayNumber(date) + days)
}

/** Whole days from `a` to `b`; negative when `b` is earlier. */
export function daysBetween(a: IsoDate, b: IsoDate): number {
  return dayNumber(b) - dayNumber(a)
}

/**
 * The same date `months` later, or the last day of a shorter month (Código Civil art. 67). 2026-01-31 + 1 →
 * 2026-02-28.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  dayNumber(date)
  const total = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(total / 12)
  const month = total - year * 12 + 1
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(Math.min(Number(date.slice(8, 10)), daysInMonth(year, month)), 2)}`
}

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const
export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

export function weekdayName(date: IsoDate): string {
  // `weekday` gives 0 to 6
  return WEEKDAYS[weekday(dayNumber(date))] as string
}

/** '21 de noviembre de 2026', for prose. */
export function longDate(date: IsoDate): string {
  dayNumber(date)
  return `${Number(date.slice(8, 10))} de ${MONTHS[Number(date.slice(5, 7)) - 1]} de ${date.slice(0, 4)}`
}

/** 'sábado 21 de noviembre de 2026'. */
export function longDateWithWeekday(date: IsoDate): string {
  return `${weekdayName(date)} ${longDate(date)}`
}

/** '21/11/2026', for tables. */
export function shortDate(date: IsoDate): string {
  dayNumber(date)
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

/** Bogotá is five hours behind UTC all year round. */
const BOGOTA_OFFSET_MS = 5 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

function millis(instant: string): number {
  const ms = Date.parse(instant)
  if (Number.isNaN(ms)) throw new RangeError(`«${instant}» no es un instante ISO.`)
  return ms
}

/** Date in Bogotá at an ISO instant. */
export function bogotaDate(instant: string): IsoDate {
  return dateOfDay(Math.floor((millis(instant) - BOGOTA_OFFSET_MS) / DAY_MS))
}

/** Minutes after midnight in Bogotá at an ISO instant, 0–1439. */
export function bogotaMinutes(instant: string): number {
  const local = millis(instant) - BOGOTA_OFFSET_MS
  return Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / 60000)
}

/** ISO instant (UTC) of a time of day in Bogotá. `minutes` can be 1440: the midnight that ends the day. */
export function bogotaInstant(date: IsoDate, minutes: number): string {
  return new Date(dayNumber(date) * DAY_MS + minutes * 60000 + BOGOTA_OFFSET_MS).toISOString()
}

/** Local time in Bogotá at an ISO instant: '2026-11-21T20:30:15'. */
export function bogotaClock(instant: string): string {
  return new Date(millis(instant) - BOGOTA_OFFSET_MS).toISOString().slice(0, 19)
}

/** ISO instant (UTC) of a local time in Bogotá, given to the minute or to the second. */
export function instantOfClock(clock: string): string {
  return new Date(millis(`${clock}Z`) + BOGOTA_OFFSET_MS).toISOString()
}
