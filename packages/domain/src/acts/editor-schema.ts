import { formats } from './formats.ts'

/**
 * Single source for an act's document format: allowed nodes, attributes, marks and limits. The server validates
 * input with it (`check-document.ts`), the editor builds its own nodes from it and repairs pasted content, and
 * tests check both and the PDF against it.
 */

/** Allowed values of an attribute. `absent` is its default; undefined means required. */
export interface AttributeRule {
  readonly absent: unknown
  readonly allows: (value: unknown) => boolean
}

export interface NodeRule {
  /** ProseMirror expression over names and groups; null: no content. */
  readonly content: string | null
  readonly group: 'block' | 'block list' | 'inline' | null
  readonly attributes: Readonly<Record<string, AttributeRule>>
}

/** Columns of one table, counting spanned ones; a letter-size page fits no more. */
export const MOST_COLUMNS = 63

/**
 * Attack: a few bytes that cost gigabytes of work (`colspan: 50000000`), or a text too large to compare or
 * print.
 */
export const LIMITS = {
  /** Elements, text nodes included. */
  nodes: 20_000,
  /** Nesting levels of elements. */
  depth: 20,
  /** Nested tables: each level is laid out again for every enclosing one. */
  tables: 3,
  columns: MOST_COLUMNS,
  /** Rows times columns of every table, including cells that a ragged row omits. */
  cells: 20_000,
  /** Characters of the whole document: about three hundred pages. */
  letters: 800_000,
} as const

const LONGEST_TEXT = 100_000
const LONGEST_VALUE = 20_000
/** Of a value that a user types over a variable's own, which may be a whole table. */
export const TYPED_VALUE_MAX = 500

const oneOf = (absent: unknown, ...values: readonly unknown[]): AttributeRule => ({
  absent,
  allows: (value) => value === absent || values.includes(value),
})
const whole = (absent: number, least: number, most: number): AttributeRule => ({
  absent,
  allows: (value) => isWhole(value, least, most),
})
const text = (absent: string | null | undefined, pattern: RegExp): AttributeRule => ({
  absent,
  allows: (value) => value === absent || (typeof value === 'string' && pattern.test(value)),
})
const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const ofBlocks = {
  /** Stable paragraph id, assigned by the server. */
  id: text(null, /^p\d{1,7}$/),
  textAlign: oneOf(null, 'left', 'center', 'right', 'justify'),
  role: oneOf(null, 'titulo', 'traza', 'barras', 'firma'),
}

const ofCells = {
  colspan: whole(1, 1, MOST_COLUMNS),
  /** The PDF does not draw cells across several rows. */
  rowspan: oneOf(1),
  /** Width of each column that the cell covers. */
  colwidth: {
    absent: null,
    allows: (value: unknown) =>
      value === null ||
      (Array.isArray(value) &&
        value.length <= MOST_COLUMNS &&
        value.every((width) => isWhole(width, 1, 2_000))),
  },
  align: oneOf(null, 'left', 'center', 'right'),
}

const BLOCKS = 'block+'

export const EDITOR_NODES = {
  doc: { content: BLOCKS, group: null, attributes: {} },
  paragraph: { content: 'inline*', group: 'block', attributes: ofBlocks },
  heading: {
    content: 'inline*',
    group: 'block',
    attributes: {
      ...ofBlocks,
      level: oneOf(2, 3),
      /** Name of the section that it begins. */
      section: text(null, /^\P{Cc}{1,300}$/u),
      /** The section has no visible title. */
      silent: oneOf(null, true),
    },
  },
  blockquote: { content: BLOCKS, group: 'block', attributes: {} },
  bulletList: { content: 'listItem+', group: 'block list', attributes: {} },
  orderedList: {
    content: 'listItem+',
    group: 'block list',
    attributes: {
      start: whole(1, 0, 99_999),
      /** Required by the editor's library; the PDF numbers with figures. */
      type: oneOf(null),
    },
  },
  listItem: { content: 'paragraph block*', group: null, attributes: {} },
  table: { content: 'tableRow+', group: 'block', attributes: {} },
  tableRow: { content: '(tableCell | tableHeader)*', group: null, attributes: {} },
  tableCell: { content: BLOCKS, group: null, attributes: ofCells },
  tableHeader: { content: BLOCKS, group: null, attributes: ofCells },
  horizontalRule: { content: null, group: 'block', attributes: {} },
  image: {
    content: null,
    group: 'block',
    attributes: {
      fileId: text(undefined, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      alt: text('', /^[^]{1,1000}$/),
      /** Images are printed at their own size. */
      width: oneOf(null),
    },
  },
  text: { content: null, group: 'inline', attributes: {} },
  hardBreak: { content: null, group: 'inline', attributes: {} },
  variable: {
    content: null,
    group: 'inline',
    attributes: {
      name: text(undefined, /^[\p{L}\p{N}_.-]{1,200}$/u),
      value: text('', new RegExp(`^[^]{1,${LONGEST_VALUE}}$`)),
      format: oneOf(null, ...Object.keys(formats)),
    },
  },
} as const satisfies Readonly<Record<string, NodeRule>>

export type EditorNodeName = keyof typeof EDITOR_NODES

/** Marks have no attributes and apply only to inline nodes. */
export const EDITOR_MARKS: ReadonlySet<string> = new Set([
  'bold',
  'italic',
  'underline',
  'strike',
  'superscript',
  'subscript',
])

export const allowsText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT

const isNodeName = (type: unknown): type is EditorNodeName =>
  typeof type === 'string' && Object.hasOwn(EDITOR_NODES, type)

export const nodeRule = (type: unknown): NodeRule | undefined =>
  isNodeName(type) ? EDITOR_NODES[type] : undefined

/**
 * Whether a node's child types, in order, match its content expression. The expression becomes a regular
 * expression in which each name or group stands for its types.
 */
export function allowsContent(rule: NodeRule, types: readonly string[]): boolean {
  if (rule.content === null) return types.length === 0
  let pattern = PATTERNS.get(rule.content)
  if (pattern === undefined) {
    const source = rule.content.replaceAll(/\w+/g, (name) => `(?:(?:${membersOf(name).join('|')}),)`)
    pattern = new RegExp(`^${source.replaceAll(' ', '')}$`)
    PATTERNS.set(rule.content, pattern)
  }
  return pattern.test(types.map((type) => `${type},`).join(''))
}
const PATTERNS = new Map<string, RegExp>()

const membersOf = (name: string): readonly string[] =>
  name in EDITOR_NODES
    ? [name]
    : Object.entries<NodeRule>(EDITOR_NODES).flatMap(([type, { group }]) =>
        group?.split(' ').includes(name) ? [type] : [],
      )
