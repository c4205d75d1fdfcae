import type { CallExpression, Node } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
} from 'typescript/unstable/ast/is'
import { SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { explore } from './choices.ts'
import { Reading } from './evaluate.ts'
import { functionAround, placeOf, type Program, walk } from './program.ts'
import { CannotTell, PARAMETER } from './values.ts'

/** Senders of statements: methods of db/connection/statement.ts and db/connection/sql.ts, and functions that take the statement second. */
const METHODS = new Set(['rows', 'one', 'run', 'later'])
const FUNCTIONS = new Set(['runLong', 'openCursor'])

/** The type a row property is read as, null aside; `any` is not checked. */
export type ReadAs = 'text' | 'number' | 'boolean' | 'date' | 'bytes' | 'object' | 'any' | `list of ${string}`

export interface ReadColumn {
  readonly name: string
  readonly optional: boolean
  readonly as: readonly ReadAs[]
}

/** A place that sends a statement, with all its possible texts. */
export interface Sent {
  readonly where: string
  /** file and function, for the list of uncheckable places */
  readonly name: string
  /** the texts, parameters as $1, $2, … */
  readonly texts: readonly string[]
  /** why some text cannot be determined */
  readonly unknown: readonly string[]
  /** how the rows are read; null: no column is read by name */
  readonly columns: readonly ReadColumn[] | null
}

/** The statement argument of a sending call. */
function statementOf(call: CallExpression, program: Program): Node | undefined {
  const { expression } = call
  if (isPropertyAccessExpression(expression) && METHODS.has(expression.name.text)) {
    const declared = program.declarationOf(expression.name)
    return /\/db\/connection\/(sql|statement)\.ts$/.test(declared?.getSourceFile().fileName ?? '')
      ? call.arguments[0]
      : undefined
  }
  return isIdentifier(expression) && FUNCTIONS.has(expression.text) ? call.arguments[1] : undefined
}

function kindsOf(type: Type, program: Program): ReadAs[] {
  const { flags } = type
  if (flags & (TypeFlags.Null | TypeFlags.Undefined)) return []
  if (flags & TypeFlags.StringLike) return ['text']
  if (flags & TypeFlags.NumberLike) return ['number']
  if (flags & TypeFlags.BooleanLike) return ['boolean']
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap((member) => kindsOf(member, program)))]
  if (type.isIntersectionType()) return kindsOf(type.getTypes()[0] ?? type, program)
  if (program.checker.isArrayType(type) || program.checker.isTupleType(type)) {
    const of = type.isTypeReference() ? program.checker.getTypeArguments(type) : []
    const kinds = [...new Set(of.flatMap((member) => kindsOf(member, program)))]
    return kinds.map((kind): ReadAs => `list of ${kind}`)
  }
  const name = type.getSymbol()?.name
  if (name === 'Date') return ['date']
  if (name === 'Buffer' || name === 'Uint8Array') return ['bytes']
  return flags & TypeFlags.Object ? ['object'] : ['any']
}

/** The row properties of a call's result. */
function columnsOf(call: CallExpression, program: Program): ReadColumn[] | null {
  const { checker } = program
  const promised = program.typeOf(call)
  const [answer] = promised?.isTypeReference() ? checker.getTypeArguments(promised) : []
  if (answer === undefined || answer.flags & (TypeFlags.NumberLike | TypeFlags.Unknown)) return null
  const whole = checker.getNonNullableType(answer) ?? answer
  const [row = whole] =
    whole.isTypeReference() && whole.getSymbol()?.name !== undefined && !checker.isTupleType(whole)
      ? checker.getTypeArguments(whole)
      : [whole]
  const members = row.isUnionType() ? row.getTypes() : [row]
  if (!members.every((member) => member.flags & (TypeFlags.Object | TypeFlags.Intersection))) return null
  if (checker.getIndexInfosOfType(row).length > 0) return null
  const properties = checker.getPropertiesOfType(row)
  return properties.map((property) => {
    const type = checker.getTypeOfSymbol(property)
    return {
      name: property.name,
      optional: (property.flags & SymbolFlags.Optional) !== 0,
      as: type === undefined ? ['any'] : kindsOf(type, program),
    }
  })
}

function nameOf(node: Node, program: Program): string {
  let around = functionAround(node)
  while (around !== undefined && !isFunctionDeclaration(around)) around = functionAround(around)
  return `${program.where(node).replace(/:\d+$/, '')} ${around?.name?.getText() ?? ''}`
}

function numbered(text: string): string {
  let n = 0
  return text.replaceAll(PARAMETER, () => `$${++n}`)
}

/** Every place of API and demonstration that sends a statement, and every fragment that no place was seen to send. */
export function statementsOf(program: Program): { sent: readonly Sent[]; unsent: readonly string[] } {
  const sent: Sent[] = []
  const read = new Set<string>()
  const written: Node[] = []
  // skips the sender itself, which joins its callers' statements
  const files = program.files.filter((file) => !file.fileName.endsWith('/db/connection/sql.ts'))
  for (const file of files)
    walk(file, (node) => {
      if (isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') written.push(node)
      if (!isCallExpression(node)) return
      if (isIdentifier(node.expression) && node.expression.text === 'raw') written.push(node)
      const statement = statementOf(node, program)
      if (statement === undefined) return
      const texts = new Set<string>()
      const unknown = new Set<string>()
      explore((choices) => {
        const reading = new Reading(program, choices)
        try {
          texts.add(numbered(reading.textOf(statement, new Map())))
        } catch (error) {
          if (!(error instanceof CannotTell)) throw error
          unknown.add(`${program.where(error.node)}: ${error.message}`)
        }
        for (const place of reading.read) read.add(place)
      })
      sent.push({
        where: program.where(node),
        name: nameOf(node, program),
        texts: [...texts],
        unknown: [...unknown],
        columns: columnsOf(node, program),
      })
    })
  return { sent, unsent: written.filter((node) => !read.has(placeOf(node))).map(program.where) }
}
