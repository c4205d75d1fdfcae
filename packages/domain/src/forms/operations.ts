import jsonLogic from 'json-logic-js'
import { nitCheckDigit } from '../identity/nit.ts'
import { addDays } from '../terms/dates.ts'
import { addYears, isDate } from './dates.ts'
import { cornersOf, hectaresOf } from './drawn-area.ts'
import { roundTo } from './numbers.ts'

/**
 * Operations of form definitions beyond standard JSON Logic. All are total: invalid input gives 0, null or
 * false.
 *
 * - `sum`: adds numbers; missing values count as 0; lists are added element by element
 * - `total`: [rows, column] adds one column of a table
 * - `round`: [number, decimals]
 * - `addYears`: ['YYYY-MM-DD', years]; `addDays`: ['YYYY-MM-DD', calendar days]
 * - `unique`: [rows, column] whether all values in a column of a table differ, ignoring case and missing values
 * - `hectares`: area of a drawn polygon, 0 without one
 * - `length`: characters of a text or elements of a list
 * - `alike`: whether two answers are equal: numbers by value, lists in any order; a missing answer equals any
 * - `checkDigit`: verification digit of a NIT (modulus 11), null for anything else
 */
function asNumber(value: unknown): number {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : 0
  return Number.isFinite(number) ? number : 0
}

function sum(...values: unknown[]): number {
  return values.flat(3).reduce<number>((total, value) => total + asNumber(value), 0)
}

function total(rows: unknown, column: unknown): number {
  if (!Array.isArray(rows) || typeof column !== 'string') return 0
  return sum(
    ...rows.map((row: unknown) =>
      typeof row === 'object' && row !== null && Object.hasOwn(row, column)
        ? // its own, as just seen
          (row as Record<string, unknown>)[column]
        : 0,
    ),
  )
}

function unique(rows: unknown, column: unknown): boolean {
  if (!Array.isArray(rows) || typeof column !== 'string') return true
  const said = rows
    .map((row: unknown) =>
      typeof row === 'object' && row !== null && Object.hasOwn(row, column)
        ? // its own, as just seen
          (row as Record<string, unknown>)[column]
        : null,
    )
    .map((value) => (typeof value === 'string' ? value.trim().toLocaleUpperCase('es') : value))
    .filter((value) => value !== null && value !== undefined && value !== '')
  return new Set(said).size === said.length
}

/** Verification digit of a NIT; null for anything but a number of 5 to 15 digits. */
export function checkDigit(number: unknown): number | null {
  return typeof number === 'string' && /^[0-9]{5,15}$/.test(number) ? nitCheckDigit(number) : null
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether two answers are equal; an unanswered one never counts as a difference. */
export function alike(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return (
      new Set([...one, ...other].map(String)).size === new Set(one.map(String)).size &&
      one.length === other.length
    )
  const [a, b] = [Number(one), Number(other)]
  if (Number.isFinite(a) && Number.isFinite(b)) return Math.abs(a - b) < 1e-9
  return String(one).trim().toLocaleUpperCase('es') === String(other).trim().toLocaleUpperCase('es')
}

let registered = false

/** Registers the operations once; conditions.ts calls it when it is loaded. */
export function registerOperations(): void {
  if (registered) return
  registered = true
  jsonLogic.add_operation('sum', sum)
  jsonLogic.add_operation('total', total)
  jsonLogic.add_operation('round', (value: unknown, decimals: unknown) =>
    roundTo(asNumber(value), asNumber(decimals)),
  )
  jsonLogic.add_operation('addYears', (date: unknown, years: unknown) =>
    typeof date === 'string' ? addYears(date, asNumber(years)) : null,
  )
  jsonLogic.add_operation('addDays', (date: unknown, days: unknown) =>
    isDate(date) ? addDays(date, Math.trunc(asNumber(days))) : null,
  )
  jsonLogic.add_operation('unique', unique)
  jsonLogic.add_operation('alike', alike)
  jsonLogic.add_operation('hectares', (drawn: unknown) => hectaresOf(cornersOf(drawn)))
  jsonLogic.add_operation('length', (value: unknown) =>
    typeof value === 'string' || Array.isArray(value) ? value.length : 0,
  )
  jsonLogic.add_operation('checkDigit', checkDigit)
  jsonLogic.rm_operation('log')
}
