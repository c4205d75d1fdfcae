import { type Dec, dec } from '../decimal.ts'
import { FormulaFault, type Node } from './syntax.ts'
import { combined, type Measure, measureWords, NUMBER } from './units.ts'

/** What an expression gives: what it measures, and whether each row has its own. */
export interface Given {
  readonly measure: Measure
  readonly each: boolean
}

/** What is known of the names of an expression, and what its table takes and gives. */
export interface Known {
  of(name: string): Given
  /** null: there is none */
  readonly table: { readonly by: Measure; readonly gives: Measure } | null
}

/**
 * What an expression measures: pesos with pesos and never with hectares, pesos by a factor.
 * @throws FormulaFault with the sentence and the place of what cannot be
 */
export function measured(node: Node, text: string, known: Known): Given {
  const fault = (sentence: string, place: Node = node): FormulaFault =>
    new FormulaFault(sentence, place, text)
  const of = (part: Node): Given => measured(part, text, known)
  const number = (part: Node): Given => {
    const given = of(part)
    if (given.measure === 'si_no') throw fault('Esto es sí o no: solo va como condición de si(…)', part)
    return given
  }
  /** Parts that must measure the same; a bare number does not pass for pesos. */
  const alike = (parts: readonly Node[], verb: string): Given => {
    const given = parts.map(number)
    const [first] = given
    if (first === undefined) return { measure: NUMBER, each: false }
    for (const { measure } of given)
      if (measure !== first.measure)
        throw fault(`No se ${verb} ${measureWords(first.measure)} con ${measureWords(measure)}`)
    return { measure: first.measure, each: given.some(({ each }) => each) }
  }
  switch (node.is) {
    case 'number':
      return { measure: NUMBER, each: false }
    case 'name':
      return known.of(node.name)
    case 'group':
    case 'minus':
    case 'percent':
      return number(node.of)
    case 'pair': {
      if (node.sign === '+' || node.sign === '−')
        return alike([node.left, node.right], node.sign === '+' ? 'puede sumar' : 'puede restar')
      const [left, right] = [number(node.left), number(node.right)]
      if (node.sign === '÷' && constantOf(node.right)?.isZero() === true)
        throw fault('La fórmula divide por cero', node)
      return {
        measure: combined(left.measure, right.measure, node.sign === '×' ? 1 : -1),
        each: left.each || right.each,
      }
    }
    case 'compare':
      return { ...alike([node.left, node.right], 'puede comparar'), measure: 'si_no' }
    case 'call':
      return called(node, { alike, number, of, fault, known })
  }
}

interface Tools {
  alike(parts: readonly Node[], verb: string): Given
  number(part: Node): Given
  of(part: Node): Given
  fault(sentence: string, place?: Node): FormulaFault
  readonly known: Known
}

function called(node: Extract<Node, { is: 'call' }>, { alike, number, of, fault, known }: Tools): Given {
  const [first, ...rest] = node.given
  // the parser demands at least one
  if (first === undefined) throw fault('Falta lo que va entre paréntesis')
  if (node.of === 'mín' || node.of === 'máx') return alike(node.given, 'puede comparar')
  if (node.of === 'si') {
    const condition = of(first)
    if (condition.measure !== 'si_no')
      throw fault('La condición de si(…) compara dos valores, o es un dato de sí o no', first)
    const both = alike(rest, 'puede escoger entre')
    return { measure: both.measure, each: both.each || condition.each }
  }
  const given = number(first)
  if (node.of === 'suma') {
    // Attack: sums within sums would count every row for every row, and so on
    if (sums(first)) throw fault('Una suma no va dentro de otra: póngala en un renglón propio', first)
    if (!given.each) throw fault('Aquí no hay renglones que sumar', first)
    return { measure: given.measure, each: false }
  }
  if (known.table === null) throw fault('La fórmula no tiene tabla')
  if (given.measure !== known.table.by)
    throw fault(
      `La tabla se busca con ${measureWords(known.table.by)}, y esto es ${measureWords(given.measure)}`,
      first,
    )
  return { measure: known.table.gives, each: given.each }
}

/** Value of what names nothing; null: it depends on something. */
function constantOf(node: Node): Dec | null {
  if (node.is === 'number') return dec(node.value)
  if (node.is === 'group' || node.is === 'minus' || node.is === 'percent') {
    const of = constantOf(node.of)
    return node.is === 'minus' ? (of?.negated() ?? null) : node.is === 'percent' ? (of?.div(100) ?? null) : of
  }
  if (node.is !== 'pair') return null
  const [left, right] = [constantOf(node.left), constantOf(node.right)]
  if (left === null || right === null) return null
  if (node.sign === '+') return left.plus(right)
  if (node.sign === '−') return left.minus(right)
  if (node.sign === '×') return left.times(right)
  return right.isZero() ? null : left.div(right)
}

/** Whether a part sums rows. */
function sums(node: Node): boolean {
  if (node.is === 'call') return node.of === 'suma' || node.given.some(sums)
  if (node.is === 'pair' || node.is === 'compare') return sums(node.left) || sums(node.right)
  return 'of' in node ? sums(node.of) : false
}
