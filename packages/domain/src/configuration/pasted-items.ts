import type { FieldDef, FieldOption } from '../forms/definition.ts'
import { rowsFromText } from '../forms/filled/pasted-rows.ts'
import { NO_LISTS } from '../forms/lists.ts'

/** Rows of a spreadsheet, as data of items of a kind. Knows no kind: what they say is judged elsewhere. */

/** Most rows of one paste, and characters of its text: more is pasted in parts. */
export const PASTE_MOST = { rows: 500, characters: 200_000 } as const

/** A column of the spreadsheet. */
export interface PasteColumn {
  /** the datum that it gives */
  readonly name: string
  /** as its first line names it */
  readonly label: string
  readonly kind: 'text' | 'integer' | 'date' | 'choice' | 'yesNo'
  /** of a choice */
  readonly options?: readonly FieldOption[]
}

/** One row: its data, without those of empty cells, and the cells that say nothing in their column. */
export interface PastedItem {
  readonly given: Readonly<Record<string, unknown>>
  readonly unread: readonly { readonly column: string; readonly text: string }[]
}

export interface PastedItems {
  readonly rows: readonly PastedItem[]
  /** number of cells outside any column */
  readonly surplus: number
}

const tableOf = (columns: readonly PasteColumn[]): FieldDef => ({
  key: 'filas',
  kind: 'table',
  label: 'Filas',
  required: true,
  columns: columns.map(({ name, label, kind, options }) => ({
    key: name,
    kind,
    label,
    required: false,
    ...(options !== undefined && { options }),
  })),
})

/** Blanks and accents as the portal stores them: a spreadsheet has others, which nobody sees. */
const usual = (text: string): string => text.normalize('NFC').replaceAll(/[\u00a0\u2007\u202f]/g, ' ')

/** Rows copied from a spreadsheet, in the order of the columns or under their names. */
export function itemsFromText(columns: readonly PasteColumn[], text: string): PastedItems {
  const { rows, unread, surplus } = rowsFromText(tableOf(columns), usual(text), NO_LISTS)
  const lost = new Map<number, { readonly column: string; readonly text: string }[]>()
  for (const { row, column, text: cell } of unread)
    lost.set(row, [...(lost.get(row) ?? []), { column, text: cell }])
  return { rows: rows.map((given, row) => ({ given, unread: lost.get(row) ?? [] })), surplus }
}

/** Why a text cannot be pasted at once; null: it can. */
export function tooMuch(text: string, rows: number): string | null {
  if (text.length > PASTE_MOST.characters)
    return `Es demasiado texto. Péguelo por partes, de ${PASTE_MOST.rows} filas cada una.`
  if (rows > PASTE_MOST.rows) return `Son ${rows} filas. Péguelas por partes, de ${PASTE_MOST.rows} cada una.`
  return null
}
