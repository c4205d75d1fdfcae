import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { nodeRule } from '@ventanilla/domain/acts/editor-schema'

/**
 * The change that puts right every attribute that the server would refuse: a pasted cell over many rows, a list that
 * somebody began at 50000000. What cannot stand without it (a picture of no file) goes. Null where all is well.
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

/** Whatever comes into the editor, by paste, by typing or from an older version, leaves it as the server takes it. */
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
