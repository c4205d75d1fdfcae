import { pesos } from '../acts/formats.ts'
import type { Settled } from './method.ts'

/**
 * Version of each formula in force. Raise it when the same inputs and figures would give another result: a settlement
 * of an older version is then told with its version and no longer repeated.
 */
export const FORMULA_VERSIONS: Readonly<Record<Settled, number>> = {
  evaluacion: 1,
  seguimiento: 1,
  valor_fijo: 1,
  // 2: capacity by the kind of person, and a benefit that was calculated aggravates nothing
  multa: 2,
  tua: 1,
  tasa_retributiva: 1,
  tafm: 1,
  tasa_compensatoria_fauna: 1,
}

/** With what a settlement was made, kept beside its result: enough to make it again after the figures changed. */
export interface Calculation<Figures> {
  readonly settled: Settled
  /** of `FORMULA_VERSIONS` */
  readonly formula: number
  readonly year: number
  /** minimum wage of the year and the norm that set it; null where an act fixes the price */
  readonly minimumWage: { readonly pesos: number; readonly norm: string } | null
  /** of `figures`, for people to compare two settlements */
  readonly checksum: string
  readonly inputs: Readonly<Record<string, unknown>>
  /** published figures; null where none is taken */
  readonly figures: Figures | null
  readonly total: number
}

const REPEATABLE =
  'Los datos y los parámetros se conservan con el caso, para repetir la operación con el mismo resultado aunque estos cambien.'

/** How a document tells with what it was calculated; '' of what was settled before that was kept. */
export function calculationWords(kept: unknown): string {
  if (typeof kept !== 'object' || kept === null) return ''
  const { formula, year, minimumWage, checksum } = kept as Calculation<unknown>
  const by = `La operación se hizo con la versión ${formula} de la fórmula`
  if (minimumWage === null) return `${by}, sobre el valor que fija el acto citado. ${REPEATABLE}`
  const wage = `salario mínimo de ${pesos(minimumWage.pesos)}, ${minimumWage.norm}`
  return `${by} y los parámetros publicados para ${year}: ${wage}; huella de los parámetros, ${checksum}. ${REPEATABLE}`
}
