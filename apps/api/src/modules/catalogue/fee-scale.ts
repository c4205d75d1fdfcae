import { FEE_PARAMETERS } from '@ventanilla/catalog/fees/parameters'
import { feeCap } from '@ventanilla/domain/fees/cap'
import { lastFeeYear } from '@ventanilla/domain/fees/maximum'

export interface ShownScale {
  readonly year: number
  readonly minimumWage: number
  readonly brackets: { from: number; to: number; ceiling: number }[]
}

/** Ceilings of the evaluation fee of a year, or of the last year with known figures. */
export function feeScaleOf(year: number): ShownScale | null {
  const last = lastFeeYear(FEE_PARAMETERS, year)
  const known = FEE_PARAMETERS.years.find((candidate) => candidate.year === last)
  const minimumWage = known?.smmlv ?? null
  if (known === undefined || minimumWage === null) return null
  const ranges = FEE_PARAMETERS.ownScale[String(known.year)] ?? FEE_PARAMETERS.scale2010
  return {
    year: known.year,
    minimumWage,
    brackets: ranges.map(({ from, to }) => ({
      from,
      to,
      ceiling: feeCap({ projectValue: Math.max(1, from * minimumWage), year: known.year }, FEE_PARAMETERS)
        .value,
    })),
  }
}

/** Whether the method derives the ceiling from the project's value. */
export const chargesByValue = (method: string): boolean =>
  !['no_genera', 'tarifa_fija_sunl', 'segun_permiso'].includes(method)
