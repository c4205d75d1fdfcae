import { EMAIL_INVALID, isEmail, normalizeEmail } from './email.ts'
import { PHONE_INVALID, storedPhone } from './phone.ts'

/** Telephone and e-mail that an official writes down for a person who may lack either. */
export interface OptionalContact {
  /** as stored, '573001234567'; null: none */
  readonly phone: string | null
  /** normalized; '': none */
  readonly email: string
}

/** Validates them as a registration does, except that both can be missing. */
export function readOptionalContact(given: { readonly phone: string; readonly email: string }): {
  readonly contact: OptionalContact
  readonly problems: readonly { readonly path: 'phone' | 'email'; readonly message: string }[]
} {
  const problems: { path: 'phone' | 'email'; message: string }[] = []
  const phone = given.phone.trim() === '' ? null : storedPhone(given.phone)
  if (given.phone.trim() !== '' && phone === null) problems.push({ path: 'phone', message: PHONE_INVALID })
  const email = normalizeEmail(given.email)
  if (email !== '' && !isEmail(email)) problems.push({ path: 'email', message: EMAIL_INVALID })
  return { contact: { phone, email }, problems }
}
