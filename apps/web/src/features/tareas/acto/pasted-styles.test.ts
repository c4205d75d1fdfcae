import { describe, expect, it } from 'vitest'
import { applyStyles, withStylesAside } from './pasted-styles.ts'

describe('before it is parsed, pasted HTML', () => {
  it.each([
    ['of a browser', '<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
    [
      'of a word processor, over lines and in single quotes',
      "<p class=MsoNormal\nstyle='margin:0'>a</p>",
      "<p class=MsoNormal\ndata-style='margin:0'>a</p>",
    ],
    ['in capitals', '<P STYLE = "a">b</P>', '<P data-style = "a">b</P>'],
    ['without quotes', '<b style=font-weight:bold>a</b>', '<b data-style=font-weight:bold>a</b>'],
    ['in an element with a prefix', '<o:p style="a"></o:p>', '<o:p data-style="a"></o:p>'],
    ['that touches another attribute', '<p class="a"style="b">c</p>', '<p class="a"data-style="b">c</p>'],
    [
      'behind a value that looks like one',
      '<a title="un style=x > y" style="b">c</a>',
      '<a title="un style=x > y" data-style="b">c</a>',
    ],
    ['in one of its style sheets', '<style type="a">p { b }</style><p>c</p>', '<p>c</p>'],
  ])('has no style left %s', (_where, html, aside) => {
    expect(withStylesAside(html)).toBe(aside)
  })

  it.each(['<p>el atributo style="x" del texto</p>', '<p data-style="a" title="style=b">c</p>', 'a < b > c'])(
    'stays as it is where nothing is a style: %s',
    (html) => {
      expect(withStylesAside(html)).toBe(html)
    },
  )
})

/** As much of an element as is touched: what is appended leaves its former place, as in a page. */
class Piece {
  readonly tagName: string
  readonly dataset: Record<string, string>
  childNodes: Piece[] = []
  parent: Piece | null = null
  constructor(tagName: string, dataset: Record<string, string> = {}, children: readonly Piece[] = []) {
    this.tagName = tagName
    this.dataset = dataset
    this.append(...children)
  }
  append(...nodes: readonly Piece[]): void {
    this.put(this.childNodes.length, nodes)
  }
  replaceWith(...nodes: readonly Piece[]): void {
    const { parent } = this
    parent?.put(parent.childNodes.indexOf(this), nodes)
    this.leave()
  }
  under(): Piece[] {
    return this.childNodes.flatMap((child) => [child, ...child.under()])
  }
  toString(): string {
    if (this.tagName === 'TEXT') return 'hola'
    const name = this.tagName.toLowerCase()
    const data = Object.entries(this.dataset).map(([key, value]) => ` data-${key}="${value}"`)
    return `<${name}${data.join('')}>${this.childNodes.join('')}</${name}>`
  }
  private put(at: number, nodes: readonly Piece[]): void {
    for (const node of nodes) node.leave()
    for (const node of nodes) node.parent = this
    this.childNodes.splice(at, 0, ...nodes)
  }
  private leave(): void {
    const { parent } = this
    if (parent !== null) parent.childNodes = parent.childNodes.filter((child) => child !== this)
    this.parent = null
  }
}

/** What is left of a page of one element, drawn as text. */
function applied(piece: Piece): string {
  const body = new Piece('BODY', {}, [piece])
  const page = {
    querySelectorAll: () => body.under().filter(({ dataset }) => dataset['style'] !== undefined),
    createElement: (tag: string) => new Piece(tag.toUpperCase()),
  }
  // a whole page would want a browser
  applyStyles(page as unknown as Document)
  return body.childNodes.join('')
}
const styled = (tag: string, style: string, child = new Piece('TEXT')): Piece =>
  new Piece(tag, { style }, [child])

describe('a style that was set aside', () => {
  it.each([
    ['font-weight: bold', '<span><strong>hola</strong></span>'],
    ['color:red;font-weight:700', '<span><strong>hola</strong></span>'],
    ['font-style:italic', '<span><em>hola</em></span>'],
    ['text-decoration: solid underline', '<span><u>hola</u></span>'],
    ['text-decoration-line:underline', '<span><u>hola</u></span>'],
    [
      'font-weight:600; font-style:italic; text-decoration:underline',
      '<span><u><em><strong>hola</strong></em></u></span>',
    ],
    ['TEXT-ALIGN: Center', '<span data-align="center">hola</span>'],
    ['font-weight:400;color:red;font-size:3em', '<span>hola</span>'],
  ])('%s leaves %s', (style, left) => {
    expect(applied(styled('SPAN', style))).toBe(left)
  })

  it('of a bold element with normal weight takes the element away and keeps what is in it', () => {
    const inside = styled('SPAN', 'font-weight:700')
    expect(applied(styled('B', 'font-weight:normal', inside))).toBe('<span><strong>hola</strong></span>')
    expect(applied(styled('STRONG', 'font-weight:400'))).toBe('hola')
  })
})
