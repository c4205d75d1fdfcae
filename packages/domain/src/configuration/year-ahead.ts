import { daysBetween, type IsoDate } from '../terms/dates.ts'

/** What the figures of a year must say so that fees can be settled with it; see `fees/parameters.ts`. */
export interface FiguresKnown {
  /** monthly minimum wage, whole pesos */
  readonly smmlv: number | null
  /** variation of consumer prices, per cent */
  readonly inflation: string | null
}

/** Years whose figures are shown, the oldest first: at least up to the one after today's. */
export function yearsShown(today: IsoDate, from: number, atLeastTo: number): readonly number[] {
  const last = Math.max(atLeastTo, yearOf(today) + 1)
  return Array.from({ length: last - from + 1 }, (_, i) => from + i)
}

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4))

/**
 * The year whose figures are counted down to, and the days left before it begins; null outside December, when
 * neither the decree nor the variation of prices is known.
 */
export function countdown(today: IsoDate): { readonly year: number; readonly days: number } | null {
  if (today.slice(5, 7) !== '12') return null
  const year = yearOf(today) + 1
  return { year, days: daysBetween(today, `${year}-01-01`) }
}

/** What keeps a year from being settled with, in Spanish; `null`: the portal knows nothing of that year. */
export function missingToSettle(
  year: number,
  own: FiguresKnown | null,
  yearBefore: FiguresKnown | null,
): readonly string[] {
  return [
    ...((own?.smmlv ?? null) === null ? [`el salario mínimo de ${year}`] : []),
    // the published scale of 2010 is indexed year by year up to the one before
    ...((yearBefore?.inflation ?? null) === null ? [`la variación de precios de ${year - 1}`] : []),
  ]
}
