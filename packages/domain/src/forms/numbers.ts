/** Colombian number format: point for thousands, comma for decimals. */

const MINUS = '−'

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
}

/** Rounds half away from zero to `decimals` places, without binary fraction errors (1.005 → 1.01). */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value
  const sign = value < 0 ? -1 : 1
  const shifted = Number(`${Math.abs(value)}e${decimals}`)
  if (!Number.isFinite(shifted)) return Number(value.toFixed(Math.min(decimals, 20)))
  return sign * Number(`${Math.round(shifted)}e-${decimals}`)
}

/** Decimal digits of a number; handles exponents (1e-7 → 7). */
export function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  const places = (mantissa.split('.')[1] ?? '').length - Number(exponent)
  return Math.max(0, places)
}

/** `1234.5` → '1.234,5'; at least `min` and at most `max` decimals. */
export function formatNumber(value: number, max = 3, min = 0): string {
  if (!Number.isFinite(value)) return ''
  const fixed = roundTo(Math.abs(value), max).toFixed(max)
  const [whole = '0', fraction = ''] = fixed.split('.')
  let kept = fraction
  while (kept.length > min && kept.endsWith('0')) kept = kept.slice(0, -1)
  const text = group(whole) + (kept ? `,${kept}` : '')
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text
}

/** Whole pesos: 1234567 → '$ 1.234.567'. */
export function formatMoney(value: number): string {
  if (!Number.isFinite(value)) return ''
  return `${value < 0 ? MINUS : ''}$ ${group(String(Math.round(Math.abs(value))))}`
}

/**
 * Parses a typed number: '1.234,5', '1234,5', '0.125', '$ 30.000.000', '−75,4287'. A comma is always the
 * decimal sign. A single dot is decimal unless exactly three digits follow a number that does not start with
 * zero, because phone keyboards offer only the dot. Returns null when it is not a number.
 */
export function parseNumber(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0$]/g, '').replace(/[−–]/g, '-')
  if (!/^[+-]?[0-9.,']*[0-9][0-9.,']*$/.test(text)) return null
  const sign = text.startsWith('-') ? -1 : 1
  const body = text.replace(/^[+-]/, '').replaceAll("'", '')
  const commas = body.split(',').length - 1
  const dots = body.split('.').length - 1
  let plain: string
  if (commas > 1) return null
  if (commas === 1) {
    const [whole = '', fraction = ''] = body.split(',')
    if (fraction.includes('.') || (whole.includes('.') && !isGrouped(whole))) return null
    plain = `${whole.replaceAll('.', '') || '0'}.${fraction || '0'}`
  } else if (dots === 1 && !isGrouped(body)) {
    plain = body
  } else if (dots > 0) {
    if (!isGrouped(body)) return null
    plain = body.replaceAll('.', '')
  } else {
    plain = body
  }
  const value = sign * Number(plain)
  return Number.isFinite(value) ? (value === 0 ? 0 : value) : null
}

function isGrouped(text: string): boolean {
  return /^[1-9][0-9]{0,2}(\.[0-9]{3})+$/.test(text)
}
