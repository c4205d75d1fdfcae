import { Refusal } from '../kernel/problem.ts'
import { allowsContent, allowsText, EDITOR_MARKS, LIMITS, nodeRule, type NodeRule } from './editor-schema.ts'
import type { EditorNode } from './template.ts'

/**
 * Validates an untrusted editor document against `editor-schema.ts` and returns it. Throws `Refusal` (invalid) with a
 * sentence. Its cost depends only on the size of the input, never on a number in it.
 */
export function checkDocument(value: unknown): EditorNode {
  const spent: Spent = { nodes: 0, cells: 0, letters: 0 }
  if (!isRecord(value) || value['type'] !== 'doc') throw refusal('El documento no es un texto del editor.')
  checkNode(value, { depth: 1, tables: 0 }, spent)
  // each of its nodes was checked
  return value as unknown as EditorNode
}

interface Spent {
  nodes: number
  cells: number
  letters: number
}

interface Place {
  readonly depth: number
  /** Number of enclosing tables. */
  readonly tables: number
}

const KEYS: ReadonlySet<string> = new Set(['type', 'attrs', 'content', 'text', 'marks'])

const refusal = (sentence: string): Refusal => new Refusal('invalid', sentence, { code: 'documento' })
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const named = (name: unknown): string => `«${String(name).slice(0, 60)}»`

function checkNode(node: unknown, place: Place, spent: Spent): void {
  spent.nodes += 1
  if (spent.nodes > LIMITS.nodes)
    throw refusal('El documento tiene demasiados párrafos o celdas. Divídalo o llévelo a un anexo.')
  if (place.depth > LIMITS.depth)
    throw refusal('El documento tiene listas o tablas metidas unas en otras en demasiados niveles.')
  if (!isRecord(node)) throw refusal('El documento tiene una parte que no se puede leer.')
  const rule = nodeRule(node['type'])
  if (rule === undefined)
    throw refusal(`El documento tiene un elemento que el portal no conoce: ${named(node['type'])}.`)
  for (const key of Object.keys(node))
    if (!KEYS.has(key))
      throw refusal(
        `El elemento ${named(node['type'])} tiene un dato que el portal no conoce: ${named(key)}.`,
      )
  checkAttributes(node, rule, spent)
  checkMarks(node, rule)
  checkText(node, spent)
  checkContent(node, rule, place, spent)
}

function checkAttributes(node: Readonly<Record<string, unknown>>, rule: NodeRule, spent: Spent): void {
  const given = node['attrs'] ?? {}
  if (!isRecord(given)) throw refusal('El documento tiene una parte que no se puede leer.')
  for (const [name, value] of Object.entries(given)) {
    const attribute = Object.hasOwn(rule.attributes, name) ? rule.attributes[name] : undefined
    if (attribute === undefined)
      throw refusal(
        `El elemento ${named(node['type'])} tiene un atributo que el portal no conoce: ${named(name)}.`,
      )
    if (!attribute.allows(value))
      throw refusal(
        `El atributo ${named(name)} del elemento ${named(node['type'])} tiene un valor que no se admite.`,
      )
    if (typeof value === 'string') spend(spent, value)
  }
  for (const [name, attribute] of Object.entries(rule.attributes))
    if (attribute.absent === undefined && !Object.hasOwn(given, name))
      throw refusal(`Al elemento ${named(node['type'])} le falta el atributo ${named(name)}.`)
}

function checkMarks(node: Readonly<Record<string, unknown>>, rule: NodeRule): void {
  const marks = node['marks'] ?? []
  if (!Array.isArray(marks)) throw refusal('El documento tiene una parte que no se puede leer.')
  if (marks.length > 0 && rule.group !== 'inline')
    throw refusal(`El elemento ${named(node['type'])} no lleva formato de texto.`)
  const types = marks.map((mark: unknown) => {
    const [type, ...others] = isRecord(mark) ? [mark['type'], ...Object.keys(mark)] : [undefined]
    const bare = others.every((key) => key === 'type')
    if (typeof type !== 'string' || !EDITOR_MARKS.has(type) || !bare)
      throw refusal(`El documento tiene un formato de texto que el portal no conoce: ${named(type)}.`)
    return type
  })
  if (new Set(types).size !== types.length) throw refusal('El documento repite un formato en el mismo texto.')
}

function checkText(node: Readonly<Record<string, unknown>>, spent: Spent): void {
  const { type, text } = node
  if ((type === 'text') !== (text !== undefined))
    throw refusal(`El elemento ${named(type)} tiene su texto donde no va.`)
  if (type !== 'text') return
  if (!allowsText(text)) throw refusal('El documento tiene un texto vacío o demasiado largo.')
  spend(spent, text)
}

/** Characters that the database cannot store as text: NUL and lone surrogates. */
const unkept = (letters: string): boolean => letters.includes('\0') || !letters.isWellFormed()

function spend(spent: Spent, letters: string): void {
  if (unkept(letters)) throw refusal('El documento tiene un carácter que no se puede guardar.')
  spent.letters += letters.length
  if (spent.letters > LIMITS.letters)
    throw refusal('El documento es demasiado largo. Divídalo o llévelo a un anexo.')
}

function checkContent(
  node: Readonly<Record<string, unknown>>,
  rule: NodeRule,
  { depth, tables }: Place,
  spent: Spent,
): void {
  const content = node['content'] ?? []
  if (!Array.isArray(content)) throw refusal('El documento tiene una parte que no se puede leer.')
  const isTable = node['type'] === 'table'
  if (isTable && tables === LIMITS.tables)
    throw refusal('El documento tiene tablas metidas unas en otras en demasiados niveles.')
  for (const child of content)
    checkNode(child, { depth: depth + 1, tables: tables + (isTable ? 1 : 0) }, spent)
  // each was checked above
  const children = content as readonly EditorNode[]
  if (
    !allowsContent(
      rule,
      children.map(({ type }) => type),
    )
  )
    throw refusal(`El elemento ${named(node['type'])} tiene dentro lo que no le corresponde.`)
  if (isTable) checkGrid(children, spent)
}

/** The PDF lays out the whole grid, so the count includes the cells that a short row omits. */
function checkGrid(rows: readonly EditorNode[], spent: Spent): void {
  const columns = Math.max(0, ...rows.map(columnsOf))
  if (columns > LIMITS.columns)
    throw refusal(`Una tabla del documento tiene más de ${LIMITS.columns} columnas.`)
  spent.cells += columns * rows.length
  if (spent.cells > LIMITS.cells)
    throw refusal('El documento tiene demasiadas celdas. Lleve las tablas grandes a un anexo.')
}

const columnsOf = (row: EditorNode): number =>
  (row.content ?? []).reduce((sum, cell) => sum + Number(cell.attrs?.['colspan'] ?? 1), 0)
