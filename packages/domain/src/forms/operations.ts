import jsonLogic from 'json-logic-js'
import { nitCheckDigit } from '../identity/nit.ts'
import { addDays } from '../terms/dates.ts'
import { addYears, isDate } from './dates.ts'
import { cornersOf, hectaresOf } from './drawn-area.ts'
import { roundTo } from './numbers.ts'
import type { OwnOperation } from './operation-names.ts'

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

const OWN: Readonly<Record<OwnOperation, (...values: never[]) => unknown>> = {
  sum,
  total,
  round: (value: unknown, decimals: unknown) => roundTo(asNumber(value), asNumber(decimals)),
  addYears: (date: unknown, years: unknown) =>
    typeof date === 'string' ? addYears(date, asNumber(years)) : null,
  addDays: (date: unknown, days: unknown) =>
    isDate(date) ? addDays(date, Math.trunc(asNumber(days))) : null,
  unique,
  alike,
  hectares: (drawn: unknown) => hectaresOf(cornersOf(drawn)),
  length: (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0),
  checkDigit,
}

let registered = false

/** Registers the operations once; conditions.ts calls it when it is loaded. */
export function registerOperations(): void {
  if (registered) return
  registered = true
  for (const [name, operation] of Object.entries(OWN)) jsonLogic.add_operation(name, operation)
  jsonLogic.rm_operation('log')
}
