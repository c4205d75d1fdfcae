import { addMonths, isIsoDate, longDate as inProse } from '../terms/dates.ts'

/** Date helpers for form answers: they validate before computing and return anything else unchanged. */

/** True for a day that exists between 1900 and 2199. */
export const isDate = (value: unknown): value is string =>
  typeof value === 'string' && isIsoDate(value) && value >= '1900' && value < '2200'

/** '2026-11-21' → '21 de noviembre de 2026'; returns anything else unchanged. */
export const longDate = (value: string): string => (isDate(value) ? inProse(value) : value)

/** Same day `years` later; 29 February becomes the 28th where it does not exist. */
export const addYears = (value: string, years: number): string =>
  isDate(value) ? addMonths(value, 12 * years) : value
