import type { IsoDate } from '../terms/dates.ts'
import { isIsoDate } from '../terms/dates.ts'

/** GS1 check digit: weights 3 and 1 from the right. */
export function gs1CheckDigit(digits: string): number {
  if (!/^\d+$/.test(digits)) throw new RangeError(`«${digits}» debe tener solo dígitos.`)
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether a 13-digit location number has a valid check digit. */
export function isLocationNumber(gln: string): boolean {
  return /^\d{13}$/.test(gln) && gs1CheckDigit(gln.slice(0, 12)) === Number(gln[12])
}

/**
 * Payment reference of a receipt: year, seven-digit consecutive, check digit: {year: 2026, n: 123} →
 * '202600001238'. Detects nearly every mistyped digit or swap of neighbours.
 */
export function receiptReference(receipt: { readonly year: number; readonly n: number }): string {
  if (!Number.isInteger(receipt.n) || receipt.n < 1 || receipt.n > 9_999_999) {
    throw new RangeError(`El consecutivo ${receipt.n} no cabe en una referencia de pago.`)
  }
  if (!Number.isInteger(receipt.year) || receipt.year < 2000 || receipt.year > 9999) {
    throw new RangeError(`El año ${receipt.year} no sirve para una referencia de pago.`)
  }
  const body = `${receipt.year}${String(receipt.n).padStart(7, '0')}`
  return `${body}${gs1CheckDigit(body)}`
}

/** Normalizes a typed or copied reference: '2026-0000 1238' → '202600001238'. */
export const referenceDigits = (text: string): string => text.replace(/[\s.\-\p{Cf}]/gu, '')

/**
 * Why no receipt has a typed reference: mistyped, or issued elsewhere. Callers first try an exact match for
 * receipts whose references predate the check digit (decision 63).
 */
export function referenceRefusal(text: string): string {
  if (!/^\d{12}$/.test(referenceDigits(text)))
    return 'La referencia de pago tiene 12 dígitos. Cópiela como está en el recibo.'
  if (parseReceiptReference(text) === null)
    return 'La referencia está mal escrita: no cumple su dígito de control. Revise cada dígito con el recibo.'
  return 'Ningún recibo tiene esa referencia. Revísela con el recibo que pagó.'
}

/** Parses a reference; null when its form or check digit is wrong. */
export function parseReceiptReference(text: string): { readonly year: number; readonly n: number } | null {
  const digits = referenceDigits(text)
  if (!/^\d{12}$/.test(digits) || gs1CheckDigit(digits.slice(0, 11)) !== Number(digits[11])) return null
  const n = Number(digits.slice(4, 11))
  return n === 0 ? null : { year: Number(digits.slice(0, 4)), n }
}

export interface ReceiptCodeData {
  /** (415) location number of the authority, 13 digits */
  readonly gln: string
  /** (8020) payment reference, up to 25 letters and digits */
  readonly reference: string
  /** (3900) whole pesos */
  readonly amount: number
  /** (96) last day of payment */
  readonly dueOn: IsoDate
}

export interface ReceiptCode {
  /** all elements with their brackets, printed below the bars */
  readonly text: string
  /** payload of each GS1-128 symbol: two when one would exceed the 48 characters that GS1 allows */
  readonly symbols: readonly string[]
}

/** GS1 allows 48 characters in a symbol, application identifiers included. */
const SYMBOL_LIMIT = 48

/**
 * Payload of a receipt's bar code, in the order that Colombian banks read: 415, 8020, 3900, 96.
 * @throws RangeError for a wrong check digit, reference, amount or date
 */
export function receiptCode(data: ReceiptCodeData): ReceiptCode {
  if (!isLocationNumber(data.gln)) throw new RangeError(`El número de localización ${data.gln} no es válido.`)
  if (!/^[0-9A-Za-z]{1,25}$/.test(data.reference))
    throw new RangeError(`La referencia ${data.reference} no es válida.`)
  if (!Number.isSafeInteger(data.amount) || data.amount <= 0 || data.amount > 999_999_999_999_999) {
    throw new RangeError(`El valor ${data.amount} no cabe en el código de barras.`)
  }
  if (!isIsoDate(data.dueOn)) throw new RangeError(`La fecha ${data.dueOn} no existe.`)
  const payee = `(415)${data.gln}(8020)${data.reference}`
  const payment = `(3900)${data.amount}(96)${data.dueOn.replaceAll('-', '')}`
  const text = payee + payment
  const characters = text.replace(/[()]/g, '').length
  return { text, symbols: characters <= SYMBOL_LIMIT ? [text] : [payee, payment] }
}

const ELEMENTS = /^\(415\)(\d{13})\(8020\)([0-9A-Za-z]{1,25})\(3900\)(\d{1,15})\(96\)(\d{4})(\d{2})(\d{2})$/

/** Parses a printed payload; null when any element is missing or wrong. */
export function parseReceiptCode(text: string): ReceiptCodeData | null {
  const match = ELEMENTS.exec(text.replace(/\s/g, ''))
  if (match === null) return null
  const [, gln = '', reference = '', amount = '', year = '', month = '', day = ''] = match
  const dueOn = `${year}-${month}-${day}`
  if (!isLocationNumber(gln) || !isIsoDate(dueOn) || Number(amount) === 0) return null
  return { gln, reference, amount: Number(amount), dueOn }
}
