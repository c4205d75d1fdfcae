import { Dec as Decimal, type Dec, figureWords, pesos, toPesos } from '../decimal.ts'
import type { Fee, Step } from '../derivation.ts'
import type { Compiled, Line, Named } from './compile.ts'
import { evaluate } from './evaluate.ts'
import { explained, type Shown, valueWords } from './explain.ts'
import { ROUNDINGS } from './formula.ts'
import { FormulaFault, type Node } from './syntax.ts'
import { MONEY, UNITS, withSign } from './units.ts'

/** What a settlement knows: its data, and its rows by their names. */
export interface SettlementData {
  readonly rows: readonly string[]
  /** @param row null: outside of the rows. @throws RangeError for one that is missing or out of its bounds */
  of(input: Named, row: number | null): Dec | boolean
  /** lines that say how the program found an input */
  working?(input: Named, row: number | null): readonly Step[]
}

export interface FormulaFee extends Fee {
  /** the ceiling is charged and not what the lines give */
  readonly capped: boolean
}

/** Largest fee, pesos. */
const MOST = new Decimal('1e15')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Computes a fee by a formula, with its working: a line for each of its lines, and of those of the rows one for each
 * row. Rounded once, at the end.
 * @throws RangeError with a Spanish sentence where it cannot be computed
 */
export function settleBy(compiled: Compiled, data: SettlementData): FormulaFee {
  const { formula, names, lines, ceiling } = compiled
  const computed = new Map<string, readonly Dec[]>()
  const inputs = new Map<string, Dec | boolean>()
  const nameOf = (name: string): Named => {
    const named = names.get(name)
    if (named === undefined) throw new RangeError(`La fórmula no tiene «${name}».`)
    return named
  }
  const steps: Step[] = []
  let text = ''
  const shown: Shown = {
    rows: data.rows.length,
    table: formula.table ?? [],
    fault: (sentence: string, node: Node) => new FormulaFault(sentence, node, text),
    of(name, row) {
      const named = nameOf(name)
      const at = named.each ? row : null
      const line = computed.get(name)
      if (line !== undefined) {
        const value = line[at ?? 0]
        if (value === undefined) throw new RangeError(`«${name}» no tiene valor en este renglón.`)
        return value
      }
      const key = `${at ?? ''} ${name}`
      let value = inputs.get(key)
      if (value === undefined) {
        inputs.set(key, (value = data.of(named, at)))
        steps.push(...(data.working?.(named, at) ?? []))
      }
      return value
    },
    written(name, row) {
      const named = nameOf(name)
      const value = shown.of(name, row)
      if (typeof value === 'boolean') return value ? 'sí' : 'no'
      if (named.unit === null)
        return named.measure === MONEY ? figureWords(value, 0) : valueWords(value, named.measure)
      const { sign } = UNITS[named.unit]
      return withSign(figureWords(value), sign.startsWith('$') ? '' : sign)
    },
  }
  const compute = (line: Line, row: number | null): Dec => {
    text = line.text
    const value = evaluate(line.node, shown, row)
    const of = row === null ? '' : `${data.rows[row] ?? ''}: `
    steps.push({
      label: of === '' ? capital(line.name) : `${of}${line.name}`,
      expression: explained(line.node, shown, row),
      value: valueWords(value, line.measure),
    })
    return value
  }
  let total = new Decimal(0)
  for (const line of lines) {
    const values = line.each ? data.rows.map((_, i) => compute(line, i)) : [compute(line, null)]
    computed.set(line.name, values)
    total = values[0] ?? total
  }
  const limit = ceiling === null ? null : compute(ceiling, null)
  const to = ROUNDINGS[formula.rounding]
  const charged = toPesos(total.div(to)) * to
  const most = limit === null ? null : toPesos(limit)
  const capped = most !== null && most < charged
  const value = capped ? most : charged
  if (total.gt(MOST) || value < 0)
    throw new RangeError(
      value < 0 ? 'La fórmula da un valor negativo.' : 'La fórmula da una cifra sin medida.',
    )
  if (most !== null)
    steps.push({
      label: 'Valor: el menor de los dos',
      expression: `mín(${figureWords(charged)}; ${figureWords(most)})`,
      value: pesos(value),
    })
  return { value, steps, norms: [], capped }
}
