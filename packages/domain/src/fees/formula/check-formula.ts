import type { Fault } from '../../kernel/problem.ts'
import { dec } from '../decimal.ts'
import { compileFormula } from './compile.ts'
import { datumFacts } from './data-facts.ts'
import { exampleResults } from './examples.ts'
import type { Formula, FormulaExample, FormulaSettled } from './formula.ts'

/** A formula with what it settles and the examples that must hold. */
export interface WrittenFormula extends Formula {
  readonly settles: FormulaSettled
  readonly examples: readonly FormulaExample[]
}

/**
 * What is wrong with a formula that has all its data: what cannot be read, units that do not fit, a table with gaps, and
 * each example that does not hold, with what came out. Empty: it can be published.
 */
export function formulaFaults(written: WrittenFormula): readonly Fault[] {
  const { settles, table, examples } = written
  const { compiled, faults } = compileFormula(written, (code) => datumFacts(settles, code))
  const ofTable = table === null ? [] : tableFaults(table)
  if (compiled === null || ofTable.length > 0) return [...faults, ...ofTable]
  return exampleResults(settles, written, examples).flatMap(({ holds, sentence }, i) =>
    holds ? [] : [{ path: `examples/${i}/total`, message: `${sentence}.`.replace(/\.\.$/, '.') }],
  )
}

function tableFaults(table: NonNullable<Formula['table']>): readonly Fault[] {
  return table.flatMap(({ from, to }, i): readonly Fault[] => {
    const next = table[i + 1]
    if (to === null)
      return next === undefined
        ? []
        : [{ path: `table/${i}/to`, message: 'Solo el último renglón queda sin final' }]
    if (dec(to).lte(from)) return [{ path: `table/${i}/to`, message: 'El final va después del comienzo' }]
    return next === undefined || dec(next.from).eq(to)
      ? []
      : [{ path: `table/${i + 1}/from`, message: 'Cada renglón empieza donde termina el anterior' }]
  })
}
