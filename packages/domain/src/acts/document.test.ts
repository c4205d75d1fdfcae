import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalContent } from './content-hash.ts'
import { diffDocs, diffWords } from './diff-docs.ts'
import { plainText, textBlocks, toEditorPosition, toTextOffset } from './document.ts'
import type { EditorNode } from './template.ts'

const text = (value: string): EditorNode => ({ type: 'text', text: value })
const paragraph = (...content: EditorNode[]): EditorNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
})
const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content })
const variable = (name: string, value: string): EditorNode => ({ type: 'variable', attrs: { name, value } })
const lines = (...all: string[]): EditorNode => doc(...all.map((line) => paragraph(text(line))))

const anyLine = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
const anyInline: fc.Arbitrary<EditorNode> = fc.oneof(
  anyLine.map(text),
  fc.tuple(anyLine, fc.string({ maxLength: 10 })).map(([name, value]) => variable(name, value)),
)
const anyDoc = fc
  .array(
    fc.oneof(
      fc.array(anyInline, { maxLength: 4 }).map((content) => paragraph(...content)),
      fc.array(anyInline, { minLength: 1, maxLength: 3 }).map((content) => ({
        type: 'bulletList',
        content: [{ type: 'listItem', content: [paragraph(...content)] }],
      })),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((content) => doc(...content))

describe('positions', () => {
  it('follow ProseMirror: one for each border and each atom', () => {
    const sample = doc(paragraph(text('ab'), variable('x', 'largo')), {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(text('cd'))] }],
    })
    expect(plainText(sample)).toBe('ablargo\ncd')
    expect(textBlocks(sample).map((block) => block.position)).toEqual([1, 8])
    expect(toEditorPosition(sample, 1)).toBe(2)
    expect(toEditorPosition(sample, 4)).toBe(3)
    expect(toEditorPosition(sample, 9)).toBe(9)
    expect(toTextOffset(sample, 9)).toBe(9)
    expect(toTextOffset(sample, 4)).toBe(7)
  })

  it('lead back to the same place wherever the text is not inside a variable', () => {
    fc.assert(
      fc.property(anyDoc, fc.nat(), (sample, seed) => {
        const offset = seed % (plainText(sample).length + 1)
        const back = toTextOffset(sample, toEditorPosition(sample, offset))
        expect(back).toBeLessThanOrEqual(offset)
        expect(toEditorPosition(sample, back)).toBe(toEditorPosition(sample, offset))
      }),
    )
  })
})

describe('the content that is signed', () => {
  it('stays the same however an editor writes it down', () => {
    const a = doc({ type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('uno dos')] })
    const b = doc({
      content: [text('uno '), text('dos')],
      attrs: { role: null, textAlign: 'center' },
      type: 'paragraph',
    })
    expect(canonicalContent(a)).toBe(canonicalContent(b))
    expect(canonicalContent(lines('añ'))).toBe(canonicalContent(lines('an\u0303')))
  })

  it('does not depend on what the signature itself assigns', () => {
    expect(canonicalContent(doc(paragraph(variable('acto.numero', ''))))).toBe(
      canonicalContent(doc(paragraph(variable('acto.numero', 'AUTO-1')))),
    )
    expect(canonicalContent(doc(paragraph(variable('x', 'a'))))).not.toBe(
      canonicalContent(doc(paragraph(variable('x', 'b')))),
    )
  })

  it('changes with every visible change', () => {
    fc.assert(
      fc.property(anyLine, anyLine, (a, b) => {
        const same = a.normalize('NFC') === b.normalize('NFC')
        expect(canonicalContent(lines(a)) === canonicalContent(lines(b))).toBe(same)
      }),
    )
    const bold: EditorNode = { type: 'text', text: 'a', marks: [{ type: 'bold' }] }
    expect(canonicalContent(doc(paragraph(bold)))).not.toBe(canonicalContent(lines('a')))
  })
})

describe('differences of two versions', () => {
  it('show changed words inside a paragraph, and whole paragraphs that came or went', () => {
    const changes = diffDocs(
      lines('El caudal será de 1,5 litros por segundo.', 'Se quita.', 'Igual.'),
      lines('El caudal será de 2,0 litros por segundo.', 'Igual.', 'Se agrega.'),
    )
    expect(changes.map((change) => change.kind)).toEqual(['cambiado', 'eliminado', 'igual', 'agregado'])
    expect(changes[0]?.words.filter((word) => word.kind !== 'igual')).toEqual([
      { kind: 'eliminado', text: '1,5' },
      { kind: 'agregado', text: '2,0' },
    ])
  })

  it('find nothing between equal versions', () => {
    fc.assert(
      fc.property(anyDoc, (sample) => {
        expect(diffDocs(sample, sample).every((change) => change.kind === 'igual')).toBe(true)
      }),
    )
  })

  it('rebuild both versions from their pieces', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), fc.array(anyLine, { maxLength: 6 }), (a, b) => {
        const changes = diffDocs(lines(...a), lines(...b))
        const side = (without: string): string[] =>
          changes
            .map((change) =>
              change.words
                .filter((word) => word.kind !== without)
                .map((word) => word.text)
                .join(''),
            )
            .filter((line) => line !== '')
        const shown = (all: string[]): string[] => all.filter((line) => line.trim() !== '')
        expect(side('agregado')).toEqual(shown(a))
        expect(side('eliminado')).toEqual(shown(b))
      }),
    )
  })

  it.each([
    ['two endless paragraphs', lines('a b '.repeat(100_000)), lines('c d '.repeat(100_000))],
    [
      'thousands of paragraphs',
      lines(...Array.from({ length: 3_000 }, (_, i) => `uno ${i}`)),
      lines(...Array.from({ length: 3_000 }, (_, i) => `dos ${i + 3_000}`)),
    ],
  ])('are told of %s without comparing each word with each', (_what, before, after) => {
    const changes = diffDocs(before, after)
    const told = (without: string): string =>
      changes
        .filter(({ kind }) => kind !== without)
        .flatMap(({ words }) => words.filter(({ kind }) => kind !== without).map(({ text: said }) => said))
        .join('')
    expect(told('agregado')).toBe(plainText(before).replaceAll('\n', ''))
    expect(told('eliminado')).toBe(plainText(after).replaceAll('\n', ''))
  })

  it('join neighbouring words of one kind', () => {
    expect(diffWords('a b c', 'a x y c')).toEqual([
      { kind: 'igual', text: 'a ' },
      { kind: 'eliminado', text: 'b' },
      { kind: 'agregado', text: 'x y' },
      { kind: 'igual', text: ' c' },
    ])
  })
})
