import type { Settled } from '../method.ts'
import type { TableRow } from './evaluate.ts'
import type { Unit } from './units.ts'

/**
 * What a formula can settle. A fine and a price that an act fixes are computed by the program
 * (docs/decisions/formulas.md).
 */
export const FORMULA_SETTLED = [
  'evaluacion',
  'seguimiento',
  'tua',
  'tasa_retributiva',
  'tafm',
  'tasa_compensatoria_fauna',
] as const satisfies readonly Settled[]
export type FormulaSettled = (typeof FORMULA_SETTLED)[number]

export const isFormulaSettled = (settled: unknown): settled is FormulaSettled =>
  FORMULA_SETTLED.some((one) => one === settled)

/** To which whole amount of pesos the result is rounded, half up. */
export const ROUNDINGS = { peso: 1, diez: 10, cien: 100, mil: 1000 } as const
export type Rounding = keyof typeof ROUNDINGS

/** A formula as it settles; stored with a settlement, so that it can be repeated whatever is published later. */
export interface Formula {
  /** the paragraph of an act that names norm and formula */
  readonly grounds: string
  /** names by which the expressions call data of the settlement */
  readonly inputs: readonly { readonly name: string; readonly datum: string }[]
  /** computed one after the other; the last one is the fee */
  readonly lines: readonly { readonly name: string; readonly expression: string }[]
  /** what the fee cannot exceed; empty: nothing */
  readonly ceiling: string
  /** for `tabla(…)`; null: none */
  readonly table: readonly TableRow[] | null
  readonly tableBy: Unit
  readonly tableGives: Unit
  readonly rounding: Rounding
}

/** An example that must hold before a formula is published. */
export interface FormulaExample {
  readonly name: string
  /** «caudal = 5; horas = 24; medido = no»; of rows, «días = 5 y 3» */
  readonly given: string
  /** whole pesos */
  readonly total: number
}

/** Formulas in force, by what they settle. */
export type Formulas = Readonly<Partial<Record<FormulaSettled, Formula>>>
