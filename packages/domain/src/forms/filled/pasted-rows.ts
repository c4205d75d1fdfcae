import { isDate } from '../dates.ts'
import type { FieldDef } from '../definition.ts'
import { asPoint, isPoint } from '../kinds/point/point.ts'
import { type Lists, optionsOf } from '../lists.ts'
import { parseNumber } from '../numbers.ts'
import type { Row } from '../reading.ts'

/** Cells copied from a spreadsheet, as rows of a table. */
export interface Pasted {
  readonly rows: readonly Row[]
  /** cells invalid in their column: they stay unanswered and are reported to the user */
  readonly unread: readonly { readonly row: number; readonly column: string; readonly text: string }[]
  /** number of cells outside any column */
  readonly surplus: number
}

/** Columns that the user fills in. */
export const pasteColumns = (table: FieldDef): readonly FieldDef[] =>
  (table.columns ?? []).filter((column) => column.calculated === undefined && column.readOnly !== true)

/**
 * Splits text as spreadsheets copy it: tabs between cells, one line per row, and double quotes around a cell
 * with line breaks, tabs or quotes. Skips empty lines.
 */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  for (const [line] of text.replaceAll(/\r\n?/g, '\n').matchAll(/(?:(?:^|\t)"(?:[^"]|"")*"|[^\n])+/gm)) {
    const cells = [...`\t${line}`.matchAll(/\t(?:"((?:[^"]|"")*)"(?=\t|$)|([^\t]*))/g)].map(
      ([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
    )
    if (cells.some((cell) => cell !== '')) rows.push(cells)
  }
  return rows
}

/** Folds accents, signs and capitals: 'Número de individuos (und.)' and 'numero de individuos' are equal. */
const plain = (text: string): string =>
  text
    .replaceAll(/\([^)]*\)/g, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const YES: ReadonlySet<string> = new Set(['si', 's', 'x', 'verdadero', 'true', '1'])
const NO: ReadonlySet<string> = new Set(['no', 'n', 'falso', 'false', '0'])

function dateOf(text: string): string | undefined {
  if (isDate(text)) return text
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isDate(date) ? date : undefined
}

/** Parses degrees, which have a decimal sign and no thousands: '4.441, -75.428' or '4,441; -75,428'. */
function pointOf(text: string): unknown {
  const parts = text.includes(';') ? text.split(';') : text.split(/,\s+|\s+|(?<=\.\d+),/)
  const [lat, lon] = parts.map((part) => Number(part.trim().replace(',', '.').replaceAll(/[−–]/g, '-')))
  if (parts.length !== 2 || lat === undefined || lon === undefined) return undefined
  const point = { ...asPoint(lat, lon), source: 'archivo' }
  return isPoint(point) ? point : undefined
}

function optionOf(column: FieldDef, text: string, lists: Lists): string | undefined {
  const options = optionsOf(column, lists) ?? []
  const wanted = plain(text)
  return (options.find((one) => one.value === text) ?? options.find((one) => plain(one.label) === wanted))
    ?.value
}

/** A cell's answer for a column; undefined when it has none. */
function answerOf(column: FieldDef, text: string, lists: Lists): unknown {
  switch (column.kind) {
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
      return text
    case 'integer':
    case 'decimal':
    case 'money':
    case 'surface':
    case 'flow':
      // keeps non-numeric text, so that the user sees the error in its cell
      return parseNumber(text) ?? text
    case 'date':
      return dateOf(text)
    case 'yesNo':
      return YES.has(plain(text)) ? true : NO.has(plain(text)) ? false : undefined
    case 'choice':
      return optionOf(column, text, lists)
    case 'multi': {
      const found = text.split(/[;,]/).map((one) => optionOf(column, one, lists))
      return found.includes(undefined) ? undefined : [...new Set(found)]
    }
    case 'point':
      return pointOf(text)
    default:
      return undefined
  }
}

/** Columns named by a first line; null when it is a data row. */
function headingOf(cells: readonly string[], columns: readonly FieldDef[]): (FieldDef | undefined)[] | null {
  const named = cells.map((cell) => columns.find((column) => plain(column.label) === plain(cell)))
  const known = named.filter((column) => column !== undefined).length
  const given = cells.filter((cell) => cell !== '').length
  return known > 0 && (known > 1 || given === 1) && known * 2 >= given ? named : null
}

/**
 * Parses text copied from a spreadsheet into rows of a table, column by column, starting at `from`; a heading
 * line assigns cells to columns instead.
 */
export function rowsFromText(table: FieldDef, text: string, lists: Lists, from?: string): Pasted {
  const columns = pasteColumns(table)
  const cells = cellsOf(text)
  const heading = headingOf(cells[0] ?? [], columns)
  const start = Math.max(
    0,
    columns.findIndex((column) => column.key === from),
  )
  const places = heading ?? columns.slice(start)
  const unread: { row: number; column: string; text: string }[] = []
  let surplus = 0
  const rows = (heading === null ? cells : cells.slice(1)).map((line, row) => {
    const answers: Record<string, unknown> = {}
    line.forEach((cell, at) => {
      if (cell === '') return
      const column = places[at]
      if (column === undefined) {
        surplus += 1
        return
      }
      const answer = answerOf(column, cell, lists)
      if (answer === undefined) unread.push({ row, column: column.label, text: cell })
      else answers[column.key] = answer
    })
    return answers
  })
  return { rows, unread, surplus }
}

/** Merges pasted rows starting at row `at`; `left` counts the rows beyond the limit. */
export function withPasted(
  rows: readonly Row[],
  at: number,
  pasted: readonly Row[],
  maxRows: number | undefined,
): { readonly rows: readonly Row[]; readonly left: number } {
  const room = Math.max(0, (maxRows ?? Number.POSITIVE_INFINITY) - at)
  const taken = pasted.slice(0, room)
  const length = Math.max(rows.length, at + taken.length)
  return {
    rows: Array.from({ length }, (_, index) => ({ ...rows[index], ...taken[index - at] })),
    left: pasted.length - taken.length,
  }
}
