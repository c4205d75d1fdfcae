import { APPEAL_CLAUSE } from './appeal.ts'
import { COMPETENCE_CLAUSE } from './competence.ts'
import { formatted } from './formats.ts'
import { articleLabel } from './instantiate.ts'
import type { ActValues, EditorNode } from './template.ts'

/** Number, date and code; and the days of the posting, for a notice is posted when it is signed. */
const ASSIGNED = [
  'acto.numero',
  'acto.fecha',
  'acto.codigo',
  'aviso.fecha_fijacion',
  'aviso.fecha_desfijacion',
] as const

/** Given by the signature itself (decision 28): absent from the draft, from its checks and from its hash. */
export const ASSIGNED_AT_SIGNING: ReadonlySet<string> = new Set(ASSIGNED)

/** Known once somebody reviews and once it is known who signs. */
export const KNOWN_WHEN_SIGNING: ReadonlySet<string> = new Set([
  'firmante.nombre',
  'firmante.cargo',
  'reviso.nombre',
])

const AT_SIGNING = [
  ...ASSIGNED,
  ...(['firmante.nombre', 'firmante.cargo', 'firmante.rol', 'reviso.nombre'] as const),
  APPEAL_CLAUSE,
  COMPETENCE_CLAUSE,
] as const

/** What the signature writes into a text without anybody editing it: no change of a passage. */
export const GIVEN_BY_SIGNING: ReadonlySet<string> = new Set(AT_SIGNING)
/** Values that a signature writes; it writes no others, or remarks would take them for a changed passage. */
export type SigningValues = Partial<Readonly<Record<(typeof AT_SIGNING)[number], string>>>

/** A run of text: a paragraph or a heading, wherever it stands (body, list, table cell). */
export interface TextBlock {
  readonly node: EditorNode
  readonly text: string
  /** offset of its first character in `plainText` */
  readonly start: number
  /** ProseMirror position of its first character */
  readonly position: number
  /** name of the section in which it stands */
  readonly section: string | undefined
  /** the title that a reader sees over it, if it has one */
  readonly title: string | undefined
}

const isTextBlock = (node: EditorNode): boolean => node.type === 'paragraph' || node.type === 'heading'
const isSilent = (node: EditorNode): boolean => node.type === 'heading' && node.attrs?.['silent'] === true

/** What a reader sees of an inline node. The name of a variable is the portal's own and reaches nobody. */
export function inlineText(node: EditorNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hardBreak') return '\n'
  if (node.type !== 'variable') return ''
  const value = String(node.attrs?.['value'] ?? '')
  if (value !== '') return value
  return GIVEN_BY_SIGNING.has(String(node.attrs?.['name'] ?? '')) ? '[al firmar]' : '[por completar]'
}

/** ProseMirror's size of a node: text counts its characters, an atom one, everything else its content and two edges. */
function sizeOf(node: EditorNode): number {
  if (node.type === 'text') return (node.text ?? '').length
  if (node.type === 'variable' || node.type === 'hardBreak') return 1
  return 2 + (node.content ?? []).reduce((sum, child) => sum + sizeOf(child), 0)
}

/** The readable text blocks in order; section headings without a visible title are left out. */
export function textBlocks(doc: EditorNode): TextBlock[] {
  const found: TextBlock[] = []
  let start = 0
  let section: string | undefined
  let title: string | undefined
  const visit = (node: EditorNode, position: number): void => {
    if (node.type === 'heading' && typeof node.attrs?.['section'] === 'string') {
      section = node.attrs['section']
      title = isSilent(node) ? undefined : (node.content ?? []).map(inlineText).join('')
    }
    if (isTextBlock(node)) {
      if (isSilent(node)) return
      const text = (node.content ?? []).map(inlineText).join('')
      found.push({ node, text, start, position: position + 1, section, title })
      start += text.length + 1
      return
    }
    let at = node.type === 'doc' ? position : position + 1
    for (const child of node.content ?? []) {
      visit(child, at)
      at += sizeOf(child)
    }
  }
  visit(doc, 0)
  return found
}

/** The act as text, one line per paragraph. Offsets in it anchor remarks. */
export function plainText(doc: EditorNode): string {
  return textBlocks(doc)
    .map((block) => block.text)
    .join('\n')
}

/** ProseMirror position of an offset in `plainText`; inside a variable it is the position before the variable. */
export function toEditorPosition(doc: EditorNode, offset: number): number {
  const blocks = textBlocks(doc)
  const block = blocks.findLast((b) => b.start <= offset) ?? blocks[0]
  if (block === undefined) return 0
  let left = Math.min(offset - block.start, block.text.length)
  let position = block.position
  for (const node of block.node.content ?? []) {
    const length = inlineText(node).length
    if (left < length) return position + (node.type === 'text' ? Math.max(left, 0) : 0)
    left -= length
    position += sizeOf(node)
  }
  return position
}

/** Offset in `plainText` of a ProseMirror position; a position between blocks belongs to the next one. */
export function toTextOffset(doc: EditorNode, position: number): number {
  let last = 0
  for (const block of textBlocks(doc)) {
    if (position < block.position) return block.start
    let at = block.position
    let offset = block.start
    for (const node of block.node.content ?? []) {
      const size = sizeOf(node)
      if (position < at + size) return offset + (node.type === 'text' ? position - at : 0)
      at += size
      offset += inlineText(node).length
    }
    if (position <= at) return offset
    last = offset
  }
  return last
}

function mapNodes(node: EditorNode, change: (node: EditorNode) => EditorNode): EditorNode {
  const content = node.content?.map((child) => mapNodes(child, change))
  return change(content === undefined ? node : { ...node, content })
}

function variableNodes(doc: EditorNode): EditorNode[] {
  return doc.type === 'variable' ? [doc] : (doc.content ?? []).flatMap(variableNodes)
}

/** Names of the variables without a value, each once, in order of appearance. */
export function missingVariables(doc: EditorNode): string[] {
  const names = variableNodes(doc)
    .filter((node) => String(node.attrs?.['value'] ?? '') === '')
    .map((node) => String(node.attrs?.['name'] ?? ''))
  return [...new Set(names)]
}

/** Every variable that stands in the document, filled or not. */
export function variablesIn(doc: EditorNode): string[] {
  return [...new Set(variableNodes(doc).map((node) => String(node.attrs?.['name'] ?? '')))]
}

/**
 * Writes values into the variables that have one in `values` and leaves the rest of the document as edited: the
 * number and date when the act is signed, the signatory when it is known, data captured after drafting.
 */
export function fillVariables(doc: EditorNode, values: ActValues): EditorNode {
  return mapNodes(doc, (node) => filled(node, values, false))
}

/** The same, but only where there is no value yet: what somebody wrote or signed stays. */
export function fillMissing(doc: EditorNode, values: ActValues): EditorNode {
  return mapNodes(doc, (node) => filled(node, values, true))
}

function filled(node: EditorNode, values: ActValues, onlyMissing: boolean): EditorNode {
  if (node.type !== 'variable') return node
  if (onlyMissing && String(node.attrs?.['value'] ?? '') !== '') return node
  const name = String(node.attrs?.['name'] ?? '')
  if (!(name in values)) return node
  const format = node.attrs?.['format']
  const value = formatted(values[name], typeof format === 'string' ? format : undefined)
  return { ...node, attrs: { ...node.attrs, value } }
}

const ARTICLE = /^ARTÍCULO\s+[A-ZÁÉÍÓÚ]+(?:\s[A-ZÁÉÍÓÚ]+)?\s*\.\s*/

/** An article's own label at the beginning of its paragraph, 'ARTÍCULO SEGUNDO. '; null where there is none. */
export function labelAt(text: string): string | null {
  return ARTICLE.exec(text)?.[0] ?? null
}

/** The label that the nth article should have instead of `label`; null where it has it already, or there is none left. */
export function betterLabel(label: string, n: number): string | null {
  if (n > 99 || label.trimEnd() === articleLabel(n).trimEnd()) return null
  return articleLabel(n)
}

/**
 * Numbers the articles again in order, after somebody inserted, moved or removed one. Only those of the act itself: an
 * article that is quoted, in a list or in a table keeps the number that it has where it comes from.
 */
export function renumberArticles(doc: EditorNode): EditorNode {
  let n = 0
  const content = (doc.content ?? []).map((node) => {
    const first = node.content?.[0]
    if (node.type !== 'paragraph' || first?.type !== 'text' || first.text === undefined) return node
    const label = labelAt(first.text)
    if (label === null) return node
    n += 1
    const better = betterLabel(label, n)
    if (better === null) return node
    const text = better + first.text.slice(label.length)
    return { ...node, content: [{ ...first, text }, ...(node.content ?? []).slice(1)] }
  })
  return doc.content === undefined ? doc : { ...doc, content }
}
