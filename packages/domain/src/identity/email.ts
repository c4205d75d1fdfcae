export const EMAIL_INVALID = 'Por favor ingresa un correo electrónico válido'

/** RFC 5321 limits the whole address to 254 characters. */
export const EMAIL_MAX = 254

// letters, digits and the usual signs; no quotes, no comments: what mail providers really hand out
const PATTERN =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/

/**
 * As it is stored and compared: without spaces, in lower case (specification, section 5). Signs that nobody sees come
 * along from chats and contact lists and are no part of an address either.
 */
export function normalizeEmail(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, '').toLowerCase()
}

/** Whether a normalized address has the standard form. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && PATTERN.test(text)
}
