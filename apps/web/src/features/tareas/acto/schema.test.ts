import { getSchema } from '@tiptap/core'
import { checkDocument } from '@ventanilla/domain/acts/check-document'
import { canonicalContent } from '@ventanilla/domain/acts/content-hash'
import { EDITOR_MARKS, EDITOR_NODES, nodeRule, type NodeRule } from '@ventanilla/domain/acts/editor-schema'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actExtensions } from './schema.ts'
import { valueOf } from './variables.ts'

const schema = getSchema(actExtensions(new Map(), () => Promise.resolve('')))

const marks = fc
  .subarray(['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'])
  .map((types) => (types.length === 0 ? {} : { marks: types.map((type) => ({ type })) }))
const inline = fc.oneof(
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 20 }), marks)
    .map(([text, m]) => ({ type: 'text', text, ...m })),
  marks.map((m) => ({ type: 'hardBreak', ...m })),
  fc
    .tuple(fc.string({ maxLength: 20 }), fc.constantFrom(null, 'fecha', 'pesos'), marks)
    .map(([value, format, m]) => ({
      type: 'variable',
      attrs: { name: 'solicitante.nombre', value, format },
      ...m,
    })),
)
const runs = fc.array(inline, { maxLength: 4 })
const align = fc.constantFrom(null, 'left', 'center', 'right', 'justify')
/** Written independently of the declaration, not derived from it: random content of acts. */
const { block } = fc.letrec<{ block: object; blocks: object[] }>((tie) => ({
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      type: fc.constant('paragraph'),
      attrs: fc.record({ textAlign: align, role: fc.constantFrom(null, 'titulo', 'traza', 'firma') }),
      content: runs,
    }),
    fc.record({
      type: fc.constant('heading'),
      attrs: fc.record({
        level: fc.constantFrom(2, 3),
        silent: fc.constantFrom(null, true),
        section: fc.constantFrom(null, 'firma'),
        textAlign: align,
      }),
      content: runs,
    }),
    fc.constant({ type: 'horizontalRule' }),
    fc.constant({ type: 'image', attrs: { fileId: '0191f8a2-7c1e-7b3a-9f00-1234567890ab', alt: 'plano' } }),
    fc.record({ type: fc.constant('blockquote'), content: tie('blocks') }),
    fc
      .tuple(
        fc.constantFrom('bulletList', 'orderedList'),
        fc.array(tie('blocks'), { minLength: 1, maxLength: 2 }),
      )
      .map(([type, items]) => ({
        type,
        ...(type === 'orderedList' && { attrs: { start: 3, type: null } }),
        content: items.map((content) => ({ type: 'listItem', content: [{ type: 'paragraph' }, ...content] })),
      })),
    fc
      .array(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9 }), tie('blocks')), { maxLength: 3 }),
        {
          minLength: 1,
          maxLength: 3,
        },
      )
      .map((rows) => ({
        type: 'table',
        content: rows.map((cells) => ({
          type: 'tableRow',
          content: cells.map(([head, colspan, content]) => ({
            type: head ? 'tableHeader' : 'tableCell',
            attrs: { colspan, colwidth: colspan === 1 ? [180] : null },
            content,
          })),
        })),
      })),
  ),
}))
const anyDocument = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((content): unknown => ({ type: 'doc', content }))
  .filter((doc) => depthOf(doc as EditorNode) <= 20 && tablesIn(doc as EditorNode) <= 3)
const depthOf = (node: EditorNode): number => 1 + Math.max(0, ...(node.content ?? []).map(depthOf))
const tablesIn = (node: EditorNode): number =>
  (node.type === 'table' ? 1 : 0) + Math.max(0, ...(node.content ?? []).map(tablesIn))

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

  it('has the nodes, the attributes and the marks that the server judges by, and no others', () => {
    const editor = Object.entries(schema.nodes).map(([name, { spec }]) => [
      name,
      {
        content: spec.content ?? null,
        group: spec.group ?? null,
        attributes: Object.keys(spec.attrs ?? {}).toSorted(),
      },
    ])
    const server = Object.entries<NodeRule>(EDITOR_NODES).map(([name, { content, group, attributes }]) => [
      name,
      { content, group, attributes: Object.keys(attributes).toSorted() },
    ])
    expect(Object.fromEntries(editor)).toEqual(Object.fromEntries(server))
    expect(Object.keys(schema.marks).toSorted()).toEqual([...EDITOR_MARKS].toSorted())
    expect(Object.values(schema.marks).filter(({ spec }) => spec.attrs !== undefined)).toEqual([])
  })

  it('makes nothing by itself that the server refuses, but what it puts right or asks for', () => {
    const made = Object.entries(schema.nodes).flatMap(([name, { spec }]) =>
      Object.entries(spec.attrs ?? {}).flatMap(([key, attribute]) => {
        const rule = nodeRule(name)?.attributes[key]
        return rule?.allows(attribute.default) === true ? [] : [`${name}.${key}`]
      }),
    )
    // the library's own default, which becomes 2; a file and a name are always given on insertion
    expect(made.toSorted()).toEqual(['heading.level', 'image.fileId', 'variable.name'])
  })

  it('opens and gives back whatever the server takes', () => {
    fc.assert(
      fc.property(anyDocument, (doc) => {
        const taken = checkDocument(doc)
        const node = schema.nodeFromJSON(taken)
        node.check()
        const back = node.toJSON() as EditorNode
        expect(canonicalContent(checkDocument(back))).toBe(canonicalContent(taken))
      }),
    )
  })

  it('finds the value of a variable wherever it stands', () => {
    expect(valueOf(act, 'permiso.plazo')).toBe('diez años')
    expect(valueOf(act, 'acto.numero')).toBe('')
  })
})
