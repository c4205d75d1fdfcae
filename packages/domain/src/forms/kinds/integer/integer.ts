import { checkNumber, decimal, numberSchema, numberText } from '../decimal/decimal.ts'
import type { Kind } from '../kind.ts'

/** A whole number. A year ('anio…', or no unit and at least 1900) is written without dots. */
export const integer: Kind = {
  ...decimal,
  check: (value, field) => checkNumber(value, field, 0),
  asText(value, field) {
    if (typeof value === 'number' && field.key.startsWith('anio')) return String(value)
    return numberText(value, field, 0)
  },
  schema: (field) => numberSchema(field, 'integer'),
}
