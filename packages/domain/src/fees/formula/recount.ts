import { Refusal } from '../../kernel/problem.ts'
import type { Calculation } from '../calculation.ts'
import type { FeeFigures } from '../figures.ts'
import { type Formula, isFormulaSettled } from './formula.ts'
import { settleCaptured } from './settle-captured.ts'

/** A settlement counted again: whole pesos; `after` null: the formula cannot compute it. */
export interface Recounted {
  readonly before: number
  readonly after: number | null
}

/** Counts a stored settlement again by another formula, with the inputs and figures that it was stored with. */
export function recountSettlement(stored: Calculation<FeeFigures>, formula: Formula): Recounted {
  const { settled, inputs, year, figures, total } = stored
  if (!isFormulaSettled(settled) || figures === null) return { before: total, after: null }
  try {
    return { before: total, after: settleCaptured(settled, formula, inputs, year, figures).value }
  } catch (error) {
    if (error instanceof RangeError || error instanceof Refusal) return { before: total, after: null }
    throw error
  }
}
