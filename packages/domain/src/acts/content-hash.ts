import { ASSIGNED_AT_SIGNING } from './document.ts'
import type { EditorNode } from './template.ts'

/** Default attribute values that editors write out explicitly. */
const DEFAULTS: Readonly<Record<string, unknown>> = { colspan: 1, rowspan: 1, start: 1, textAlign: 'left' }

/**
 * Canonical JSON of a document, whose SHA-256 the signatory confirms by code. Key order, split text nodes,
 * default attributes, paragraph ids and Unicode composition do not change it; every visible change does. Values
 * assigned by the signature (number, date, code) are left out, so the hash is the same before and after.
 */
export function canonicalContent(doc: EditorNode): string {
  return JSON.stringify(canonicalNode(doc))
}

interface Canonical {
  type: string
  attrs?: Record<string, unknown>
  marks?: unknown[]
  text?: string
  content?: Canonical[]
}

function canonicalNode(node: EditorNode): Canonical {
  const attrs = canonicalAttrs(node)
  const marks = (node.marks ?? [])
    .map((mark) => ({ type: mark.type, ...(mark.attrs && { attrs: sorted(mark.attrs) }) }))
    .sort((a, b) => (a.type < b.type ? -1 : 1))
  const content = merged((node.content ?? []).map(canonicalNode))
  return {
    type: node.type,
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(marks.length > 0 && { marks }),
    ...(node.text !== undefined && { text: node.text.normalize('NFC') }),
    ...(content.length > 0 && { content }),
  }
}

function canonicalAttrs(node: EditorNode): Record<string, unknown> {
  const attrs = sorted(node.attrs ?? {})
  if (node.type === 'paragraph' || node.type === 'heading') delete attrs['id']
  if (node.type === 'variable' && ASSIGNED_AT_SIGNING.has(String(attrs['name']))) attrs['value'] = ''
  return attrs
}

function sorted(attrs: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attrs)
      .filter(([key, value]) => value !== null && value !== undefined && DEFAULTS[key] !== value)
      .map(([key, value]) => [key, typeof value === 'string' ? value.normalize('NFC') : value] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Joins neighbouring texts with the same marks, which editors split freely. */
function merged(nodes: readonly Canonical[]): Canonical[] {
  const out: Canonical[] = []
  for (const node of nodes) {
    const before = out.at(-1)
    const joins = before?.type === 'text' && node.type === 'text'
    if (joins && JSON.stringify(before.marks) === JSON.stringify(node.marks))
      out[out.length - 1] = { ...before, text: ((before.text ?? '') + (node.text ?? '')).normalize('NFC') }
    else out.push(node)
  }
  return out
}
