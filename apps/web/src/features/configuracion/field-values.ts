import { isIsoDate } from '@ventanilla/domain/terms/dates'
import { formatLongDate, formatMoney, formatNumber } from '../../ui/formats.tsx'
import type { Field, Option } from './puertas/door.ts'

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
  if (field.as === 'whole') return written === '' ? null : wholeIn(written, field.signed === true)
  if (field.as === 'decimal') return written === '' ? null : decimalIn(written, field.digits)
  if (field.as === 'date' || field.as === 'choice') return written === '' ? null : written
  return field.as === 'line' && field.empties === true && written === '' ? null : written
}

function wholeIn(written: string, signed: boolean): number | string {
  const bare = written.replace(/[$\s]/g, '')
  // people and spreadsheets write the minus of a number in two ways
  if (signed && /^[-−]\d{1,15}$/.test(bare)) return -Number(bare.slice(1))
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

/** The content as people read it: '$ 1.900.000', '5,20 %', 'sin dato'. */
export function valueWords(field: Field | undefined, value: unknown): string {
  if (field?.as === 'office' && value === null) return field.all
  if (value === null || value === undefined || value === '') return EMPTY
  if (field === undefined) return textOf(value)
  if (field.as === 'yesNo') return value === true ? field.yes : field.no
  if (field.as === 'choice') return field.options[textOf(value)] ?? textOf(value)
  if (field.as === 'whole' && typeof value === 'number') return wholeWords(value, field.unit)
  if (field.as === 'decimal' && typeof value === 'string') return withUnit(written(field, value), field.unit)
  if (field.as === 'date' && typeof value === 'string' && isIsoDate(value)) return formatLongDate(value)
  // places count from 0 in the content
  if (field.as === 'place' && typeof value === 'number') return String(value + 1)
  if (field.as === 'layer') return layerWords(textOf(value))
  if (field.as === 'oneOf') return labelIn(field.options, textOf(value))
  if (field.as === 'several') return severalWords(field, severalOf(value))
  if (field.as === 'definition') return definitionWords(value)
  if (field.as === 'rows') return counted(rowsOf(value).length, field.one)
  if (field.as === 'records') {
    const { length } = rowsOf(value)
    return `${length} ${length === 1 ? field.one : field.many}`
  }
  return textOf(value)
}

/** A layer by the end of its identifier, which two of them do not share: enough to see that it is another one. */
const layerWords = (id: string): string => `capa ${id.slice(-12)}`

/** A definition in one word: its name. */
const definitionWords = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? textOf(value.name) : EMPTY

/** Elements of a list that a content names; none: it names none. */
export const severalOf = (value: unknown): readonly (string | number)[] =>
  Array.isArray(value)
    ? value.filter((one): one is string | number => typeof one === 'string' || typeof one === 'number')
    : []

/** An element that its list no longer has is still what the content says. */
export const labelIn = (options: readonly Option[] | undefined, value: string | number): string =>
  options?.find((one) => one.value === value)?.label ?? String(value)

const inSpanish = new Intl.Collator('es', { numeric: true })

/** Names of several, in the order of their words. */
export function severalWords(
  { options }: Extract<Field, { as: 'several' }>,
  named: readonly (string | number)[],
): string {
  if (named.length === 0) return 'ninguno'
  return named
    .map((one) => labelIn(options, one))
    .toSorted(inSpanish.compare)
    .join('; ')
}

export const wholeWords = (value: number, unit: string): string =>
  unit === PESOS ? formatMoney(value) : withUnit(formatNumber(value, 0), unit)

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
