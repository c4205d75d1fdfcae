import type { EditorNode } from './template.ts'

const ID = /^p(\d{1,7})$/
const isBlock = ({ type }: EditorNode): boolean => type === 'paragraph' || type === 'heading'

function idsIn(node: EditorNode): number[] {
  const own = isBlock(node) ? ID.exec(String(node.attrs?.['id'] ?? ''))?.[1] : undefined
  return [...(own === undefined ? [] : [Number(own)]), ...(node.content ?? []).flatMap(idsIn)]
}

/**
 * Gives every paragraph and heading a stable id, to which remarks stay tied while the text changes. Existing
 * ids stay; a duplicate stays with its first block. A new paragraph gets no id that `before` used.
 */
export function withBlockIds(doc: EditorNode, before: EditorNode = doc): EditorNode {
  let last = Math.max(0, ...idsIn(doc), ...idsIn(before))
  const used = new Set<string>()
  const visit = (node: EditorNode): EditorNode => {
    const content = node.content?.map(visit)
    const inner = content === undefined ? node : { ...node, content }
    if (!isBlock(node)) return inner
    const own = String(node.attrs?.['id'] ?? '')
    const id = ID.test(own) && !used.has(own) ? own : `p${(last += 1)}`
    used.add(id)
    return { ...inner, attrs: { ...node.attrs, id } }
  }
  return visit(doc)
}
