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

/** What a formula would change of many settlements; sums in whole pesos. */
export interface RecountedSum {
  readonly settlements: number
  /** of those that the formula can compute */
  readonly before: number
  readonly after: number
  readonly changed: number
  readonly failed: number
}

export const NOTHING_RECOUNTED: RecountedSum = { settlements: 0, before: 0, after: 0, changed: 0, failed: 0 }

export function withRecounted(sum: RecountedSum, { before, after }: Recounted): RecountedSum {
  const settlements = sum.settlements + 1
  if (after === null) return { ...sum, settlements, failed: sum.failed + 1 }
  return {
    ...sum,
    settlements,
    before: sum.before + before,
    after: sum.after + after,
    changed: sum.changed + (after === before ? 0 : 1),
  }
}
