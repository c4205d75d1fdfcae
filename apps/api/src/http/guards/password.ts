import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { PASSWORD_COMMON } from '@ventanilla/domain/identity/password'
import { isCommonPassword } from './common-passwords.ts'

// argon2id, 19 MiB, one lane: the memory of OWASP's recommendation with twice its passes, about 22 ms of one
// core. More memory would cost more than it protects: four comparisons run at once in a process of 200 MB.
const COST = { memoryCost: 19_456, timeCost: 4, parallelism: 1 } as const

declare const judged: unique symbol
/** An accepted password: only `choosePassword` creates it, so that none is stored unchecked. */
export type ChosenPassword = string & { readonly [judged]: true }

/**
 * Throws a `Refusal` (invalid) for a common password. `unlisted`: further rejected passwords, exact; `words`: further
 * common words. `path` names the field of the call.
 */
export function choosePassword(
  password: string,
  path: string,
  unlisted: readonly string[] = [],
  words?: ReadonlySet<string>,
): ChosenPassword {
  if (isCommonPassword(password, words) || unlisted.includes(password))
    throw new Refusal('invalid', PASSWORD_COMMON, {
      code: 'contrasena_comun',
      problems: [{ path, message: PASSWORD_COMMON }],
    })
  // judged just now
  return password as ChosenPassword
}

export const hashPassword = (password: ChosenPassword): Promise<string> => hash(password, COST)

/**
 * Where a password is compared: `entrada` opens a session and delays each failure more; `propia` checks a
 * logged-in user again and ends their sessions. testing/attacks/codes-endpoint-limits.test.ts proves the limit of each,
 * with one row per value.
 */
export type PasswordCheck = 'entrada' | 'propia'

let nobody: Promise<string> | undefined

/**
 * Compares a password with its hash. Attack: measuring the response time to find out whether an address has an
 * account; without a hash (unknown person, no password yet) it compares with a dummy one.
 */
export async function checkPassword(
  _door: PasswordCheck,
  stored: string | null,
  password: string,
): Promise<boolean> {
  nobody ??= hash('de-nadie-0', COST)
  const same = await verify(stored ?? (await nobody), password)
  return stored !== null && same
}
