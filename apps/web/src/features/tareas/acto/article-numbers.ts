import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { betterLabel, labelAt } from '@ventanilla/domain/acts/document'

/** Transaction that renumbers the articles in order; null when they are in order. */
export function renumbered(state: EditorState): Transaction | null {
  const wrong: { readonly from: number; readonly to: number; readonly text: string }[] = []
  let n = 0
  state.doc.forEach((node, offset) => {
    const text = node.type.name === 'paragraph' ? node.firstChild?.text : undefined
    const label = text === undefined ? null : labelAt(text)
    if (label === null) return
    n += 1
    const better = betterLabel(label, n)
    if (better !== null) wrong.push({ from: offset + 1, to: offset + 1 + label.length, text: better })
  })
  if (wrong.length === 0) return null
  const change = state.tr
  // backwards, so that earlier positions stay valid
  for (const { from, to, text } of wrong.toReversed())
    change.replaceWith(from, to, state.schema.text(text, state.doc.nodeAt(from)?.marks ?? []))
  return change
}

/** Renumbers articles while typing: the editor shows the act's final numbers. */
export const ArticleNumbers = Extension.create({
  name: 'articleNumbers',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, state) =>
        transactions.some((one) => one.docChanged) ? renumbered(state) : null,
    }),
  ],
})
