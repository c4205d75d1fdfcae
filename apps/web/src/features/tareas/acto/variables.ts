import type { Editor } from '@tiptap/core'
import type { EditorNode } from '@ventanilla/domain/acts/template'

/** First value of a variable in a document; '' when it has none. */
export function valueOf(doc: EditorNode | undefined, name: string): string {
  if (doc === undefined) return ''
  if (doc.type === 'variable' && doc.attrs?.['name'] === name) return String(doc.attrs['value'] ?? '')
  for (const child of doc.content ?? []) {
    const value = valueOf(child, name)
    if (value !== '') return value
  }
  return ''
}

/** Sets all occurrences of a variable in one undoable step. */
export function setVariable(editor: Editor, name: string, value: string): void {
  const { state, view } = editor
  const change = state.tr
  state.doc.descendants((node, position) => {
    if (node.type.name === 'variable' && node.attrs['name'] === name)
      change.setNodeMarkup(position, undefined, { ...node.attrs, value })
  })
  if (change.docChanged) view.dispatch(change)
}
