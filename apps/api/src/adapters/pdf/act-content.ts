import type { EditorNode } from '@ventanilla/domain/acts/template'
import { RenderError } from './port.ts'

/**
 * A piece of text: `b` bold, `i` italic, `u` underlined, `x` struck out, `v` "super" or "sub", `m` a missing
 * value, `n` a line break.
 */
interface Run {
  readonly s: string
  readonly b?: true
  readonly i?: true
  readonly u?: true
  readonly x?: true
  readonly v?: 'super' | 'sub'
  readonly m?: true
  readonly n?: true
}

/** Blocks that the typesetting template can draw. */
export type Piece =
  | { readonly t: 'p'; readonly role: string; readonly align: string; readonly runs: readonly Run[] }
  | { readonly t: 'h'; readonly level: number; readonly align: string; readonly runs: readonly Run[] }
  | {
      readonly t: 'l'
      readonly ordered: boolean
      readonly start: number
      readonly items: readonly (readonly Piece[])[]
    }
  | {
      readonly t: 't'
      readonly header: boolean
      readonly widths: readonly number[]
      readonly rows: readonly (readonly Cell[])[]
    }
  | { readonly t: 'bar'; readonly code: string }
  | { readonly t: 'img'; readonly picture: string; readonly alt: string }
  | { readonly t: 'hr' }

/** Values that the document refers to and does not contain. */
export interface Look {
  /** label of a variable without a value */
  readonly labels?: Readonly<Record<string, string>> | undefined
  /** file id → path of the picture for the template */
  readonly pictures?: Readonly<Record<string, string>> | undefined
}

interface Cell {
  readonly head: boolean
  readonly span: number
  readonly content: readonly Piece[]
}

/**
 * The editor document as the template draws it; headings without a visible title and empty paragraphs are left
 * out.
 */
export function actContent(doc: EditorNode, look: Look = {}): Piece[] {
  return (doc.content ?? []).flatMap((node) => piecesOf(node, look))
}

function piecesOf(node: EditorNode, look: Look): Piece[] {
  const align = String(node.attrs?.['textAlign'] ?? '')
  switch (node.type) {
    case 'heading':
      if (node.attrs?.['silent'] === true) return []
      return [{ t: 'h', level: Number(node.attrs?.['level'] ?? 2), align, runs: runsOf(node, look) }]
    case 'paragraph': {
      const runs = runsOf(node, look)
      if (runs.length === 0) return []
      const role = String(node.attrs?.['role'] ?? '')
      if (role === 'barras' && !runs.some((run) => run.m))
        return [{ t: 'bar', code: runs.map((run) => run.s).join('') }]
      return [{ t: 'p', role, align, runs }]
    }
    case 'bulletList':
    case 'orderedList':
      return [
        {
          t: 'l',
          ordered: node.type === 'orderedList',
          start: Number(node.attrs?.['start'] ?? 1),
          items: (node.content ?? []).map((item) =>
            (item.content ?? []).flatMap((child) => piecesOf(child, look)),
          ),
        },
      ]
    case 'table':
      return tableOf(node, look)
    case 'image':
      return [imageOf(node, look)]
    case 'horizontalRule':
      return [{ t: 'hr' }]
    case 'blockquote':
      return (node.content ?? []).flatMap((child) => piecesOf(child, look))
    default:
      return []
  }
}

/** Throws rather than publish an act with a missing picture. */
function imageOf(node: EditorNode, look: Look): Piece {
  const picture = look.pictures?.[String(node.attrs?.['fileId'] ?? '')]
  if (picture === undefined) throw new RenderError('Falta una imagen del documento')
  const alt = String(node.attrs?.['alt'] ?? '').trim()
  return { t: 'img', picture, alt: alt === '' ? 'Imagen del documento, sin descripción' : alt }
}

function tableOf(node: EditorNode, look: Look): Piece[] {
  const rows = (node.content ?? []).map((row) =>
    (row.content ?? []).map((cell) => ({
      head: cell.type === 'tableHeader',
      span: Number(cell.attrs?.['colspan'] ?? 1),
      content: (cell.content ?? []).flatMap((child) => piecesOf(child, look)),
    })),
  )
  const columns = Math.max(0, ...rows.map((row) => row.reduce((sum, cell) => sum + cell.span, 0)))
  if (columns === 0) return []
  // an editor can leave a ragged row; the grid needs every cell
  const even = rows.map((row) => {
    const missing = columns - row.reduce((sum, cell) => sum + cell.span, 0)
    return [...row, ...Array.from({ length: missing }, () => ({ head: false, span: 1, content: [] }))]
  })
  const widths = (node.content?.[0]?.content ?? []).flatMap((cell) => {
    const own = cell.attrs?.['colwidth']
    const span = Number(cell.attrs?.['colspan'] ?? 1)
    return Array.from({ length: span }, (_, i) =>
      Array.isArray(own) && Number(own[i]) > 0 ? Number(own[i]) : 0,
    )
  })
  const complete = widths.length === columns && widths.every((width) => width > 0)
  const header = rows.length > 1 && (rows[0] ?? []).every((cell) => cell.head)
  return [
    { t: 't', header, widths: complete ? widths : Array.from({ length: columns }, () => 1), rows: even },
  ]
}

function runsOf(node: EditorNode, look: Look): Run[] {
  return (node.content ?? []).flatMap((child): Run[] => {
    const marks = {
      ...(has(child, 'bold') && { b: true as const }),
      ...(has(child, 'italic') && { i: true as const }),
      ...(has(child, 'underline') && { u: true as const }),
      ...(has(child, 'strike') && { x: true as const }),
      ...(has(child, 'superscript') && { v: 'super' as const }),
      ...(has(child, 'subscript') && { v: 'sub' as const }),
    }
    if (child.type === 'hardBreak') return [{ s: '', n: true }]
    if (child.type === 'text') return child.text ? [{ s: child.text, ...marks }] : []
    if (child.type !== 'variable') return []
    const value = String(child.attrs?.['value'] ?? '')
    if (value !== '') return lines(value, marks)
    const name = String(child.attrs?.['name'] ?? '')
    return [{ s: look.labels?.[name] ?? name, m: true, ...marks }]
  })
}

/** Keeps the line breaks of a value. */
function lines(value: string, marks: Omit<Run, 's'>): Run[] {
  return value
    .split(/\r?\n/)
    .flatMap((line, i): Run[] => [
      ...(i > 0 ? [{ s: '', n: true as const }] : []),
      ...(line === '' ? [] : [{ s: line, ...marks }]),
    ])
}

function has(node: EditorNode, mark: string): boolean {
  return node.marks?.some((m) => m.type === mark) ?? false
}
