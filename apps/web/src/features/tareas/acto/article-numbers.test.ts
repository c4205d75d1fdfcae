import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { renumbered } from './article-numbers.ts'
import { actExtensions } from './schema.ts'

const schema = getSchema(actExtensions(new Map(), () => Promise.resolve('')))
const paragraph = (label: string, text: string) => ({
  type: 'paragraph',
  content: [
    { type: 'text', text: label, marks: [{ type: 'bold' }] },
    { type: 'text', text },
  ],
})
const stateOf = (...content: object[]): EditorState =>
  EditorState.create({ doc: schema.nodeFromJSON({ type: 'doc', content }) })

describe('the numbers of articles in the editor', () => {
  it('follow their order, and keep how the label is written', () => {
    const state = stateOf(
      paragraph('ARTÍCULO SEGUNDO. ', 'B.'),
      { type: 'blockquote', content: [paragraph('ARTÍCULO NOVENO. ', 'Citado.')] },
      paragraph('ARTÍCULO NUEVO. ', 'C.'),
      paragraph('ARTÍCULO PRIMERO. ', 'A.'),
    )
    const change = renumbered(state)
    expect(change?.doc.textBetween(0, change.doc.content.size, '\n')).toBe(
      'ARTÍCULO PRIMERO. B.\nARTÍCULO NOVENO. Citado.\nARTÍCULO SEGUNDO. C.\nARTÍCULO TERCERO. A.',
    )
    expect(change?.doc.firstChild?.firstChild?.marks.map((mark) => mark.type.name)).toEqual(['bold'])
  })

  it('are left alone where they are right', () => {
    expect(renumbered(stateOf(paragraph('ARTÍCULO PRIMERO. ', 'A.')))).toBeNull()
  })
})
