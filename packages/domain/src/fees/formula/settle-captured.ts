import type { FeeFigures } from '../figures.ts'
import { compileFormula } from './compile.ts'
import { type Captured, datumWorking, readDatum, rowsCaptured } from './data.ts'
import { datumFacts } from './data-facts.ts'
import type { Formula, FormulaSettled } from './formula.ts'
import { type FormulaFee, settleBy } from './settle.ts'

/**
 * The fee that a formula gives for what a settlement captured and the figures of its year.
 * @throws RangeError with a Spanish sentence where a datum is missing or the formula cannot be computed; `Refusal`
 * (invalid) for a year without figures
 */
export function settleCaptured(
  settled: FormulaSettled,
  formula: Formula,
  data: Readonly<Record<string, unknown>>,
  year: number,
  figures: FeeFigures,
): FormulaFee {
  const { compiled, faults } = compileFormula(formula, (code) => datumFacts(settled, code))
  if (compiled === null) throw new RangeError(`La fórmula no se puede leer: ${faults[0]?.message ?? ''}`)
  const rows = rowsCaptured(settled, data)
  const at = (row: number | null): Captured => ({
    data,
    row: row === null ? {} : (rows[row]?.row ?? {}),
    year,
    figures,
  })
  return settleBy(compiled, {
    rows: rows.map(({ name }) => name),
    of: ({ datum }, row) => readDatum(settled, datum ?? '', at(row)),
    working: ({ datum }, row) => datumWorking(settled, datum ?? '', at(row)),
  })
}
