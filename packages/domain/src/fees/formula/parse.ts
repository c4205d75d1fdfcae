import { folded } from '../../kernel/search-text.ts'
import {
  type Arithmetic,
  type Comparison,
  DEEPEST,
  FormulaFault,
  type FunctionName,
  FUNCTIONS,
  LONGEST_EXPRESSION,
  type Node,
  type Place,
} from './syntax.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A name as it is compared: «Gastos  de viaje» is «gastos de viaje». */
export const sameName = (name: string): string => folded(name).replace(/\s+/g, ' ')

const MOST_WORDS = 8
const COMPARISONS: readonly string[] = ['<', '>', '≤', '≥', '='] satisfies readonly Comparison[]
const isComparison = (sign: string): sign is Comparison => COMPARISONS.includes(sign)
const FUNCTION_NAMES = new Map(
  // the keys of the table are the names of its functions
  Object.keys(FUNCTIONS).map((name) => [folded(name), name as FunctionName]),
)

/** Whether a name cannot be given, because a function has it. */
export const isFunctionName = (name: string): boolean => FUNCTION_NAMES.has(sameName(name))

/**
 * Reads an expression as a person writes it: «(honorarios + viáticos) × 1,25». It becomes data that is walked; nothing of
 * it is ever run as code.
 * @param names what it can name, as they are written
 * @throws FormulaFault with the sentence and the place of what is wrong
 */
export function parseExpression(text: string, names: readonly string[]): Node {
  if (text.length > LONGEST_EXPRESSION)
    throw new FormulaFault(
      `La expresión pasa de ${LONGEST_EXPRESSION} signos: pártala en varios renglones`,
      { from: 0, to: 0 },
      text,
    )
  const reader = new Reader(text, new Map(names.map((name) => [sameName(name), name])))
  return reader.whole()
}

class Reader {
  private readonly text: string
  private readonly names: ReadonlyMap<string, string>
  private readonly tokens: readonly Token[]
  private at = 0
  private depth = 0

  constructor(text: string, names: ReadonlyMap<string, string>) {
    this.text = text
    this.names = names
    this.tokens = tokensOf(text)
  }

  whole(): Node {
    if (this.next().is === 'end') throw this.fault('Escriba la expresión', this.next())
    const node = this.sum()
    const rest = this.next()
    if (rest.is === 'end') return node
    if (rest.is === 'sign' && (rest.sign === ')' || rest.sign === ']'))
      throw this.fault('Este paréntesis no se abrió', rest)
    if (rest.is === 'sign' && isComparison(rest.sign))
      throw this.fault('Solo se compara dentro de si(condición; valor; otro valor)', rest)
    throw rest.is === 'sign'
      ? this.fault('Aquí no va este signo', rest)
      : this.fault('Falta un signo antes de', { from: rest.from, to: this.text.length })
  }

  private sum(): Node {
    const first = this.next()
    if (first.is === 'sign' && first.sign === '−') {
      this.at += 1
      const of = this.product()
      return this.chain({ is: 'minus', of, from: first.from, to: of.to }, ['+', '−'], () => this.product())
    }
    return this.chain(this.product(), ['+', '−'], () => this.product())
  }

  private product(): Node {
    return this.chain(this.part(), ['×', '÷'], () => this.part())
  }

  private chain(first: Node, signs: readonly Arithmetic[], more: () => Node): Node {
    let left = first
    for (;;) {
      const token = this.next()
      const sign = token.is === 'sign' ? signs.find((one) => one === token.sign) : undefined
      if (sign === undefined) return left
      this.at += 1
      const right = more()
      left = { is: 'pair', sign, left, right, from: left.from, to: right.to }
    }
  }

  private part(): Node {
    let node = this.single()
    for (let token = this.next(); token.is === 'sign' && token.sign === '%'; token = this.next()) {
      this.at += 1
      node = { is: 'percent', of: node, from: node.from, to: token.to }
    }
    return node
  }

  private single(): Node {
    const token = this.next()
    if (token.is === 'number') {
      this.at += 1
      return token
    }
    if (token.is === 'word') return this.named(token)
    if (token.is === 'sign' && (token.sign === '(' || token.sign === '[')) {
      this.at += 1
      const square = token.sign === '['
      const of = this.inside(token, () => this.sum())
      const close = this.close(token, square ? ']' : ')')
      return { is: 'group', of, square, from: token.from, to: close.to }
    }
    throw token.is === 'end'
      ? this.fault('Falta algo al final', { from: Math.max(0, this.text.length - 12), to: this.text.length })
      : this.fault('Falta un número o un dato antes de', token)
  }

  /** The longest known name that begins here, or a function. */
  private named(first: Token): Node {
    const words: { readonly word: string; readonly to: number }[] = []
    for (let i = this.at; words.length < MOST_WORDS; i += 1) {
      const token = this.tokens[i]
      if (token?.is !== 'word') break
      words.push(token)
    }
    const after = this.tokens[this.at + 1]
    const called = FUNCTION_NAMES.get(folded(words[0]?.word ?? ''))
    if (called !== undefined && after?.is === 'sign' && after.sign === '(')
      return this.call(called, first, after)
    for (let count = words.length; count > 0; count -= 1) {
      const known = this.names.get(
        sameName(
          words
            .slice(0, count)
            .map(({ word }) => word)
            .join(' '),
        ),
      )
      if (known === undefined) continue
      this.at += count
      return { is: 'name', name: known, from: first.from, to: words[count - 1]?.to ?? first.to }
    }
    throw this.fault('Ningún dato ni renglón anterior se llama así', {
      from: first.from,
      to: words.at(-1)?.to ?? first.to,
    })
  }

  private call(of: FunctionName, first: Token, open: Token): Node {
    this.at += 2
    const { least, most, words } = FUNCTIONS[of]
    const given = this.inside(open, () => {
      const all: Node[] = []
      for (;;) {
        const one = this.sum()
        all.push(of === 'si' && all.length === 0 ? this.condition(one) : one)
        const token = this.next()
        if (token.is !== 'sign' || token.sign !== ';') return all
        this.at += 1
      }
    })
    const close = this.close(open, ')')
    const place = { from: first.from, to: close.to }
    if (given.length < least || given.length > most)
      throw this.fault(
        `«${of}» es ${words}, con ${least === most ? least : `${least} o más`} entre punto y coma`,
        place,
      )
    return { is: 'call', of, given, ...place }
  }

  private condition(left: Node): Node {
    const token = this.next()
    if (token.is !== 'sign' || !isComparison(token.sign)) return left
    this.at += 1
    const right = this.sum()
    return { is: 'compare', sign: token.sign, left, right, from: left.from, to: right.to }
  }

  private inside<T>(open: Place, read: () => T): T {
    this.depth += 1
    if (this.depth > DEEPEST) throw this.fault('Hay demasiados paréntesis, uno dentro de otro', open)
    const found = read()
    this.depth -= 1
    return found
  }

  private close(open: Place, sign: ')' | ']'): Token {
    const token = this.next()
    if (token.is === 'sign' && token.sign === sign) {
      this.at += 1
      return token
    }
    if (token.is === 'end')
      throw this.fault('Falta cerrar este paréntesis', { from: open.from, to: this.text.length })
    throw this.fault(token.is === 'sign' ? 'Aquí no va este signo' : 'Falta un signo antes de', token)
  }

  private next(): Token {
    return this.tokens[this.at] ?? { is: 'end', from: this.text.length, to: this.text.length }
  }

  private fault(sentence: string, { from, to }: Place): FormulaFault {
    return new FormulaFault(sentence, { from, to }, this.text)
  }
}
