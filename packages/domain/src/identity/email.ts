import { withinEdits } from '../cases/within-edits.ts'

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

/** Where most people here have their mail. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
  'yahoo.com.co',
]
/** Real ones that look like a slip for one of those. */
const REAL: ReadonlySet<string> = new Set([
  ...COMMON,
  'ymail.com',
  'email.com',
  'mail.com',
  'gmx.com',
  'gmx.es',
  'aol.com',
  'me.com',
])

/** The address that was probably meant where the domain is a slip away from a common one; null: nothing to ask. */
export function likelyEmail(email: string): string | null {
  if (!isEmail(email)) return null
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (REAL.has(domain)) return null
  const meant = COMMON.find((one) => withinEdits(domain, one, 1))
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`
}
