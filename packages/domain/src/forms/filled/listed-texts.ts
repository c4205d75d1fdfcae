import { folded } from '../../kernel/search-text.ts'
import type { FieldDef, FieldOption } from '../definition.ts'
import type { Lists } from '../lists.ts'
import { isRow, type Row } from '../reading.ts'

/**
 * Texts that offer a list and take other words, too: what was written before the list existed, and names that it
 * lacks. The words are stored, so that what was filed reads the same whatever the list says later.
 */

/** A text that a field offers, and its option where it is only a part of it. */
export interface Offer {
  readonly text: string
  readonly of?: string
}

const NONE: readonly FieldOption[] = []

const offeredBy = ({ options, optionsFrom }: FieldDef, lists: Lists): readonly FieldOption[] =>
  options ?? (optionsFrom === undefined ? NONE : (lists.options[optionsFrom] ?? NONE))
const formerOf = ({ optionsFrom }: FieldDef, lists: Lists): readonly FieldOption[] =>
  optionsFrom === undefined ? NONE : (lists.former?.[optionsFrom] ?? NONE)

const textOf = ({ label, parts }: FieldOption, part: string | undefined): string | undefined =>
  part === undefined ? label : parts?.[part]

/** What a text field offers, in the order of its list; other fields offer nothing here. */
export function offersOf(field: FieldDef, lists: Lists): readonly Offer[] {
  if (field.kind !== 'text') return []
  const offers = offeredBy(field, lists).flatMap((option): Offer[] => {
    const text = textOf(option, field.optionPart)
    if (text === undefined) return []
    return [text === option.label ? { text } : { text, of: option.label }]
  })
  return [...new Map(offers.map((offer) => [offer.text, offer])).values()]
}

/** Words by which a text names an option: its part, or the label and each name in it. */
function wordsOf(option: FieldOption, part: string | undefined): readonly string[] {
  if (part !== undefined) return [textOf(option, part) ?? ''].filter((words) => words !== '')
  const names = Object.values(option.parts ?? {}).filter((name) => option.label.includes(name))
  return [option.label, ...names]
}

type Index = ReadonlyMap<string, FieldOption | null>
/** Options by their words, once for each list: a table has hundreds of cells. */
const indexes = new WeakMap<readonly FieldOption[], Map<string, Index>>()

/** Null: the words name several options, and so none. */
function indexOf(options: readonly FieldOption[], part: string | undefined): Index {
  const name = part ?? ''
  const known = indexes.get(options)?.get(name)
  if (known !== undefined) return known
  const index = new Map<string, FieldOption | null>()
  for (const option of options)
    for (const words of new Set(wordsOf(option, part).map(folded)))
      index.set(words, index.has(words) ? null : option)
  const ofList = indexes.get(options) ?? new Map<string, Index>()
  indexes.set(options, ofList.set(name, index))
  return index
}

/** The option that an answer chooses or names, also one that is no longer offered; null: none. */
function optionNamed(field: FieldDef, value: unknown, lists: Lists): FieldOption | null {
  if (typeof value !== 'string' || value === '') return null
  const all = [offeredBy(field, lists), formerOf(field, lists)]
  if (field.kind === 'choice') return all.flat().find((option) => option.value === value) ?? null
  if (field.kind !== 'text') return null
  const words = folded(value)
  for (const options of all) {
    const option = indexOf(options, field.optionPart).get(words)
    if (option !== undefined) return option
  }
  return null
}

/** What the chosen options of an answer say, each sentence once; of a table, those of all its rows. */
export function notesOf(field: FieldDef, value: unknown, lists: Lists): readonly string[] {
  if (field.kind === 'table')
    return Array.isArray(value) ? once(value.flatMap((row: unknown) => rowNotes(field, row, lists))) : []
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value]
  const single: FieldDef = field.kind === 'multi' ? { ...field, kind: 'choice' } : field
  return once(chosen.flatMap((one) => optionNamed(single, one, lists)?.note ?? []))
}

/** What the chosen options of one row say. */
export const rowNotes = (table: FieldDef, row: unknown, lists: Lists): readonly string[] =>
  isRow(row) ? once((table.columns ?? []).flatMap((column) => notesOf(column, row[column.key], lists))) : []

const once = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

/**
 * A row in which a column names an option, with the parts of it that its other columns take. What is empty is
 * filled; with `changed`, what another option had filled is replaced, too. Other words stay.
 */
export function rowFilled(table: FieldDef, row: Row, lists: Lists, changed?: string): Row {
  const columns = table.columns ?? []
  for (const column of columns) {
    if (changed !== undefined && column.key !== changed) continue
    const options = offeredBy(column, lists)
    const option = optionNamed(column, row[column.key], lists)
    if (column.kind !== 'text' || column.optionPart === undefined || option === null) continue
    if (!options.includes(option)) continue
    const filled = columns.flatMap((other): readonly (readonly [string, string])[] => {
      const text = option.parts?.[other.optionPart ?? '']
      if (other === column || text === undefined || row[other.key] === text) return []
      const was = row[other.key]
      const isEmpty = was === undefined || was === null || was === ''
      const isListed = (): boolean => options.some(({ parts }) => parts?.[other.optionPart ?? ''] === was)
      return isEmpty || (changed !== undefined && isListed()) ? [[other.key, text]] : []
    })
    return filled.length === 0 ? row : { ...row, ...Object.fromEntries(filled) }
  }
  return row
}
