import { type Dec, Dec as Decimal, dec } from '../decimal.ts'
import { type FormulaFault, type Node } from './syntax.ts'

/** A row of a table of a formula: from a number, up to and without the next, and what it gives. */
export interface TableRow {
  /** decimal texts; `to` null: without end */
  readonly from: string
  readonly to: string | null
  readonly value: string
}

/** What the names of an expression stand for, in one row or in none. */
export interface Values {
  /** rows of the settlement */
  readonly rows: number
  readonly table: readonly TableRow[]
  /** @param row null: outside of the rows */
  of(name: string, row: number | null): Dec | boolean
  /** the words of something that cannot be computed, at its place */
  fault(sentence: string, node: Node): FormulaFault
}

/** Anything larger is a slip: no fee has twenty figures. */
const LARGEST = new Decimal('1e30')

/**
 * Computes an expression that was measured, with decimals.
 * @throws FormulaFault where it divides by zero or leaves its table
 */
export function evaluate(node: Node, values: Values, row: number | null): Dec {
  const value = (part: Node): Dec => evaluate(part, values, row)
  switch (node.is) {
    case 'number':
      return dec(node.value)
    case 'name': {
      const known = values.of(node.name, row)
      if (typeof known === 'boolean') throw values.fault('Esto es sí o no', node)
      return known
    }
    case 'group':
      return value(node.of)
    case 'minus':
      return value(node.of).negated()
    case 'percent':
      return value(node.of).div(100)
    case 'pair':
      return bounded(pairOf(node, value(node.left), value(node.right), values), node, values)
    case 'compare':
      throw values.fault('Esto es sí o no', node)
    case 'call':
      return called(node, values, row)
  }
}

function pairOf(node: Extract<Node, { is: 'pair' }>, left: Dec, right: Dec, values: Values): Dec {
  if (node.sign === '+') return left.plus(right)
  if (node.sign === '−') return left.minus(right)
  if (node.sign === '×') return left.times(right)
  if (right.isZero()) throw values.fault('La fórmula divide por cero', node)
  return left.div(right)
}

function bounded(value: Dec, node: Node, values: Values): Dec {
  if (!value.isFinite() || value.abs().gt(LARGEST))
    throw values.fault('La fórmula da una cifra sin medida', node)
  return value
}

function called(node: Extract<Node, { is: 'call' }>, values: Values, row: number | null): Dec {
  const [first, second, third] = node.given
  if (first === undefined) throw values.fault('Falta lo que va entre paréntesis', node)
  if (node.of === 'mín') return Decimal.min(...node.given.map((one) => evaluate(one, values, row)))
  if (node.of === 'máx') return Decimal.max(...node.given.map((one) => evaluate(one, values, row)))
  if (node.of === 'tabla') {
    const found = rowAt(values.table, evaluate(first, values, row))
    if (found === undefined) throw values.fault('La tabla no tiene un valor para esto', node)
    return dec(found.value)
  }
  if (node.of === 'suma') {
    if (values.rows === 0) throw new RangeError('Agregue al menos un renglón que liquidar.')
    let sum = new Decimal(0)
    for (let i = 0; i < values.rows; i += 1) sum = sum.plus(evaluate(first, values, i))
    return bounded(sum, node, values)
  }
  // the parser demands three
  const taken = holds(first, values, row) ? second : third
  if (taken === undefined) throw values.fault('Falta lo que va entre paréntesis', node)
  return evaluate(taken, values, row)
}

/** The row of a table in which a number falls: from the first end on, and before the second. */
export const rowAt = (table: readonly TableRow[], number: Dec): TableRow | undefined =>
  table.find(({ from, to }) => number.gte(from) && (to === null || number.lt(to)))

/** Whether the condition of a `si` holds. */
export function holds(node: Node, values: Values, row: number | null): boolean {
  if (node.is === 'group') return holds(node.of, values, row)
  if (node.is === 'name') return values.of(node.name, row) === true
  if (node.is !== 'compare') throw values.fault('La condición de si(…) compara dos valores', node)
  const order = evaluate(node.left, values, row).comparedTo(evaluate(node.right, values, row))
  if (node.sign === '<') return order < 0
  if (node.sign === '>') return order > 0
  if (node.sign === '≤') return order <= 0
  return node.sign === '≥' ? order >= 0 : order === 0
}
