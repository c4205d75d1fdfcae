import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { toEditorPosition } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import type { ActRemark } from './act-data.ts'

export const remarksKey = new PluginKey<DecorationSet>('observaciones')

/** Highlights the passages of open remarks with their number; they move with the text. */
export const RemarkMarks = Extension.create({
  name: 'remarkMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: remarksKey,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          // the editor sets nothing else under this key
          const fresh = transaction.getMeta(remarksKey) as readonly ActRemark[] | undefined
          if (fresh === undefined) return before.map(transaction.mapping, transaction.doc)
          // the library says nothing of the JSON of a document
          const doc = transaction.doc.toJSON() as EditorNode
          const size = transaction.doc.content.size
          return DecorationSet.create(
            transaction.doc,
            fresh.flatMap((remark, index) => {
              if (!remark.found || remark.resolved) return []
              const from = Math.min(toEditorPosition(doc, remark.from), size)
              const to = Math.min(Math.max(toEditorPosition(doc, remark.to), from + 1), size)
              return [
                Decoration.inline(from, to, {
                  class: 'observado',
                  'data-remark': remark.id,
                  'data-number': String(index + 1),
                }),
              ]
            }),
          )
        },
      },
      props: {
        decorations(state) {
          return remarksKey.getState(state)
        },
      },
    }),
  ],
})

/** Allows selecting and copying, and rejects every change of the text. */
export const ReadOnly = Extension.create({
  name: 'readOnly',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (transaction) => !transaction.docChanged || transaction.getMeta('abrir') === true,
    }),
  ],
})
