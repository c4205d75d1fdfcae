import { checkNumber, decimal, numberText } from '../decimal/decimal.ts'
import type { Kind } from '../kind.ts'

/** A whole number; years have no thousands point. */
export const integer: Kind = {
  ...decimal,
  check: (value, field) => checkNumber(value, field, 0),
  asText(value, field) {
    if (typeof value === 'number' && field.year === true) return String(value)
    return numberText(value, field, 0)
  },
}
