import { harmless, quotedCell } from '@ventanilla/domain/kernel/sheet-cell'
import { zipStream, type ZipEntry } from './zip-stream.ts'

export interface Column<R> {
  readonly title: string
  /** width in characters, for XLSX */
  readonly width: number
  /** text, a date 'YYYY-MM-DD', or a number; a null value leaves the cell empty */
  readonly kind: 'text' | 'date' | 'number'
  readonly value: (row: R) => string | number | null
  /** few distinct values in many rows: each is rendered once */
  readonly few?: boolean
}

/** Rows per batch: short enough to serve other requests in between. */
const BATCH = 500
/** Maximum cached values per column; a column with more should not be `few`. */
const KEPT = 5000

type Value = string | number | null
/** Computes once per value where values repeat. */
function once(of: (value: Value) => string, few = false): (value: Value) => string {
  if (!few) return of
  const kept = new Map<Value, string>()
  return (value) => {
    let text = kept.get(value)
    if (text === undefined) {
      text = of(value)
      if (kept.size < KEPT) kept.set(value, text)
    }
    return text
  }
}

/** CSV for Colombian spreadsheets: UTF-8 with BOM, semicolons, CRLF. */
export async function* csvStream<R>(
  columns: readonly Column<R>[],
  pages: AsyncIterable<readonly R[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${columns.map((c) => quotedCell(c.title)).join(';')}\r\n`)
  const cells = columns.map((c) => ({ value: c.value, text: once(csvCell(c.kind), c.few) }))
  for await (const rows of pages)
    for (let from = 0; from < rows.length; from += BATCH) {
      let text = ''
      for (const row of rows.slice(from, from + BATCH)) {
        let separator = ''
        for (const cell of cells) {
          text += separator + cell.text(cell.value(row))
          separator = ';'
        }
        text += '\r\n'
      }
      yield Buffer.from(text)
      await breath()
    }
}

const csvCell =
  (kind: Column<unknown>['kind']) =>
  (value: Value): string => {
    if (value === null) return ''
    const text = String(value)
    return quotedCell(kind === 'text' ? harmless(text) : kind === 'date' ? dayFirst(text) : text)
  }
const dayFirst = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`

/** Lets waiting requests be served before the next batch. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/**
 * A workbook with one sheet, streamed while its rows arrive
 * (Office Open XML; repeated strings are shared, others inline).
 */
export async function* xlsxStream<R>(
  sheet: string,
  columns: readonly Column<R>[],
  pages: AsyncIterable<readonly R[]>,
  at: Date,
): AsyncGenerator<Buffer> {
  const part = (name: string, text: string): ZipEntry => ({ name, at, content: [Buffer.from(XML + text)] })
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield part(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    )
    yield part(
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    )
    yield part(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    )
    yield part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    )
    yield part(
      'xl/styles.xml',
      `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" xfId="0"/><xf numFmtId="0" fontId="1" xfId="0" applyFont="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    )
    // lowest compression level: ten times faster than the highest, for a file a third larger
    const shared: string[] = []
    yield { name: 'xl/worksheets/sheet1.xml', at, content: sheetXml(columns, pages, shared), level: 1 }
    const strings = shared.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')
    yield part('xl/sharedStrings.xml', `<sst xmlns="${MAIN}" uniqueCount="${shared.length}">${strings}</sst>`)
  }
  yield* zipStream(entries())
}

async function* sheetXml<R>(
  columns: readonly Column<R>[],
  pages: AsyncIterable<readonly R[]>,
  shared: string[],
): AsyncGenerator<Buffer> {
  const letters = columns.map((_, i) => letterOf(i))
  const widths = columns
    .map((c, i) => `<col min="${i + 1}" max="${i + 1}" width="${c.width}" customWidth="1"/>`)
    .join('')
  const head = columns.map((c, i) => `<c r="${letters[i]}1" s="1"${inside(c.title)}`).join('')
  const cells = columns.map((c, i) => ({
    letter: `<c r="${letters[i]}`,
    value: c.value,
    rest: once(xlsxCell(c, shared), c.few),
  }))
  yield Buffer.from(
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${head}</row>`,
  )
  let number = 1
  for await (const rows of pages)
    for (let from = 0; from < rows.length; from += BATCH) {
      let text = ''
      for (const row of rows.slice(from, from + BATCH)) {
        number += 1
        text += `<row r="${number}">`
        for (const cell of cells) {
          const value = cell.value(row)
          if (value === null || value === '') continue
          text += cell.letter + number + cell.rest(value)
        }
        text += '</row>'
      }
      yield Buffer.from(text)
      await breath()
    }
  const last = `${letters.at(-1) ?? 'A'}${number}`
  yield Buffer.from(`</sheetData><autoFilter ref="A1:${last}"/></worksheet>`)
}

// strings are typed as text, inline or shared: a spreadsheet never runs them as formulas
const inside = (text: string): string =>
  ` t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** XML of a cell after its address. */
function xlsxCell<R>(column: Column<R>, shared: string[]): (value: Value) => string {
  if (column.kind === 'number') return (value) => `"><v>${value}</v></c>`
  if (column.kind === 'date') return (value) => `" s="2"><v>${serial(String(value))}</v></c>`
  if (column.few !== true) return (value) => `"${inside(String(value))}`
  return (value) =>
    shared.length < KEPT
      ? `" t="s"><v>${shared.push(escaped(String(value))) - 1}</v></c>`
      : `"${inside(String(value))}`
}

const SPECIAL =
  /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML text; characters that XML cannot represent are dropped. */
const escaped = (text: string): string => text.slice(0, 32_767).replace(SPECIAL, (c) => NAMES[c] ?? '')

/** Days since 1899-12-30, as spreadsheets count. */
const serial = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000) + 25_569

function letterOf(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest === 0 ? '' : letterOf(rest - 1)) + String.fromCharCode(65 + (index % 26))
}
