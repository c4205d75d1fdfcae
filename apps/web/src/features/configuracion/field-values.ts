import { formatMoney, formatNumber } from '../../ui/formats.tsx'
import type { Field, ManyFrom } from './puertas/door.ts'

/** Between the content of an item and what people write and read. */

const GROUPED = /^-?\d{1,3}(\.\d{3})+$/
const PESOS = '$'

const asList = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value)
    ? value.filter((one): one is Readonly<Record<string, unknown>> => typeof one === 'object' && one !== null)
    : []

/** Rows of a table; none: not known. */
export const rowsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] => asList(value)

/** The written text as content. What is no number goes as it is: the server says why at its field. */
export function read(field: Field, text: string): unknown {
  const written = text.trim()
  if (field.as === 'whole') return written === '' ? null : wholeIn(written)
  if (field.as === 'decimal') return written === '' ? null : decimalIn(written, field.digits)
  return written
}

function wholeIn(written: string): number | string {
  const bare = written.replace(/[$\s]/g, '')
  const digits = GROUPED.test(bare) ? bare.replaceAll('.', '') : bare
  return /^\d{1,15}$/.test(digits) ? Number(digits) : written
}

function decimalIn(written: string, digits = 0): string {
  const number = /^(-?\d+)(?:[.,](\d+))?$/.exec(written.replace(/[$%\s]/g, ''))
  if (number === null) return written
  const [, whole = '', decimals = ''] = number
  const padded = decimals.padEnd(digits, '0')
  return padded === '' ? whole : `${whole}.${padded}`
}

/** The content as people write it. */
export function written(field: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field.as === 'whole' && typeof value === 'number') return formatNumber(value, 0)
  if (field.as === 'decimal' && typeof value === 'string') return value.replace('.', ',')
  return textOf(value)
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value)

const EMPTY = 'sin dato'

const withUnit = (number: string, unit: string): string =>
  unit === ''
    ? number
    : unit.startsWith(PESOS)
      ? `$\u00a0${number}${unit.slice(PESOS.length)}`
      : `${number}\u00a0${unit}`

/** Name of one of a list, by its code; a list that is not read yet has only codes. */
export type ListNames = (from: ManyFrom, code: string) => string
export const ONLY_CODES: ListNames = (_, code) => code

export const codesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const inSpanish = new Intl.Collator('es')

/** Names of several, in their order. */
export const manyWords = (from: ManyFrom, codes: readonly string[], names: ListNames): string =>
  codes
    .map((code) => names(from, code))
    .toSorted(inSpanish.compare)
    .join(', ')

/** The content as people read it: '$ 1.900.000', '5,20 %', 'sin dato'. */
export function valueWords(field: Field | undefined, value: unknown, names: ListNames = ONLY_CODES): string {
  if (value === null || value === undefined || value === '') return EMPTY
  if (field === undefined) return textOf(value)
  if (field.as === 'yesNo') return value === true ? field.yes : field.no
  if (field.as === 'choice') return field.options[textOf(value)] ?? textOf(value)
  if (field.as === 'whole' && typeof value === 'number') return wholeWords(value, field.unit)
  if (field.as === 'decimal' && typeof value === 'string') return withUnit(written(field, value), field.unit)
  // places count from 0 in the content
  if (field.as === 'place' && typeof value === 'number') return String(value + 1)
  if (field.as === 'many') return manyWords(field.from, codesOf(value), names) || EMPTY
  if (field.as === 'rows') return counted(rowsOf(value).length, field.one)
  return textOf(value)
}

export const wholeWords = (value: number, unit: string): string =>
  unit === PESOS ? formatMoney(value) : withUnit(formatNumber(value, 0), unit)

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
