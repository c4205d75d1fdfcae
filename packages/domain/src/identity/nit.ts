/** Weights of DIAN's modulus 11, right to left. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const

/**
 * Check digit of a NIT, or of a cédula used as one.
 * @throws RangeError for anything but 1 to 15 digits
 */
export function nitCheckDigit(number: string): number {
  if (!/^\d{1,15}$/.test(number)) throw new RangeError(`«${number}» no es un número de hasta 15 dígitos.`)
  const sum = [...number]
    .reverse()
    // as many weights as there can be digits
    .reduce((total, digit, i) => total + Number(digit) * (WEIGHTS[i] as number), 0)
  const rest = sum % 11
  return rest < 2 ? rest : 11 - rest
}

/** Error of the nine digits of a NIT, without its check digit; null when valid. */
export function nitRefusal(digits: string): string | null {
  return /^\d{9}$/.test(digits) ? null : 'El NIT debe tener 9 dígitos, sin puntos ni dígito de verificación.'
}

/** Error of a NIT or of its separately typed check digit; null when valid. */
export function checkDigitRefusal(nit: string, checkDigit: string): string | null {
  const digits = nit.replace(/[\s.\-–]/g, '')
  const wrong = nitRefusal(digits)
  if (wrong !== null) return wrong
  if (checkDigit.trim() === '') return 'Escriba el dígito de verificación del NIT.'
  return checkDigit.trim() === String(nitCheckDigit(digits))
    ? null
    : 'El dígito de verificación no corresponde a ese NIT. Revise ambos.'
}

/** NIT with its check digit: '890.704.536-7'. */
export function nitWords(nit: string): string {
  return `${nit.replace(/\B(?=(\d{3})+(?!\d))/g, '.')}-${nitCheckDigit(nit)}`
}
