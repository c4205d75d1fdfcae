import type { HolidayLaw, HolidayRule } from '../../terms/holidays.ts'

/** A holiday as it is stored: one of the three ways says when it falls. */
export interface StoredHoliday {
  readonly name: string
  /** MM-DD */
  readonly on?: string | null | undefined
  readonly mondayFrom?: string | null | undefined
  /** days after Easter Sunday, negative before it */
  readonly easter?: number | null | undefined
}

/** A law of holidays as it is stored. */
export interface StoredLaw {
  readonly name: string
  readonly from: string | null
  readonly until: string | null
  readonly days: readonly StoredHoliday[]
}

/** When a holiday falls, by the ways that it says. */
export function rulesOf({ name, on, mondayFrom, easter }: StoredHoliday): readonly HolidayRule[] {
  return [
    ...(typeof on === 'string' ? [{ name, on }] : []),
    ...(typeof mondayFrom === 'string' ? [{ name, mondayFrom }] : []),
    ...(typeof easter === 'number' ? [{ name, easter }] : []),
  ]
}

/** A stored law as calendars count it. */
export const lawOf = (id: string, { name, from, until, days }: StoredLaw): HolidayLaw => ({
  id,
  norm: name,
  ...(from !== null && { from }),
  ...(until !== null && { until }),
  days: days.flatMap(rulesOf),
})
