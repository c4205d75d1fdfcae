import { feeCap } from '@ventanilla/domain/fees/cap'
import { lastFeeYear } from '@ventanilla/domain/fees/maximum'
import type { FeeParameters } from '@ventanilla/domain/fees/parameters'

export interface ShownScale {
  readonly year: number
  readonly minimumWage: number
  readonly brackets: { from: number; to: number; ceiling: number }[]
}

/** Ceilings of the evaluation fee of a year, or of the last year with known figures. */
export function feeScaleOf(year: number, figures: FeeParameters): ShownScale | null {
  const last = lastFeeYear(figures, year)
  const known = figures.years.find((candidate) => candidate.year === last)
  const minimumWage = known?.smmlv ?? null
  if (known === undefined || minimumWage === null) return null
  const ranges = figures.ownScale[String(known.year)] ?? figures.scale2010
  return {
    year: known.year,
    minimumWage,
    brackets: ranges.map(({ from, to }) => ({
      from,
      to,
      ceiling: feeCap({ projectValue: Math.max(1, from * minimumWage), year: known.year }, figures).value,
    })),
  }
}

/** Whether the method derives the ceiling from the project's value. */
export const chargesByValue = (method: string): boolean =>
  !['no_genera', 'tarifa_fija_sunl', 'segun_permiso'].includes(method)
