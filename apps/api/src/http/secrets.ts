import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Key, keysOf, type Secret, signingKey } from '@ventanilla/domain/access/key-ring'

/** What codes of four digits are for. Each is proved in testing/codes-doors-limits.test.ts, which has a row for every one. */
export type CodePurpose = 'registro' | 'recuperacion' | 'contacto' | 'firma'

type CodeUse = CodePurpose | 'eliminar-archivo'

/**
 * Hash of a short code, bound to what it is for. Keyed: four digits alone could be tried out by whoever reads the
 * database.
 */
export const codeHash = (secret: Secret, purpose: CodeUse, subject: string, code: string): string =>
  keyed(signingKey(secret), `${purpose}\n${subject}\n${code}`)

/** Whether a stored hash is that of the code, under the key that signs or under one that it replaced. */
export const isCode = (
  stored: string,
  secret: Secret,
  purpose: CodeUse,
  subject: string,
  code: string,
): boolean => keysOf(secret).some((key) => sameHash(stored, keyed(key, `${purpose}\n${subject}\n${code}`)))

/** Hash under which a link or recovery token is stored: the database never holds the token itself. */
export const tokenHash = (secret: Secret, purpose: string, token: string): string =>
  keyed(signingKey(secret), `${purpose}\n${token}`)

/** Every hash under which a token may be stored: it may have been made before the key was changed. */
export const tokenHashes = (secret: Secret, purpose: string, token: string): readonly string[] =>
  keysOf(secret).map((key) => keyed(key, `${purpose}\n${token}`))

const keyed = ({ text }: Key, of: string): string => createHmac('sha256', text).update(of).digest('hex')

export const newCode = (): string => String(randomInt(10_000)).padStart(4, '0')
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Compares two hashes without telling by its time where they differ. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
