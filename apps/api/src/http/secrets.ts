import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** What codes of four digits are for. Each is proved in testing/codes-doors-limits.test.ts, which has a row for every one. */
export type CodePurpose = 'registro' | 'recuperacion' | 'contacto' | 'firma'

/**
 * Hash of a short code, bound to what it is for. Keyed: four digits alone could be tried out by whoever reads the
 * database.
 */
export function codeHash(
  secret: string,
  purpose: CodePurpose | 'eliminar-archivo',
  subject: string,
  code: string,
): string {
  return createHmac('sha256', secret).update(`${purpose}\n${subject}\n${code}`).digest('hex')
}

/** Hash under which a link or recovery token is stored: the database never holds the token itself. */
export function tokenHash(secret: string, purpose: string, token: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${token}`).digest('hex')
}

export const newCode = (): string => String(randomInt(10_000)).padStart(4, '0')
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Compares two hashes without telling by its time where they differ. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
