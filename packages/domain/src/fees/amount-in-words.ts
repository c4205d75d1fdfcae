const UNITS = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
] as const
const TENS = [
  '',
  '',
  '',
  'treinta',
  'cuarenta',
  'cincuenta',
  'sesenta',
  'setenta',
  'ochenta',
  'noventa',
] as const
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
] as const

const LIMIT = 1_000_000_000_000_000

function belowThousand(n: number): string {
  if (n === 100) return 'cien'
  const unit = UNITS[n]
  if (unit !== undefined) return unit
  if (n >= 100) return `${HUNDREDS[Math.floor(n / 100)]}${n % 100 === 0 ? '' : ` ${belowThousand(n % 100)}`}`
  return `${TENS[Math.floor(n / 10)]}${n % 10 === 0 ? '' : ` y ${UNITS[n % 10]}`}`
}

/** Drops the final 'o' of 'uno' before a noun: 'veintiún mil', 'treinta y un millones', 'ciento un pesos'. */
function shortened(words: string): string {
  if (words.endsWith('veintiuno')) return `${words.slice(0, -9)}veintiún`
  return words.endsWith('uno') ? words.slice(0, -1) : words
}

function belowMillion(n: number): string {
  const thousands = Math.floor(n / 1000)
  const rest = n % 1000
  const parts: string[] = []
  if (thousands === 1) parts.push('mil')
  else if (thousands > 1) parts.push(`${shortened(belowThousand(thousands))} mil`)
  if (rest > 0 || thousands === 0) parts.push(belowThousand(rest))
  return parts.join(' ')
}

/**
 * A whole number in Spanish words: 1_000_021 → 'un millón veintiuno'.
 * @throws RangeError below 0, above 999.999.999.999.999 or with a fraction
 */
export function numberInWords(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n >= LIMIT)
    throw new RangeError(`No se puede escribir ${n} en letras.`)
  const billions = Math.floor(n / 1e12) // a Spanish billón is a million millions
  const millions = Math.floor((n % 1e12) / 1e6)
  const rest = n % 1e6
  const parts: string[] = []
  if (billions > 0)
    parts.push(billions === 1 ? 'un billón' : `${shortened(belowThousand(billions))} billones`)
  if (millions > 0) parts.push(millions === 1 ? 'un millón' : `${shortened(belowMillion(millions))} millones`)
  if (rest > 0 || parts.length === 0) parts.push(belowMillion(rest))
  return parts.join(' ')
}

/** Whole pesos in Spanish words for receipts and acts: 'dos millones de pesos', 'mil un pesos', 'un peso'. */
export function amountInWords(pesos: number): string {
  const words = shortened(numberInWords(pesos))
  const noun = pesos === 1 ? 'peso' : 'pesos'
  return pesos >= 1e6 && pesos % 1e6 === 0 ? `${words} de ${noun}` : `${words} ${noun}`
}
