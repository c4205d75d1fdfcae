import { pesos } from '../kernel/figures.ts'
import type { Settled } from './method.ts'

/**
 * Current version of the program's part of each formula: what evaluates it, reads its data, or is the method itself.
 * Raise it when the same inputs, figures and formula would give another result: a liquidación of an older version shows
 * its version and is not recalculated.
 */
export const FORMULA_VERSIONS: Readonly<Record<Settled, number>> = {
  evaluacion: 1,
  seguimiento: 1,
  valor_fijo: 1,
  // version 2 takes capacity from the kind of offender, and rejects a factor already in the benefit
  multa: 2,
  tua: 1,
  tasa_retributiva: 1,
  tafm: 1,
  tasa_compensatoria_fauna: 1,
}

/**
 * Inputs and figures of a liquidación, stored with its result so that it can be repeated after the figures
 * change.
 */
export interface Calculation<Figures> {
  readonly settled: Settled
  /** formula version, from `FORMULA_VERSIONS` */
  readonly formula: number
  readonly year: number
  /** minimum wage of the year and the norm that set it; null when an act fixes the price */
  readonly minimumWage: { readonly pesos: number; readonly norm: string } | null
  /** checksum of `figures`, to compare two liquidaciones by eye */
  readonly checksum: string
  readonly inputs: Readonly<Record<string, unknown>>
  /** published figures; null when the method uses none */
  readonly figures: Figures | null
  readonly total: number
}

const REPEATABLE =
  'Los datos y los parámetros se conservan con el caso, para repetir la operación con el mismo resultado aunque estos cambien.'

/**
 * Sentence for a document about the formula version and figures used; '' for older liquidaciones without that
 * record.
 */
export function calculationWords(kept: unknown): string {
  if (typeof kept !== 'object' || kept === null) return ''
  // stored with the case as it was made
  const { formula, year, minimumWage, checksum } = kept as Calculation<unknown>
  const by = `La operación se hizo con la versión ${formula} de la fórmula`
  if (minimumWage === null) return `${by}, sobre el valor que fija el acto citado. ${REPEATABLE}`
  const wage = `salario mínimo de ${pesos(minimumWage.pesos)}, ${minimumWage.norm}`
  return `${by} y los parámetros publicados para ${year}: ${wage}; huella de los parámetros, ${checksum}. ${REPEATABLE}`
}
