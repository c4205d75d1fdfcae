import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import { isNumericLiteral, isStringLiteral } from 'typescript/unstable/ast/is'
import type { Callable } from './program.ts'

/** Stands for a parameter in a statement's text until they are numbered. */
export const PARAMETER = '\u0000'

/** Static knowledge about a value. */
export type Value =
  | { readonly is: 'sql'; readonly text: string }
  | { readonly is: 'plain'; readonly value: string | number | boolean | null | undefined }
  | { readonly is: 'list'; readonly items: readonly Value[] }
  | {
      readonly is: 'object'
      readonly properties: ReadonlyMap<string, () => Value>
      /** false: it can have further properties or items, unknown here */
      readonly whole: boolean
    }
  | { readonly is: 'function'; readonly node: Callable; readonly env: Env }
  | { readonly is: 'unknown' }

/** The calls being read: the arguments of each, and the path to it. */
export type Env = ReadonlyMap<
  string,
  { readonly given: readonly (Value | undefined)[]; readonly path: string }
>

export const UNKNOWN: Value = { is: 'unknown' }
export const plain = (value: string | number | boolean | null | undefined): Value => ({ is: 'plain', value })

/** A statement's text depends on a run-time value. */
export class CannotTell extends Error {
  readonly node: Node

  constructor(node: Node, why: string) {
    super(why)
    this.node = node
  }
}

export function member(of: Value, name: string): Value {
  if (of.is !== 'object') return UNKNOWN
  return of.properties.get(name)?.() ?? (of.whole ? plain(undefined) : UNKNOWN)
}

export const COMPARED = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.GreaterThanToken,
  SyntaxKind.LessThanToken,
])

export function compared(kind: SyntaxKind, a: unknown, b: unknown): boolean {
  if (kind === SyntaxKind.EqualsEqualsEqualsToken) return a === b
  if (kind === SyntaxKind.ExclamationEqualsEqualsToken) return a !== b
  return kind === SyntaxKind.GreaterThanToken ? Number(a) > Number(b) : Number(a) < Number(b)
}

export const nameOf = (name: Node): string =>
  isStringLiteral(name) || isNumericLiteral(name) ? name.text : name.getText()

export const short = (node: Node): string => node.getText().replace(/\s+/g, ' ').slice(0, 80)

export function ofObject(name: string, of: Value): Value {
  if (of.is !== 'object') return UNKNOWN
  if (name === 'keys') return { is: 'list', items: [...of.properties.keys()].map(plain) }
  if (name === 'values') return { is: 'list', items: [...of.properties.values()].map((value) => value()) }
  if (name !== 'entries') return UNKNOWN
  return {
    is: 'list',
    items: [...of.properties].map(([key, value]) => ({ is: 'list', items: [plain(key), value()] })),
  }
}

export function ofText(text: string, name: string, given: readonly Value[]): Value {
  const known = given.map((value) => (value.is === 'plain' ? String(value.value) : undefined))
  const [first, second] = known
  if (name === 'split' && first !== undefined) return { is: 'list', items: text.split(first).map(plain) }
  if (name === 'trim') return plain(text.trim())
  if (name === 'replaceAll' && first !== undefined && second !== undefined)
    return plain(text.replaceAll(first, second))
  return UNKNOWN
}
