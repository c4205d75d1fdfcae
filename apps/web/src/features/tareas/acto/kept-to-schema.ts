import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { nodeRule } from '@ventanilla/domain/acts/editor-schema'

/**
 * Transaction that corrects every attribute the server would reject, such as a pasted cell over many rows or a
 * list starting at 50000000. Nodes invalid without the attribute (a picture without a file) are removed. Null
 * when nothing is wrong.
 */
export function kept(state: EditorState): Transaction | null {
  const change = state.tr
  state.doc.descendants((node, at) => {
    for (const [name, { absent, allows }] of Object.entries(nodeRule(node.type.name)?.attributes ?? {})) {
      if (allows(node.attrs[name])) continue
      const place = change.mapping.map(at)
      if (absent !== undefined) change.setNodeAttribute(place, name, absent)
      else {
        change.delete(place, place + node.nodeSize)
        return false
      }
    }
    return true
  })
  return change.docChanged ? change : null
}

/** Content that enters by paste, typing or from an older version is corrected to what the server accepts. */
export const KeptToSchema = Extension.create({
  name: 'keptToSchema',
  addProseMirrorPlugins: () => {
    let seen: EditorState['doc'] | undefined
    return [
      new Plugin({
        appendTransaction: (_transactions, _before, state) => {
          if (state.doc === seen) return null
          seen = state.doc
          return kept(state)
        },
      }),
    ]
  },
})
