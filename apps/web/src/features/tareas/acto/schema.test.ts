import { getSchema } from '@tiptap/core'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { describe, expect, it } from 'vitest'
import { actExtensions } from './schema.ts'
import { valueOf } from './variables.ts'

const schema = getSchema(actExtensions(new Map(), () => Promise.resolve('')))

const act: EditorNode = {
  type: 'doc',
  content: [
    {
      type: 'heading',
      attrs: { level: 2, section: 'encabezado', silent: true },
      content: [{ type: 'text', text: 'encabezado' }],
    },
    {
      type: 'paragraph',
      attrs: { textAlign: 'center', role: 'titulo' },
      content: [
        { type: 'text', text: 'AUTO ', marks: [{ type: 'bold' }] },
        { type: 'variable', attrs: { name: 'acto.numero', value: '', format: null } },
        { type: 'hardBreak' },
        { type: 'variable', attrs: { name: 'permiso.plazo', value: 'diez años', format: 'texto' } },
      ],
    },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableHeader',
              attrs: { colwidth: [180], align: 'right' },
              content: [{ type: 'paragraph' }],
            },
            { type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: '1,2' }] }] },
          ],
        },
      ],
    },
    { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
    { type: 'image', attrs: { fileId: 'a', alt: '' } },
  ],
}

describe('the schema of the editor', () => {
  it('takes an act and gives it back with everything that people do not edit', () => {
    const node = schema.nodeFromJSON(act)
    node.check()
    const back = node.toJSON() as EditorNode
    expect(back.content?.[0]?.attrs).toMatchObject({ section: 'encabezado', silent: true, level: 2 })
    expect(back.content?.[1]?.attrs).toMatchObject({ textAlign: 'center', role: 'titulo' })
    expect(back.content?.[1]?.content?.[3]?.attrs).toMatchObject({ name: 'permiso.plazo', format: 'texto' })
    expect(back.content?.[2]?.content?.[0]?.content?.[0]?.attrs).toMatchObject({
      colwidth: [180],
      align: 'right',
    })
    expect(back.content?.map((one) => one.type)).toEqual(act.content?.map((one) => one.type))
  })

  it('knows no node and no mark that the server refuses', () => {
    const nodes = new Set(
      'doc paragraph heading text bulletList orderedList listItem table tableRow tableCell tableHeader variable hardBreak image blockquote horizontalRule'.split(
        ' ',
      ),
    )
    const marks = new Set('bold italic underline superscript subscript strike'.split(' '))
    expect(Object.keys(schema.nodes).filter((name) => !nodes.has(name))).toEqual([])
    expect(Object.keys(schema.marks).filter((name) => !marks.has(name))).toEqual([])
  })

  it('finds the value of a variable wherever it stands', () => {
    expect(valueOf(act, 'permiso.plazo')).toBe('diez años')
    expect(valueOf(act, 'acto.numero')).toBe('')
  })
})
