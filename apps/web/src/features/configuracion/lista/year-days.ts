import { type Calendar, dayKind, type DayKind } from '@ventanilla/domain/terms/calendar'
import {
  addDays,
  dateOfDay,
  dayNumber,
  daysInMonth,
  longDate,
  MONTHS,
  weekday,
} from '@ventanilla/domain/terms/dates'

/** A day closed by the authority, as its draft says it or as it is in force. */
export interface ClosedRow {
  readonly key: string
  readonly date: string
  readonly name: string
  /** code; null: all offices */
  readonly office: string | null
  /** not in force yet */
  readonly draft: boolean
}

/** One day of the year as it is shown. */
export interface DayShown {
  readonly date: string
  readonly kind: DayKind
  /** 'festivo: Navidad', 'cierre: …', 'sábado'; '' for a business day */
  readonly reason: string
  /** closed days of the authority, of the office that is looked at and of all */
  readonly closed: readonly ClosedRow[]
}

export interface MonthShown {
  readonly name: string
  /** cells before the first day, in a week that begins on Monday */
  readonly before: number
  readonly days: readonly DayShown[]
}

/** The twelve months of a year by a calendar of holidays, with the authority's own days. */
export function monthsOf(
  year: number,
  holidays: Calendar,
  rows: readonly ClosedRow[],
): readonly MonthShown[] {
  const byDate = Map.groupBy(rows, ({ date }) => date)
  return MONTHS.map((name, i) => {
    const first = `${String(year).padStart(4, '0')}-${String(i + 1).padStart(2, '0')}-01`
    return {
      name,
      before: (weekday(dayNumber(first)) + 6) % 7,
      days: Array.from({ length: daysInMonth(year, i + 1) }, (_, n) => {
        const date = addDays(first, n)
        const closed = byDate.get(date) ?? []
        const { kind, reason } = dayKind(date, holidays)
        const [one] = closed
        return {
          date,
          closed,
          kind: kind === 'habil' && one !== undefined ? 'cierre' : kind,
          reason: kind === 'habil' && one !== undefined ? `cierre: ${one.name}` : reason,
        } satisfies DayShown
      }),
    }
  })
}

/** What a screen reader says of a day: '9 de diciembre de 2026, cierre: Fiesta local (borrador)'. */
export function dayLabel({ date, reason, closed }: DayShown): string {
  const draft = closed.some((one) => one.draft) ? ' (borrador)' : ''
  return `${longDate(date)}, ${reason === '' ? 'hábil' : reason}${draft}`
}

/** Days of a span, in either order, that are business days and not yet closed for the office. */
export function daysToClose(
  span: { readonly from: string; readonly to: string },
  office: string | null,
  holidays: Calendar,
  rows: readonly ClosedRow[],
): readonly string[] {
  const [from, to] = [dayNumber(span.from), dayNumber(span.to)].toSorted((a, b) => a - b)
  if (from === undefined || to === undefined) return []
  const taken = new Set(
    rows.filter((one) => one.office === null || one.office === office).map(({ date }) => date),
  )
  return Array.from({ length: Math.min(to - from, MOST_DAYS) + 1 }, (_, n) => dateOfDay(from + n)).filter(
    (date) => dayKind(date, holidays).kind === 'habil' && !taken.has(date),
  )
}

/** Longest span that is closed at once: a month and a half of vacation. */
export const MOST_DAYS = 45

/** Where a key leads from a day; null: the key is another's. Stays within the year. */
export function dayAfterKey(date: string, key: string): string | null {
  const to = target(date, key)
  return to === null || to.slice(0, 4) !== date.slice(0, 4) ? (to === null ? null : date) : to
}

function target(date: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return `${date.slice(0, 8)}01`
    case 'End':
      return `${date.slice(0, 8)}${String(daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)))).padStart(2, '0')}`
    case 'PageUp':
      return addDays(`${date.slice(0, 8)}01`, -1)
    case 'PageDown':
      return addDays(`${date.slice(0, 8)}01`, 32).slice(0, 8) + '01'
    default:
      return null
  }
}
