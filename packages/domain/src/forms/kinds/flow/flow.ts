import { checkNumber, decimal, numberText } from '../decimal/decimal.ts'
import type { Kind } from '../kind.ts'

/** A water flow in the field's unit (litres per second by default). */
export const flow: Kind = {
  ...decimal,
  missing: 'Escriba el caudal.',
  check: (value, field) => checkNumber(value, { unit: 'l/s', min: 0, ...field }, field.decimals ?? 3),
  asText: (value, field) => numberText(value, { ...field, unit: field.unit ?? 'l/s' }, field.decimals ?? 3),
}
