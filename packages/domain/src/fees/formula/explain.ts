import { type Dec, dec, figureWords, pesos } from '../decimal.ts'
import { evaluate, holds, rowAt, type Values } from './evaluate.ts'
import type { Node } from './syntax.ts'
import { type Measure, MONEY, signOf, withSign } from './units.ts'

const SEVERAL = / [+−×÷] /

/** Decimals that are shown of a figure that has no end. */
const SHOWN = 8

/** A figure with as many decimals as it has, up to eight. */
const shortly = (value: Dec): string => figureWords(value.toDecimalPlaces(SHOWN))

/** A computed value with its unit: '$ 148.845', '12,5 m³', '0,0775'. */
export function valueWords(value: Dec, measure: Measure): string {
  if (measure === MONEY) return pesos(value)
  return withSign(shortly(value), signOf(measure))
}

/** How the values of names are written within the working. */
export interface Shown extends Values {
  /** '5 l/s' for an input, '1.300.000' for a line; as `of`, `row` null is outside of the rows */
  written(name: string, row: number | null): string
}

/** The working of an expression: its figures in the place of its names, and of what was chosen only what was taken. */
export function explained(node: Node, shown: Shown, row: number | null): string {
  const of = (part: Node): string => explained(part, shown, row)
  switch (node.is) {
    case 'number':
      return figureWords(dec(node.value))
    case 'name':
      return shown.written(node.name, row)
    case 'group': {
      const inside = of(node.of)
      // a choice within leaves at times a figure alone
      if (!SEVERAL.test(inside)) return inside
      return node.square ? `[${inside}]` : `(${inside})`
    }
    case 'minus':
      return `−${of(node.of)}`
    case 'percent': {
      const inside = of(node.of)
      // an input in per cent has the sign already
      return inside.endsWith('%') ? inside : `${inside} %`
    }
    case 'pair': {
      const closed = node.sign === '+' ? of : (part: Node): string => asOne(part, of(part))
      return `${closed(node.left)} ${node.sign} ${closed(node.right)}`
    }
    case 'compare':
      return `${of(node.left)} ${node.sign} ${of(node.right)}`
    case 'call':
      return calledWords(node, shown, row)
  }
}

/** What a choice or a sum leaves is one figure to what stands beside it. */
const asOne = (node: Node, words: string): string =>
  node.is === 'call' && (node.of === 'si' || node.of === 'suma') && SEVERAL.test(words) ? `(${words})` : words

function calledWords(node: Extract<Node, { is: 'call' }>, shown: Shown, row: number | null): string {
  const [first, second, third] = node.given
  if (first === undefined) return ''
  if (node.of === 'si') {
    const taken = holds(first, shown, row) ? second : third
    return taken === undefined ? '' : explained(taken, shown, row)
  }
  if (node.of === 'suma')
    return Array.from({ length: shown.rows }, (_, i) => explained(first, shown, i)).join(' + ')
  if (node.of === 'tabla') {
    const number = evaluate(first, shown, row)
    const found = rowAt(shown.table, number)
    if (found === undefined) return ''
    const end = found.to === null ? '' : ` y menos de ${figureWords(found.to)}`
    return `tabla, desde ${figureWords(found.from)}${end}: ${figureWords(found.value)}`
  }
  return `${node.of}(${node.given.map((one) => explained(one, shown, row)).join('; ')})`
}
