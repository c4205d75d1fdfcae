import { describe, expect, it } from 'vitest'
import { Refusal } from '../kernel/problem.ts'
import { checkDocument } from './check-document.ts'

const p = (...content: object[]): object => ({ type: 'paragraph', ...(content.length > 0 && { content }) })
const t = (text: string, ...marks: string[]): object => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const doc = (...content: unknown[]): unknown => ({ type: 'doc', content })
const cell = (attrs: object = {}, ...content: object[]): object => ({
  type: 'tableCell',
  attrs,
  content: content.length > 0 ? content : [p()],
})
const row = (...content: object[]): object => ({ type: 'tableRow', content })
const table = (...content: object[]): object => ({ type: 'table', content })
const item = (...content: object[]): object => ({ type: 'listItem', content })
const PICTURE = '0191f8a2-7c1e-7b3a-9f00-1234567890ab'
const nested = (levels: number, around: (inner: object) => object): object =>
  levels === 0 ? p(t('fondo')) : around(nested(levels - 1, around))
const times = (n: number, one: object): object[] => Array.from({ length: n }, () => one)

const sentence = (value: unknown): string | null => {
  try {
    checkDocument(value)
    return null
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    expect([cause.kind, cause.code]).toEqual(['invalid', 'documento'])
    return cause.message
  }
}

describe('a document of the editor', () => {
  it('is given back as it came when it holds what acts hold', () => {
    const act = doc(
      {
        type: 'heading',
        attrs: { level: 2, section: 'encabezado', silent: true, id: 'p1' },
        content: [t('encabezado')],
      },
      {
        type: 'paragraph',
        attrs: { textAlign: 'center', role: 'titulo', id: 'p2' },
        content: [
          t('AUTO ', 'bold', 'italic', 'underline', 'strike', 'superscript'),
          { type: 'variable', attrs: { name: 'acto.numero', value: '', format: null } },
          { type: 'hardBreak', marks: [{ type: 'bold' }] },
          {
            type: 'variable',
            attrs: { name: 'requerimiento.items.2.texto', value: 'dos\nlíneas', format: 'fecha' },
          },
        ],
      },
      table(
        row(
          { type: 'tableHeader', attrs: { colwidth: [180], align: 'right' }, content: [p()] },
          cell({ colspan: 2, rowspan: 1, colwidth: null, align: null }),
        ),
        row(),
      ),
      { type: 'orderedList', attrs: { start: 4, type: null }, content: [item(p(), p(t('más')))] },
      { type: 'bulletList', content: [item(p(t('uno')))] },
      { type: 'blockquote', content: [p(t('cita'))] },
      { type: 'horizontalRule' },
      { type: 'image', attrs: { fileId: PICTURE, alt: 'plano', width: null } },
    )
    expect(checkDocument(act)).toBe(act)
  })

  // the first column names the cost or breakage each rejected input would cause
  it.each<readonly [string, unknown, RegExp]>([
    ['a cell fifty million columns wide', doc(table(row(cell({ colspan: 50_000_000 })))), /«colspan»/],
    ['a cell three million columns wide', doc(table(row(cell({ colspan: 3_000_000 })))), /«colspan»/],
    ['a cell as wide as a text says', doc(table(row(cell({ colspan: '50000000' })))), /«colspan»/],
    ['a cell without width', doc(table(row(cell({ colspan: 0 })))), /«colspan»/],
    ['a cell of half a column', doc(table(row(cell({ colspan: 1.5 })))), /«colspan»/],
    [
      'a cell over many rows, which the PDF does not draw',
      doc(table(row(cell({ rowspan: 2 })))),
      /«rowspan»/,
    ],
    ['widths without end', doc(table(row(cell({ colwidth: times(64, Object(1)) })))), /«colwidth»/],
    ['a width that is no number', doc(table(row(cell({ colwidth: ['1fr'] })))), /«colwidth»/],
    ['a row wider than a page', doc(table(row(...times(64, cell())))), /más de 63 columnas/],
    ['two wide cells in a row', doc(table(row(cell({ colspan: 63 }), cell()))), /más de 63 columnas/],
    [
      'short rows that the grid would fill with a million cells',
      doc(table(row(cell({ colspan: 63 })), ...times(400, row(cell())))),
      /demasiadas celdas/,
    ],
    [
      'the same in many tables',
      doc(...times(20, table(row(cell({ colspan: 60 })), ...times(19, row(cell()))))),
      /demasiadas celdas/,
    ],
    ['tables in tables', doc(nested(4, (inner) => table(row(cell({}, inner))))), /tablas metidas/],
    [
      'lists in lists',
      doc(nested(10, (inner) => ({ type: 'bulletList', content: [item(p(), inner)] }))),
      /demasiados niveles/,
    ],
    ['paragraphs without end', doc(...times(20_000, p())), /demasiados párrafos/],
    ['letters without end', doc(...times(10, p(t('x'.repeat(90_000))))), /demasiado largo/],
    [
      'values without end',
      doc(
        ...times(45, p(...times(1, { type: 'variable', attrs: { name: 'a', value: 'x'.repeat(19_000) } }))),
      ),
      /demasiado largo/,
    ],
    ['one endless text', doc(p(t('x'.repeat(100_001)))), /vacío o demasiado largo/],
    ['an empty text, which the editor cannot open', doc(p(t(''))), /vacío o demasiado largo/],
    [
      'a list that begins at a number without end',
      doc({ type: 'orderedList', attrs: { start: 1e300 }, content: [item(p())] }),
      /«start»/,
    ],
    ['a heading of a level that acts do not have', doc({ type: 'heading', attrs: { level: 1 } }), /«level»/],
    ['a role that nobody draws', doc({ type: 'paragraph', attrs: { role: 'sello' } }), /«role»/],
    [
      'an alignment that is a style',
      doc({ type: 'paragraph', attrs: { textAlign: 'left;position:fixed' } }),
      /«textAlign»/,
    ],
    [
      'an attribute that nobody knows',
      doc({ type: 'paragraph', attrs: { onclick: 'x' } }),
      /no conoce: «onclick»/,
    ],
    [
      'an attribute of every object',
      doc({ type: 'paragraph', attrs: { toString: 'x' } }),
      /no conoce: «toString»/,
    ],
    ['a node that nobody knows', doc({ type: 'iframe' }), /no conoce: «iframe»/],
    ['a node named as what every object has', doc({ type: 'constructor' }), /no conoce: «constructor»/],
    ['a key that nobody knows', doc({ type: 'paragraph', style: 'x' }), /no conoce: «style»/],
    ['a mark that nobody knows', doc(p(t('x', 'link'))), /formato de texto que el portal no conoce: «link»/],
    [
      'a mark with attributes',
      doc(p({ ...t('x'), marks: [{ type: 'bold', attrs: { a: 1 } }] })),
      /formato de texto/,
    ],
    ['a mark twice', doc(p(t('x', 'bold', 'bold'))), /repite un formato/],
    ['a mark on a block', doc({ ...p(), marks: [{ type: 'bold' }] }), /no lleva formato/],
    ['a picture of no file', doc({ type: 'image', attrs: { fileId: '../secret' } }), /«fileId»/],
    ['a picture without a file', doc({ type: 'image' }), /falta el atributo «fileId»/],
    [
      'a variable without a name',
      doc(p({ type: 'variable', attrs: { value: 'x' } })),
      /falta el atributo «name»/,
    ],
    ['a text in a table', doc(table(row(cell({}, t('x'))))), /lo que no le corresponde/],
    ['a paragraph in a paragraph', doc(p(p())), /lo que no le corresponde/],
    ['a table without rows', doc(table()), /lo que no le corresponde/],
    ['a list without items', doc({ type: 'bulletList' }), /lo que no le corresponde/],
    [
      'an item that begins with a list',
      doc({ type: 'bulletList', content: [item({ type: 'blockquote', content: [p()] })] }),
      /lo que no le corresponde/,
    ],
    ['a document in a document', doc(doc(p()) as object), /lo que no le corresponde/],
    ['nothing in it', doc(), /lo que no le corresponde/],
    ['text beside a paragraph', doc({ ...p(), text: 'x' }), /donde no va/],
    ['content that is no list', doc({ type: 'paragraph', content: 'x' }), /no se puede leer/],
    ['attributes that are a list', doc({ type: 'paragraph', attrs: ['x'] }), /no se puede leer/],
    ['nothing where a node stands', doc(null), /no se puede leer/],
    ['a character that no database keeps', doc(p(t('a\0b'))), /carácter que no se puede guardar/],
    ['half a character', doc(p(t('a\ud800b'))), /carácter que no se puede guardar/],
    ['another root', p(), /no es un texto del editor/],
    ['a list', [], /no es un texto del editor/],
    ['nothing', null, /no es un texto del editor/],
  ])('is refused with a sentence when it holds %s', (_what, value, words) => {
    expect(sentence(value)).toMatch(words)
  })

  it('may be as large as the limits say', () => {
    expect(sentence(doc(...times(19_999, p())))).toBeNull()
    expect(sentence(doc(table(...times(317, row(cell({ colspan: 63 }))))))).toBeNull()
    expect(sentence(doc(nested(3, (inner) => table(row(cell({}, inner))))))).toBeNull()
    expect(
      sentence(doc(nested(8, (inner) => ({ type: 'bulletList', content: [item(p(), inner)] })))),
    ).toBeNull()
  })
})
