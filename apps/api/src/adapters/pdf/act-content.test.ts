import { EDITOR_MARKS, EDITOR_NODES } from '@ventanilla/domain/acts/editor-schema'
import { describe, expect, it } from 'vitest'
import { actContent } from './act-content.ts'
import { gs1Svg, qrSvg } from './codes.ts'
import { RenderError } from './port.ts'

const doc = (...content: object[]) => ({ type: 'doc', content }) as Parameters<typeof actContent>[0]
const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
})

describe('an editor document on its way to paper', () => {
  it('leaves out headings without a visible title and paragraphs without text', () => {
    expect(
      actContent(
        doc(
          { type: 'heading', attrs: { level: 2, section: 'x', silent: true }, content: [text('x')] },
          { type: 'paragraph' },
        ),
      ),
    ).toEqual([])
  })

  it('keeps bold, italic, underlined and broken lines', () => {
    const [piece] = actContent(
      doc({
        type: 'paragraph',
        content: [text('a', 'bold', 'italic', 'underline'), { type: 'hardBreak' }, text('b')],
      }),
    )
    expect(piece).toMatchObject({
      runs: [{ s: 'a', b: true, i: true, u: true }, { s: '', n: true }, { s: 'b' }],
    })
  })

  it('is drawn with all that it may hold: nothing is saved that no paper shows', () => {
    // one of each, by hand; the check below fails when the declaration has more
    const one: Record<string, object> = {
      heading: { type: 'heading', attrs: { level: 2 }, content: [text('a')] },
      paragraph: { type: 'paragraph', content: [text('a')] },
      text: { type: 'paragraph', content: [text('a')] },
      hardBreak: { type: 'paragraph', content: [{ type: 'hardBreak' }] },
      variable: { type: 'paragraph', content: [{ type: 'variable', attrs: { name: 'x', value: 'a' } }] },
      horizontalRule: { type: 'horizontalRule' },
      image: { type: 'image', attrs: { fileId: 'f' } },
    }
    const holding = (type: string, ...content: object[]) => ({ type, content })
    const inner = one['paragraph'] as object
    one['blockquote'] = holding('blockquote', inner)
    one['listItem'] = holding('listItem', inner)
    for (const type of ['bulletList', 'orderedList']) one[type] = holding(type, one['listItem'])
    for (const type of ['tableCell', 'tableHeader'])
      one[type] = holding('table', holding('tableRow', holding(type, inner)))
    one['table'] = one['tableRow'] = one['tableCell'] as object
    one['listItem'] = one['bulletList'] as object
    one['doc'] = inner
    expect(Object.keys(EDITOR_NODES).toSorted()).toEqual(Object.keys(one).toSorted())
    for (const [type, node] of Object.entries(one))
      expect(actContent(doc(node), { pictures: { f: '/image-0.png' } }), type).toHaveLength(1)
    const drawn = [...EDITOR_MARKS].map((mark) => {
      const [piece] = actContent(doc({ type: 'paragraph', content: [text('a', mark)] }))
      return Object.keys((piece as unknown as { runs: object[] }).runs[0] ?? {}).length
    })
    expect(drawn).toEqual([...EDITOR_MARKS].map(() => 2))
  })

  it('shows a missing value by its label and a value of several lines as lines', () => {
    const variable = (name: string, value: string) => ({ type: 'variable', attrs: { name, value } })
    const [piece] = actContent(
      doc({ type: 'paragraph', content: [variable('x', ''), variable('y', 'a\nb')] }),
      { labels: { x: 'Equis' } },
    )
    expect(piece).toMatchObject({
      runs: [{ s: 'Equis', m: true }, { s: 'a' }, { s: '', n: true }, { s: 'b' }],
    })
  })

  it('evens out a ragged table and takes its widths only when all are known', () => {
    const cell = (value: string, colwidth?: number) => ({
      type: 'tableCell',
      attrs: { colspan: 1, ...(colwidth && { colwidth: [colwidth] }) },
      content: [{ type: 'paragraph', content: [text(value)] }],
    })
    const row = (...content: object[]) => ({ type: 'tableRow', content })
    const [piece] = actContent(
      doc({ type: 'table', content: [row(cell('a', 100), cell('b')), row(cell('c'))] }),
    )
    expect(piece).toMatchObject({ t: 't', header: false, widths: [1, 1] })
    expect(piece?.t === 't' && piece.rows.map((cells) => cells.length)).toEqual([2, 2])
    expect(actContent(doc({ type: 'table', content: [] }))).toEqual([])
  })

  it('draws a paragraph of bars only once its code is there', () => {
    const bars = (content: object) =>
      actContent(doc({ type: 'paragraph', attrs: { role: 'barras' }, content: [content] }))
    expect(bars(text('(415)1'))).toEqual([{ t: 'bar', code: '(415)1' }])
    expect(bars({ type: 'variable', attrs: { name: 'recibo.codigo', value: '' } })[0]).toMatchObject({
      t: 'p',
    })
  })
})

describe('pictures and small marks', () => {
  it('are drawn, and a missing picture stops the document', () => {
    const image = { type: 'image', attrs: { fileId: 'f1', alt: 'Croquis' } }
    expect(actContent(doc(image, { type: 'horizontalRule' }), { pictures: { f1: '/image-0.png' } })).toEqual([
      { t: 'img', picture: '/image-0.png', alt: 'Croquis' },
      { t: 'hr' },
    ])
    expect(() => actContent(doc(image))).toThrow(RenderError)
    const [piece] = actContent(
      doc({ type: 'paragraph', content: [text('m'), text('3', 'superscript'), text('n', 'strike')] }),
    )
    expect(piece).toMatchObject({ runs: [{ s: 'm' }, { s: '3', v: 'super' }, { s: 'n', x: true }] })
  })
})

describe('the codes', () => {
  it('are drawings with a quiet zone', () => {
    expect(qrSvg('https://tramites.example/verificar/ABCD')).toMatch(/^<svg[\s\S]*fill="#FFFFFF"/)
    expect(gs1Svg('(415)7709998000018(8020)000012345678(3900)150000(96)20261231')).toMatch(/^<svg/)
    expect(() => gs1Svg('(415)7709998000019(8020)1')).toThrow()
  })
})
