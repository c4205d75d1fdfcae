import { hash, verify } from '@node-rs/argon2'

// argon2id, 19 MiB, one lane: the memory of OWASP's recommendation with twice its passes, about 22 ms of one core. More
// memory would cost more than it protects here: four comparisons run at once in a process of 200 MB.
const COST = { memoryCost: 19_456, timeCost: 4, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/**
 * Where a password is compared: `entrada` opens a session and makes each failure wait longer, `propia` asks somebody who
 * is logged in once more and ends their sessions. The limit of each is proved in testing/codes-doors-limits.test.ts, which
 * has a row for every one.
 */
export type PasswordDoor = 'entrada' | 'propia'

let nobody: Promise<string> | undefined

/**
 * Compares a password with its hash. Without a hash (unknown person, no password yet) it compares with a hash of
 * nobody's, so that the answer takes as long: whether an address has an account does not show in the time.
 */
export async function checkPassword(
  _door: PasswordDoor,
  stored: string | null,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('de-nadie-0')
  const same = await verify(stored ?? (await nobody), password)
  return stored !== null && same
}
