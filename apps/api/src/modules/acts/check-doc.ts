import type { EditorNode } from '@ventanilla/domain/acts/template'
import { Refusal } from '@ventanilla/domain/cases/problem'

/** Nodes and marks that an act may have. Anything else is refused: it would be shown or printed by somebody else. */
const NODES = new Set([
  'doc',
  'paragraph',
  'heading',
  'text',
  'bulletList',
  'orderedList',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'variable',
  'hardBreak',
  'image',
  'blockquote',
  'horizontalRule',
])
const MARKS = new Set(['bold', 'italic', 'underline', 'superscript', 'subscript', 'strike'])
const DEEPEST = 30
const MOST = 20_000

/** Checks the shape of an editor document that came over the wire. Throws Refusal 422. */
export function checkDoc(value: unknown): EditorNode {
  let count = 0
  const bad = (): never => {
    throw new Refusal(422, 'El documento tiene contenido que no se puede guardar.', { code: 'documento' })
  }
  const visit = (node: unknown, depth: number): void => {
    count += 1
    if (count > MOST || depth > DEEPEST || typeof node !== 'object' || node === null) bad()
    const { type, attrs, content, text, marks } = node as Record<string, unknown>
    if (typeof type !== 'string' || !NODES.has(type)) bad()
    if (text !== undefined && typeof text !== 'string') bad()
    if (attrs !== undefined && (typeof attrs !== 'object' || attrs === null)) bad()
    if (
      type === 'image' &&
      !/^[0-9a-f-]{36}$/.test(String((attrs as { fileId?: unknown } | undefined)?.fileId ?? ''))
    )
      bad()
    if (
      marks !== undefined &&
      (!Array.isArray(marks) ||
        marks.some((m: { type?: unknown }) => typeof m?.type !== 'string' || !MARKS.has(m.type)))
    )
      bad()
    if (content !== undefined) {
      if (!Array.isArray(content)) bad()
      for (const child of content as unknown[]) visit(child, depth + 1)
    }
  }
  visit(value, 0)
  if ((value as EditorNode).type !== 'doc') bad()
  return value as EditorNode
}
