import { checkNumber, decimal, numberText } from '../decimal/decimal.ts'
import type { Kind } from '../kind.ts'

/** Decimals of a surface: a square metre in hectares, a square decimetre in square metres. */
const decimalsFor = (unit: string | undefined): number => (unit === 'm2' ? 2 : 4)

/** A surface as a number in the field's unit: hectares, or square metres for 'm2'. */
export const surface: Kind = {
  ...decimal,
  missing: 'Escriba el área.',
  check: (value, field) =>
    checkNumber(value, { unit: 'ha', min: 0, ...field }, field.decimals ?? decimalsFor(field.unit)),
  asText: (value, field) =>
    numberText(value, { ...field, unit: field.unit ?? 'ha' }, field.decimals ?? decimalsFor(field.unit)),
}
