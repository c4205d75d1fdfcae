import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Key, keysOf, type Secret, signingKey } from '@ventanilla/domain/access/key-ring'
import { SPECIFIED } from '@ventanilla/domain/kernel/specified'

/** Purposes of four-digit codes. testing/attacks/codes-endpoint-limits.test.ts proves each, with one row per value. */
export type CodePurpose = 'registro' | 'recuperacion' | 'contacto' | 'firma'

type CodeUse = CodePurpose | 'eliminar-archivo'

/**
 * Hash of a short code, bound to its purpose. Keyed, because a reader of the database could try out all
 * four-digit codes.
 */
export const codeHash = (secret: Secret, purpose: CodeUse, subject: string, code: string): string =>
  keyed(signingKey(secret), `${purpose}\n${subject}\n${code}`)

/** Whether a stored hash matches the code, under the current signing key or one it replaced. */
export const isCode = (
  stored: string,
  secret: Secret,
  purpose: CodeUse,
  subject: string,
  code: string,
): boolean => keysOf(secret).some((key) => sameHash(stored, keyed(key, `${purpose}\n${subject}\n${code}`)))

/** Hash under which a link or recovery token is stored; the token itself never is. */
export const tokenHash = (secret: Secret, purpose: string, token: string): string =>
  keyed(signingKey(secret), `${purpose}\n${token}`)

/** All hashes under which a token can be stored: it can predate a change of key. */
export const tokenHashes = (secret: Secret, purpose: string, token: string): readonly string[] =>
  keysOf(secret).map((key) => keyed(key, `${purpose}\n${token}`))

const keyed = ({ text }: Key, of: string): string => createHmac('sha256', text).update(of).digest('hex')

const { codeDigits } = SPECIFIED
export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
