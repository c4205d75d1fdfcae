export const PHONE_INVALID = 'Número de celular inválido. Debe tener 10 dígitos'

/** Country prefix added to a mobile number sent to the server (specification, section 3). */
export const PHONE_PREFIX = '57'

/** Whether the text is exactly ten digits, as users type a number. */
export function isPhone(text: string): boolean {
  return /^[0-9]{10}$/.test(text)
}

/** Restricts typed or pasted text to at most ten digits, without the country prefix. */
export function phoneDigits(given: string): string {
  const digits = given.replace(/\D/g, '')
  return (digits.length === 12 && digits.startsWith(PHONE_PREFIX) ? digits.slice(2) : digits).slice(0, 10)
}

/** Normalizes for storage: prefix and ten digits. Null when the text is neither that nor ten digits. */
export function storedPhone(text: string): string | null {
  // numbers copied from a contact list carry direction marks
  const digits = text.replace(/[\s\p{Cf}.()+–-]/gu, '')
  if (isPhone(digits)) return PHONE_PREFIX + digits
  return digits.startsWith(PHONE_PREFIX) && isPhone(digits.slice(2)) ? digits : null
}

/** Number as displayed: '311 555 0142'. */
export function shownPhone(stored: string): string {
  const local = stored.startsWith(PHONE_PREFIX) && stored.length === 12 ? stored.slice(2) : stored
  return local.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}
