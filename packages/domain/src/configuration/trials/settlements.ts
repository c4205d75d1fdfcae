import type { Calculation } from '../../fees/calculation.ts'
import type { FeeFigures } from '../../fees/figures.ts'
import type { Formula } from '../../fees/formula/formula.ts'
import { recountSettlement } from '../../fees/formula/recount.ts'
import type { Judged } from './sum.ts'

const CHANGES = { id: 'cambian', one: 'liquidación que cambia', many: 'liquidaciones que cambian' }
const FAILS = {
  id: 'sin-calcular',
  one: 'liquidación que con este borrador no se podría calcular',
  many: 'liquidaciones que con este borrador no se podrían calcular',
}

/** A stored settlement by the draft of a formula; one that it cannot compute is in no sum of money. */
export function judgeSettlement(stored: Calculation<FeeFigures>, formula: Formula): Judged {
  const { before, after } = recountSettlement(stored, formula)
  if (after === null) return { lines: [FAILS] }
  return { lines: after === before ? [] : [CHANGES], money: { before, after } }
}
