import { withinEdits } from '../kernel/within-edits.ts'

export const EMAIL_INVALID = 'Por favor ingresa un correo electrónico válido'

/** RFC 5321 limits the whole address to 254 characters. */
export const EMAIL_MAX = 254

// letters, digits and the usual signs; no quotes or comments, like the addresses that mail providers assign
const PATTERN =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/

/**
 * Normalizes an address for storage and comparison: without spaces, in lower case (specification, section 5).
 * Also removes invisible characters pasted from chats and contact lists.
 */
export function normalizeEmail(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, '').toLowerCase()
}

/** Whether a normalized address has the standard form. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && PATTERN.test(text)
}

/** Most common mail domains among users. */
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
/** Real domains that look like a typing error of a common one. */
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

/** Suggested address when the domain is one typing error away from a common one; null without a suggestion. */
export function likelyEmail(email: string): string | null {
  if (!isEmail(email)) return null
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (REAL.has(domain)) return null
  const meant = COMMON.find((one) => withinEdits(domain, one, 1))
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`
}
