import type { Fault } from '../../kernel/problem.ts'
import type { DatumFacts } from './data-facts.ts'
import { type Given, type Known, measured } from './measures.ts'
import type { Formula } from './formula.ts'
import { isFunctionName, parseExpression, sameName } from './parse.ts'
import { FormulaFault, type Node } from './syntax.ts'
import { MONEY, type Unit, UNITS } from './units.ts'

/** A name of a formula that an expression can use. */
export interface Named extends Given {
  readonly name: string
  /** the unit of an input; null: a line */
  readonly unit: Unit | null
  /** the datum of an input; null: a line */
  readonly datum: string | null
}

export interface Line extends Given {
  readonly name: string
  readonly text: string
  readonly node: Node
}

/** A formula that was read and measured. */
export interface Compiled {
  readonly formula: Formula
  readonly names: ReadonlyMap<string, Named>
  readonly lines: readonly Line[]
  readonly ceiling: Line | null
}

/** The name of the ceiling in the working. */
export const CEILING = 'tope'
/** Letters and figures, in words that begin with a letter. */
const NAME = /^\p{L}[\p{L}\p{N}_]*(?: \p{L}[\p{L}\p{N}_]*){0,7}$/u

/**
 * Reads a formula.
 * @param datumOf what is known of a datum of the settlement; undefined: it has none of that name
 * @returns the formula, and what is wrong with it; null where it cannot be computed
 */
export function compileFormula(
  formula: Formula,
  datumOf: (datum: string) => DatumFacts | undefined,
): { readonly compiled: Compiled | null; readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const names = new Map<string, Named>()
  const taken = new Set<string>()
  const give = (path: string, named: Named): void => {
    const sentence = nameRefusal(named.name, taken)
    if (sentence !== null) faults.push({ path, message: sentence })
    taken.add(sameName(named.name))
    names.set(named.name, named)
  }
  formula.inputs.forEach(({ name, datum }, i) => {
    const facts = datumOf(datum)
    if (facts === undefined)
      faults.push({ path: `inputs/${i}/datum`, message: 'Lo que se liquida no tiene este dato: escoja otro' })
    const unit = facts === undefined || facts.unit === 'si_no' ? null : facts.unit
    const measure = facts?.unit === 'si_no' ? 'si_no' : UNITS[unit ?? 'numero'].measures
    give(`inputs/${i}/name`, { name, unit, datum, measure, each: facts?.each === true })
  })
  const known: Known = {
    // the parser only finds names of the map
    of: (name) => names.get(name) as Named,
    table:
      formula.table === null
        ? null
        : { by: UNITS[formula.tableBy].measures, gives: UNITS[formula.tableGives].measures },
  }
  const read = (path: string, name: string, text: string): Line | null => {
    try {
      const node = parseExpression(text, [...names.keys()])
      return { name, text, node, ...measured(node, text, known) }
    } catch (error) {
      if (!(error instanceof FormulaFault)) throw error
      faults.push({ path, message: error.message })
      return null
    }
  }
  const lines: Line[] = []
  for (const [i, { name, expression }] of formula.lines.entries()) {
    const line = read(`lines/${i}/expression`, name, expression)
    // what names it would only repeat that it cannot be read
    if (line === null) return { compiled: null, faults }
    lines.push(line)
    give(`lines/${i}/name`, { name, unit: null, datum: null, measure: line.measure, each: line.each })
  }
  const last = lines.at(-1)
  const wrong = last === undefined ? 'Escriba al menos un renglón' : resultRefusal(last)
  if (wrong !== null)
    faults.push({
      path: last === undefined ? 'lines' : `lines/${lines.length - 1}/expression`,
      message: wrong,
    })
  if (
    !lines.some(({ node }) => namesIn(node).some((name) => names.get(name)?.datum != null)) &&
    lines.length > 0
  )
    faults.push({
      path: 'lines',
      message: 'La fórmula no usa ningún dato: escriba con sus nombres lo que se cuenta',
    })
  const ceiling = formula.ceiling === '' ? null : read('ceiling', CEILING, formula.ceiling)
  const over = ceiling === null ? null : resultRefusal(ceiling)
  if (over !== null) faults.push({ path: 'ceiling', message: over })
  const whole = faults.length === 0
  return { compiled: whole ? { formula, names, lines, ceiling } : null, faults }
}

function resultRefusal({ measure, each }: Line): string | null {
  if (each) return 'Cada renglón tiene el suyo: sume los renglones con suma(…)'
  return measure === MONEY
    ? null
    : 'El resultado debe ser pesos: revise las unidades de lo que se multiplica y divide'
}

function nameRefusal(name: string, taken: ReadonlySet<string>): string | null {
  if (!NAME.test(name))
    return 'El nombre lleva letras, cifras y espacios sueltos, y cada palabra empieza por letra'
  if (isFunctionName(name)) return `«${name}» es de las fórmulas: escoja otro nombre`
  return taken.has(sameName(name)) ? `Hay otro que se llama «${name}»` : null
}

/** Names that an expression uses. */
export function namesIn(node: Node): readonly string[] {
  switch (node.is) {
    case 'number':
      return []
    case 'name':
      return [node.name]
    case 'group':
    case 'minus':
    case 'percent':
      return namesIn(node.of)
    case 'pair':
    case 'compare':
      return [...namesIn(node.left), ...namesIn(node.right)]
    case 'call':
      return node.given.flatMap(namesIn)
  }
}
