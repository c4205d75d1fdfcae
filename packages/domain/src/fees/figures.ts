import type { Capacity } from './capacity.ts'
import type { CircumstanceWeights } from './circumstances.ts'
import type { GravityWeights } from './effect.ts'
import type { Formulas } from './formula/formula.ts'
import type { FeeParameters } from './parameters.ts'

/** Figures for the valuation of fines from a year on, with their norm. */
export interface FineTable {
  readonly fromYear: number
  readonly norm: string
  /** to be confirmed by the legal office */
  readonly confirm: boolean
  readonly weights: GravityWeights
  readonly circumstances: CircumstanceWeights
  readonly capacities: readonly Capacity[]
}

/**
 * Coefficient of use (CU) of the water levy (Decreto 1155 de 2017, to confirm). Investment, scarcity and
 * social conditions (CK, CE, CS) are loaded by basin and year: the portal never derives them.
 */
export interface UseCoefficient {
  readonly use: string
  readonly name: string
  /** decimal as text */
  readonly coefficient: string
}

/** Figures that norms publish for fees and fines. */
export interface FeeFigures {
  readonly parameters: FeeParameters
  /** in force; absent in what was settled before formulas were stored with a settlement */
  readonly formulas?: Formulas
  /** equal to how that was settled; not stored */
  readonly firstFormulas?: Formulas
  /** only for the levy on water */
  readonly uses?: readonly UseCoefficient[]
  /** only for fines */
  readonly fines?: {
    readonly tables: readonly FineTable[]
    readonly caps: Readonly<Record<string, number>>
  }
}

/**
 * The figures in force in a year.
 * @throws RangeError for a year before the first table
 */
export function fineTableOf(year: number, tables: readonly FineTable[]): FineTable {
  const found = tables
    .filter(({ fromYear }) => fromYear <= year)
    .toSorted((a, b) => a.fromYear - b.fromYear)
    .at(-1)
  if (found === undefined) throw new RangeError(`No hay tabla de tasación de multas para ${year}.`)
  return found
}

/** Coefficient of a use; one that the norm does not name takes that of «los demás usos». */
export function coefficientOfUse(use: string, rows: readonly UseCoefficient[]): string {
  const found = rows.find((row) => row.use === use) ?? rows.find((row) => row.use === 'otro')
  if (found === undefined) throw new RangeError('No hay coeficiente para los demás usos del agua.')
  return found.coefficient
}
