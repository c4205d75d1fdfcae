import { formats } from './formats.ts'

/**
 * The one declaration of an act's document: every node, attribute and mark that it may hold, and how much of each. The
 * server judges by it what comes in (`check-document.ts`), the editor takes its own nodes from it and puts right what
 * somebody pastes, and tests hold both and the PDF against it.
 */

/** What an attribute may say. `absent` is what stands where it is not given; undefined: it has to be given. */
export interface AttributeRule {
  readonly absent: unknown
  readonly allows: (value: unknown) => boolean
}

export interface NodeRule {
  /** expression of ProseMirror over names and groups; null: the node holds nothing */
  readonly content: string | null
  readonly group: 'block' | 'block list' | 'inline' | null
  readonly attributes: Readonly<Record<string, AttributeRule>>
}

/** Columns of one table, counting what a wide cell takes: a page of letter size cannot show more. */
export const MOST_COLUMNS = 63

/** The attack: a few bytes that ask for gigabytes of work (`colspan: 50000000`), or a text that nobody can compare or print. */
export const LIMITS = {
  /** elements, texts included */
  nodes: 20_000,
  /** levels of elements one in another */
  depth: 20,
  /** tables one in another: each level is laid out again for every one around it */
  tables: 3,
  columns: MOST_COLUMNS,
  /** rows times columns of every table, so also the cells that a ragged row leaves out */
  cells: 20_000,
  /** characters of the whole document: some three hundred pages */
  letters: 800_000,
} as const

const LONGEST_TEXT = 100_000
const LONGEST_VALUE = 20_000

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
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

const ofBlocks = {
  /** stays with a paragraph while its text changes; the server gives it */
  id: text(null, /^p\d{1,7}$/),
  textAlign: oneOf(null, 'left', 'center', 'right', 'justify'),
  role: oneOf(null, 'titulo', 'traza', 'barras', 'firma'),
}

const ofCells = {
  colspan: whole(1, 1, MOST_COLUMNS),
  /** the PDF draws no cell over several rows */
  rowspan: oneOf(1),
  /** width of each column that the cell covers */
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
      /** name of the section that it begins */
      section: text(null, /^\P{Cc}{1,300}$/u),
      /** the section has no title to be read */
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
      /** the editor's library has it; the PDF numbers with figures */
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
      /** pictures are printed as large as they are */
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

/** Marks carry no attributes and stand on inline nodes alone. */
export const EDITOR_MARKS: ReadonlySet<string> = new Set([
  'bold',
  'italic',
  'underline',
  'strike',
  'superscript',
  'subscript',
])

export const allowsText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT

export const nodeRule = (type: unknown): NodeRule | undefined =>
  typeof type === 'string' && Object.hasOwn(EDITOR_NODES, type)
    ? EDITOR_NODES[type as EditorNodeName]
    : undefined

/**
 * Whether the children of a node, by their types in order, are those that its expression asks for. An expression is a
 * regular one over names: each name or group becomes the types that it stands for.
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
