import { APPEAL_CLAUSE } from './appeal.ts'
import { COMPETENCE_CLAUSE } from './competence.ts'
import { formatted } from './formats.ts'
import { articleLabel } from './instantiate.ts'
import type { ActValues, EditorNode } from './template.ts'

/** Number, date and code; also the posting days, since a notice is posted when it is signed. */
const ASSIGNED = [
  'acto.numero',
  'acto.fecha',
  'acto.codigo',
  'aviso.fecha_fijacion',
  'aviso.fecha_desfijacion',
] as const

/** Assigned by the signature (decision 28): absent from the draft, its checks and its hash. */
export const ASSIGNED_AT_SIGNING: ReadonlySet<string> = new Set(ASSIGNED)

/** Filled once the reviewer and the signer are known. */
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

/** Variables the signature writes; for remarks they are no change of a passage. */
export const GIVEN_BY_SIGNING: ReadonlySet<string> = new Set(AT_SIGNING)
/** Values a signature writes; the type excludes others, which remarks would treat as a changed passage. */
export type SigningValues = Partial<Readonly<Record<(typeof AT_SIGNING)[number], string>>>

/** Text of a paragraph or heading, wherever it is nested (body, list, table cell). */
export interface TextBlock {
  readonly node: EditorNode
  readonly text: string
  /** Offset of its first character in `plainText`. */
  readonly start: number
  /** ProseMirror position of its first character. */
  readonly position: number
  /** Name of the section that contains it. */
  readonly section: string | undefined
  /** Visible title of that section, if any. */
  readonly title: string | undefined
}

const isTextBlock = (node: EditorNode): boolean => node.type === 'paragraph' || node.type === 'heading'
const isSilent = (node: EditorNode): boolean => node.type === 'heading' && node.attrs?.['silent'] === true

/** Readable text of an inline node. Variable names are internal and never shown. */
export function inlineText(node: EditorNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hardBreak') return '\n'
  if (node.type !== 'variable') return ''
  const value = String(node.attrs?.['value'] ?? '')
  if (value !== '') return value
  return GIVEN_BY_SIGNING.has(String(node.attrs?.['name'] ?? '')) ? '[al firmar]' : '[por completar]'
}

/** ProseMirror size of a node: a text's characters, 1 for an atom, otherwise its content plus two edges. */
function sizeOf(node: EditorNode): number {
  if (node.type === 'text') return (node.text ?? '').length
  if (node.type === 'variable' || node.type === 'hardBreak') return 1
  return 2 + (node.content ?? []).reduce((sum, child) => sum + sizeOf(child), 0)
}

/** Readable text blocks in order; section headings without a visible title are left out. */
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

/** The act as text, one line per paragraph. Its offsets anchor remarks. */
export function plainText(doc: EditorNode): string {
  return textBlocks(doc)
    .map((block) => block.text)
    .join('\n')
}

/** ProseMirror position of an offset in `plainText`; inside a variable, the position before it. */
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

/** Names of variables without a value, each once, in order of appearance. */
export function missingVariables(doc: EditorNode): string[] {
  const names = variableNodes(doc)
    .filter((node) => String(node.attrs?.['value'] ?? '') === '')
    .map((node) => String(node.attrs?.['name'] ?? ''))
  return [...new Set(names)]
}

/** Names of all variables in the document, filled or not. */
export function variablesIn(doc: EditorNode): string[] {
  return [...new Set(variableNodes(doc).map((node) => String(node.attrs?.['name'] ?? '')))]
}

/**
 * Fills variables that have an entry in `values` and keeps the rest as edited: number and date at signing, the
 * signatory, data captured after drafting.
 */
export function fillVariables(doc: EditorNode, values: ActValues): EditorNode {
  return mapNodes(doc, (node) => filled(node, values, false))
}

/** Fills only variables without a value; written or signed values stay. */
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

/** An article's label at the start of its paragraph, 'ARTÍCULO SEGUNDO. '; null when missing. */
export function labelAt(text: string): string | null {
  return ARTICLE.exec(text)?.[0] ?? null
}

/** Correct label of the nth article, in place of `label`; null when already correct or beyond 99. */
export function betterLabel(label: string, n: number): string | null {
  if (n > 99 || label.trimEnd() === articleLabel(n).trimEnd()) return null
  return articleLabel(n)
}

/**
 * Renumbers the act's own articles after an edit. A quoted article, or one in a list or table, keeps the number
 * of its source.
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
