import { Decimal } from 'decimal.js'

/** Decimals with enough precision for every intermediate result; avoids binary floating point. */
export const Dec = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
export type Dec = Decimal

/** Decimal places that are figures; further digits are residue of endless divisions. */
const EXACT = 30

/** An input figure: whole pesos as a number, anything else as text with a decimal point ('0.0775'). */
export type Figure = number | string

/** Parses a figure. @throws RangeError when it is not a finite number */
export function dec(figure: Figure): Dec {
  let value: Dec
  try {
    value = new Dec(figure)
  } catch {
    throw new RangeError(`«${figure}» no es una cifra.`)
  }
  if (!value.isFinite()) throw new RangeError(`«${figure}» no es una cifra.`)
  return value
}

/** Rounds to the peso, half up (0,5 → 1), also when a division by 364 leaves the half slightly short. */
export function toPesos(value: Dec): number {
  return value
    .toDecimalPlaces(EXACT, Decimal.ROUND_HALF_UP)
    .toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
    .toNumber()
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
}

/** '1.234.567,89': Colombian grouping and decimal comma. Writes all digits, or exactly `decimals` of them. */
export function figureWords(value: Dec | Figure, decimals?: number): string {
  const number = value instanceof Decimal ? value : dec(value)
  const text =
    decimals === undefined
      ? number.toFixed()
      : number.toDecimalPlaces(EXACT, Decimal.ROUND_HALF_UP).toFixed(decimals, Decimal.ROUND_HALF_UP)
  const [whole = '0', fraction] = text.replace('-', '').split('.')
  return `${text.startsWith('-') ? '-' : ''}${group(whole)}${fraction === undefined ? '' : `,${fraction}`}`
}

/** '$ 1.234.567', rounded to whole pesos. */
export function pesos(amount: Dec | Figure): string {
  return `$ ${figureWords(amount, 0)}`
}

/** A figure as a further term of a sum: '+ 0,2', '− 0,4'. */
export function signed(figure: Dec | Figure): string {
  const number = figure instanceof Decimal ? figure : dec(figure)
  return `${number.isNegative() ? '−' : '+'} ${figureWords(number.abs())}`
}
