import { formatMoney } from '../../numbers.ts'
import { checkNumber, decimal } from '../decimal/decimal.ts'
import type { Kind } from '../kind.ts'

/** Whole Colombian pesos. */
export const money: Kind = {
  ...decimal,
  missing: 'Escriba el valor en pesos. Si no hubo, escriba 0.',
  check(value, field) {
    const faults = checkNumber(value, field, 0)
    return faults.map((one) =>
      one.code === 'entero' ? { ...one, message: 'Escriba pesos sin centavos.' } : one,
    )
  },
  asText: (value) => (typeof value === 'number' ? formatMoney(value) : ''),
}
