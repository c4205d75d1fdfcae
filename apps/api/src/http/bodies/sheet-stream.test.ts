import { randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { harmless } from '@ventanilla/domain/kernel/sheet-cell'
import { type Column, csvStream, xlsxStream } from './sheet-stream.ts'
import { zipStream } from './zip-stream.ts'

type Row = readonly [string, string | null, number]
const columns: readonly Column<Row>[] = [
  { title: 'Nombre', width: 20, kind: 'text', value: (r) => r[0] },
  { title: 'Vence', width: 12, kind: 'date', value: (r) => r[1] },
  { title: 'Días', width: 8, kind: 'number', value: (r) => r[2] },
]
async function* pages(...rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}
async function whole(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

/** Text of a file inside the archive, located through the central directory. */
function part(bytes: Buffer, name: string): string {
  let at = bytes.readUInt32LE(bytes.length - 6)
  for (;;) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
    const length = bytes.readUInt16LE(at + 28)
    const start = bytes.readUInt32LE(at + 42)
    if (bytes.toString('utf8', at + 46, at + 46 + length) === name) {
      const data = start + 30 + bytes.readUInt16LE(start + 26)
      const content = bytes.subarray(data, data + bytes.readUInt32LE(at + 20))
      return (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content).toString('utf8')
    }
    at += 46 + length
  }
}

describe('a list as CSV', () => {
  it('opens in a Colombian spreadsheet: mark, semicolons, quotes, day first', async () => {
    const text = (
      await whole(csvStream(columns, pages(['Ñandú; "el" Río\nSur', '2026-03-09', -4])))
    ).toString()
    expect(text).toBe('\uFEFFNombre;Vence;Días\r\n"Ñandú; ""el"" Río\nSur";09/03/2026;-4\r\n')
  })

  it.each(['=1+1', '+57 311', '-2', '@SUM(A1)', '\t=1', '\r=1'])('never starts a formula with %j', (text) => {
    expect(harmless(text)).toBe(`'${text}`)
    expect(harmless('Marta =1')).toBe('Marta =1')
  })
})

describe('a list as XLSX', () => {
  it('keeps text as text, dates as dates, and leaves out what XML cannot hold', async () => {
    const bytes = await whole(
      xlsxStream(
        'Tareas',
        columns,
        pages(['=1+1 <b>&\u0000\ud800"', '2026-01-01', 7], ['', null, 0]),
        new Date(0),
      ),
    )
    const sheet = part(bytes, 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain(
      '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;&quot;</t></is></c>',
    )
    expect(sheet).toContain('<c r="B2" s="2"><v>46023</v></c><c r="C2"><v>7</v></c>')
    expect(sheet).toContain('<row r="3"><c r="C3"><v>0</v></c></row>')
    expect(sheet).toContain('<autoFilter ref="A1:C3"/>')
  })
})

describe('a column of few values', () => {
  const few: readonly Column<Row>[] = columns.map((c) => ({ ...c, few: true }))
  const rows: Row[] = [
    ['=Uno & "dos"; tres', '2026-03-09', 1],
    ['Otro', null, 2],
    ['=Uno & "dos"; tres', '2026-03-09', 1],
  ]

  it('reads in CSV as any other', async () => {
    expect(await whole(csvStream(few, pages(...rows)))).toEqual(
      await whole(csvStream(columns, pages(...rows))),
    )
  })

  it('is written once in XLSX and referred to as text', async () => {
    const bytes = await whole(xlsxStream('Tareas', few, pages(...rows), new Date(0)))
    expect(part(bytes, 'xl/sharedStrings.xml')).toContain(
      '<si><t xml:space="preserve">=Uno &amp; &quot;dos&quot;; tres</t></si><si><t xml:space="preserve">Otro</t></si></sst>',
    )
    const sheet = part(bytes, 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain(
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" s="2"><v>46090</v></c><c r="C2"><v>1</v></c></row>',
    )
    expect(sheet).toContain('<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3"><v>2</v></c></row>')
    expect(sheet).toContain('<row r="4"><c r="A4" t="s"><v>0</v></c>')
  })

  it('that has many after all keeps every one of them', async () => {
    const many = Array.from({ length: 6000 }, (_, i): Row => [`Valor ${i}`, null, i])
    const bytes = await whole(xlsxStream('Tareas', few, pages(...many), new Date(0)))
    const strings = [...part(bytes, 'xl/sharedStrings.xml').matchAll(/preserve">([^<]*)</g)].map((m) => m[1])
    const sheet = part(bytes, 'xl/worksheets/sheet1.xml')
    const shown = [
      ...sheet.matchAll(
        /<c r="A\d+" t="s"><v>(\d+)<|<c r="A\d+" t="inlineStr"><is><t xml:space="preserve">([^<]*)</g,
      ),
    ]
    expect(shown.map((m) => m[2] ?? strings[Number(m[1])])).toEqual(many.map((r) => r[0]))
  })

  it('never cuts a long text within a character of XML', async () => {
    const long = `${'x'.repeat(32_766)}&&`
    const bytes = await whole(xlsxStream('Tareas', few, pages([long, null, 0]), new Date(0)))
    expect(part(bytes, 'xl/sharedStrings.xml')).toContain('x&amp;</t>')
  })
})

describe('an archive', () => {
  it('that is given up ends its content', async () => {
    let ended = false
    async function* endless(): AsyncGenerator<Buffer> {
      try {
        for (;;) yield randomBytes(100_000)
      } finally {
        ended = true
      }
    }
    const stream = zipStream([{ name: 'a', at: new Date(0), content: endless() }])
    for (let i = 0; i < 3; i++) await stream.next()
    // until the archive applies backpressure, because nothing reads it
    await new Promise((done) => setTimeout(done, 200))
    await stream.return(undefined)
    await vi.waitFor(() => expect(ended).toBe(true))
  })

  it('holds stored and compressed entries with names in any letters', async () => {
    const at = new Date('2026-02-02T15:00:00.000Z')
    const bytes = await whole(
      zipStream([
        { name: '0001 Índice.pdf', at, content: [Buffer.from('uno '), Buffer.from('dos')], stored: true },
        { name: 'vacío.txt', at, content: [] },
        { name: 'largo.txt', at, content: [Buffer.from('palabra '.repeat(50_000))] },
      ]),
    )
    expect(part(bytes, '0001 Índice.pdf')).toBe('uno dos')
    expect(part(bytes, 'vacío.txt')).toBe('')
    expect(part(bytes, 'largo.txt')).toHaveLength(400_000)
    expect(bytes.length).toBeLessThan(10_000)
  })

  it('ends with the error of a content that cannot be read', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('algo')
      throw new Error('el almacén no responde')
    }
    for (const stored of [true, false])
      await expect(
        whole(zipStream([{ name: 'a', at: new Date(0), content: broken(), stored }])),
      ).rejects.toThrow('el almacén no responde')
  })

  it('is refused where a name leads out of it', async () => {
    await expect(
      whole(zipStream([{ name: '../a.txt', at: new Date(0), content: [Buffer.from('algo')] }])),
    ).rejects.toThrow('invalid relative path')
  })
})
