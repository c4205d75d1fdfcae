export const PASSWORD_MIN = 8
/** Attack: exhausting the server by hashing very long passwords. */
export const PASSWORD_MAX = 128

export const PASSWORD_TOO_SHORT = 'La contraseña debe ser mayor a 8 caracteres'
export const PASSWORD_TOO_LONG = 'La contraseña debe tener como máximo 128 caracteres'
export const PASSWORD_WITHOUT_DIGIT = 'La contraseña debe tener al menos un número'
export const PASSWORD_WITHOUT_LETTER = 'La contraseña debe tener al menos una letra'
export const PASSWORD_NOT_ALPHANUMERIC = 'La contraseña debe ser alfanumérica'
/** Added to the specified rules; only the server has the list. */
export const PASSWORD_COMMON =
  'Esa contraseña es de las más usadas y se adivina enseguida. Elija otra, por ejemplo tres palabras que solo usted juntaría y un número.'

/**
 * Normalizes a password for hashing and comparison: without spaces (specification, section 5), composed so that
 * ñ is always one character.
 */
export function normalizePassword(text: string): string {
  return text.replace(/\s+/gu, '').normalize('NFC')
}

/**
 * Error of a normalized password; null when valid. Officials get one message for a missing digit or letter,
 * citizens one for each.
 */
export function passwordFault(password: string, form: 'citizen' | 'official' = 'citizen'): string | null {
  if (password.length < PASSWORD_MIN) return PASSWORD_TOO_SHORT
  if (password.length > PASSWORD_MAX) return PASSWORD_TOO_LONG
  const digit = /[0-9]/.test(password)
  const letter = /\p{L}/u.test(password)
  if (form === 'official') return digit && letter ? null : PASSWORD_NOT_ALPHANUMERIC
  if (!digit) return PASSWORD_WITHOUT_DIGIT
  return letter ? null : PASSWORD_WITHOUT_LETTER
}
