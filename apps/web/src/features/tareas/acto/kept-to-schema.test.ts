import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { checkDocument } from '@ventanilla/domain/acts/check-document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { describe, expect, it } from 'vitest'
import { kept } from './kept-to-schema.ts'
import { actExtensions } from './schema.ts'

const schema = getSchema(actExtensions(new Map(), () => Promise.resolve('')))

/** The editor's document after this content entered by paste, typing or from an older version. */
function left(...content: object[]): EditorNode {
  const state = EditorState.create({ schema, doc: schema.nodeFromJSON({ type: 'doc', content }) })
  const change = kept(state)
  return (change === null ? state : state.apply(change)).doc.toJSON() as EditorNode
}

const p = { type: 'paragraph' }
const said = (text: string): object => ({ type: 'paragraph', content: [{ type: 'text', text }] })

describe('what comes into the editor', () => {
  it.each<readonly [string, object, object]>([
    [
      'a cell that says to be fifty million columns wide',
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableCell',
                attrs: { colspan: 50_000_000, rowspan: 9, colwidth: '100,200', align: 'x' },
                content: [p],
              },
            ],
          },
        ],
      },
      { colspan: 1, rowspan: 1, colwidth: null, align: null },
    ],
    [
      'a list that was begun at a number without end',
      {
        type: 'orderedList',
        attrs: { start: 50_000_000, type: 'A' },
        content: [{ type: 'listItem', content: [p] }],
      },
      { start: 1, type: null },
    ],
    [
      'a heading of another level',
      { type: 'heading', attrs: { level: 1, textAlign: 'start' } },
      { level: 2, textAlign: null },
    ],
    [
      'a paragraph of an unknown role',
      { type: 'paragraph', attrs: { role: 'sello', id: 'x' } },
      { role: null, id: null },
    ],
  ])('is put right before it is saved: %s', (_what, given, attrs) => {
    const doc = left(given)
    expect(checkDocument(doc)).toBe(doc)
    const deepest = (node: EditorNode): EditorNode =>
      node.type === 'table' || node.type === 'tableRow' ? deepest(node.content?.[0] as EditorNode) : node
    expect(deepest(doc.content?.[0] as EditorNode).attrs).toMatchObject(attrs)
  })

  it('goes where it cannot stand: a picture of no file, a variable without a name, and nothing beside them', () => {
    const image = { type: 'image', attrs: { fileId: 'file:///etc/passwd' } }
    const variable = { type: 'variable', attrs: { name: '' } }
    const doc = left(
      said('antes'),
      image,
      { type: 'paragraph', content: [{ type: 'text', text: 'a' }, variable, { type: 'text', text: 'b' }] },
      image,
      { type: 'heading', attrs: { level: 9 }, content: [{ type: 'text', text: 'después' }] },
    )
    expect(checkDocument(doc)).toBe(doc)
    expect(
      doc.content?.map(({ type, content }) => [type, content?.map(({ text }) => text).join('')]),
    ).toEqual([
      ['paragraph', 'antes'],
      ['paragraph', 'ab'],
      ['heading', 'después'],
    ])
  })

  it('stays untouched where nothing is wrong with it', () => {
    const state = EditorState.create({
      schema,
      doc: schema.nodeFromJSON({ type: 'doc', content: [said('igual')] }),
    })
    expect(kept(state)).toBeNull()
  })
})
