import { type Dec, dec, pesos } from '../decimal.ts'
import type { Step } from '../derivation.ts'
import { type Compiled, compileFormula, type Named } from './compile.ts'
import { datumFacts } from './data-facts.ts'
import type { Formula, FormulaExample, FormulaSettled } from './formula.ts'
import { sameName } from './parse.ts'
import { settleBy } from './settle.ts'
import { writtenNumber } from './tokens.ts'

/** What came of an example. */
export interface ExampleResult {
  readonly name: string
  readonly holds: boolean
  /** Spanish sentence: what came out */
  readonly sentence: string
  /** its working, as a liquidación would print it; empty: it could not be computed */
  readonly steps: readonly Step[]
}

/** Most rows of an example. */
const MOST_ROWS = 20

/** Computes the examples of a formula; none while the formula cannot be read. */
export function exampleResults(
  settled: FormulaSettled,
  formula: Formula,
  examples: readonly FormulaExample[],
): readonly ExampleResult[] {
  const { compiled } = compileFormula(formula, (code) => datumFacts(settled, code))
  return compiled === null ? [] : examples.map((example) => resultOf(compiled, example))
}

function resultOf(compiled: Compiled, { name, given, total }: FormulaExample): ExampleResult {
  try {
    const { value, steps } = exampleFee(compiled, given)
    const holds = value === total
    return {
      name,
      holds,
      steps,
      sentence: holds ? `Da ${pesos(value)}, como debe` : `Da ${pesos(value)} y debe dar ${pesos(total)}`,
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { name, holds: false, steps: [], sentence: `No se pudo calcular: ${error.message}` }
  }
}

function exampleFee(compiled: Compiled, given: string) {
  const values = givenValues(given, compiled.names)
  const counts = [...values].flatMap(([name, all]) =>
    compiled.names.get(name)?.each === true ? [all.length] : [],
  )
  const rows = Math.max(0, ...counts)
  if (counts.some((count) => count !== rows))
    throw new RangeError(
      'Los datos de los renglones no son de los mismos: escriba uno por renglón, unidos por «y».',
    )
  return settleBy(compiled, {
    rows: Array.from({ length: rows }, (_, i) => `Renglón ${i + 1}`),
    of({ name }, row) {
      const value = values.get(name)?.[row ?? 0]
      if (value === undefined) throw new RangeError(`Falta «${name}».`)
      return value
    },
  })
}

/** «caudal = 5; días = 10 y 20; medido = sí» by the names of the formula. @throws RangeError with a Spanish sentence */
function givenValues(
  given: string,
  names: ReadonlyMap<string, Named>,
): ReadonlyMap<string, readonly (Dec | boolean)[]> {
  const inputs = new Map(
    [...names.values()].filter(({ datum }) => datum !== null).map((one) => [sameName(one.name), one]),
  )
  const found = new Map<string, readonly (Dec | boolean)[]>()
  for (const part of given.split(';')) {
    if (part.trim() === '') continue
    const [name = '', text, more] = part.split('=')
    if (text === undefined || more !== undefined)
      throw new RangeError(`Escriba cada dato como «nombre = valor»: «${part.trim()}».`)
    const input = inputs.get(sameName(name))
    if (input === undefined) throw new RangeError(`Ningún dato de la fórmula se llama «${name.trim()}».`)
    if (found.has(input.name)) throw new RangeError(`«${input.name}» está dos veces.`)
    const all = text.trim().split(/\s+y\s+/)
    if (all.length > MOST_ROWS) throw new RangeError(`Un ejemplo lleva a lo más ${MOST_ROWS} renglones.`)
    if (!input.each && all.length > 1)
      throw new RangeError(`«${input.name}» no es de los renglones: lleva un valor.`)
    found.set(
      input.name,
      all.map((one) => valueOf(input, one)),
    )
  }
  return found
}

function valueOf(input: Named, text: string): Dec | boolean {
  if (input.measure === 'si_no') {
    const said = sameName(text)
    if (said === 'si' || said === 'no') return said === 'si'
    throw new RangeError(`«${input.name}» es sí o no, y dice «${text}».`)
  }
  const number = writtenNumber(text.replace(/^\$\s*/, '').replace(/\s*%$/, ''))
  if (number === null)
    throw new RangeError(`«${text}» no es un número: escríbalo con coma decimal y punto de miles.`)
  return dec(number)
}
