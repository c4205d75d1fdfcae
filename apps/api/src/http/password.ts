import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { PASSWORD_COMMON } from '@ventanilla/domain/identity/password'
import { isCommonPassword } from './common-passwords.ts'

// argon2id, 19 MiB, one lane: the memory of OWASP's recommendation with twice its passes, about 22 ms of one core. More
// memory would cost more than it protects here: four comparisons run at once in a process of 200 MB.
const COST = { memoryCost: 19_456, timeCost: 4, parallelism: 1 } as const

declare const judged: unique symbol
/** A password that is good enough to be somebody's: made by `choosePassword` alone, so that none is kept unjudged. */
export type ChosenPassword = string & { readonly [judged]: true }

/** `unlisted`: what else is refused, in letters as written; `words`: as part of it. `path` names the field of the call. */
export function choosePassword(
  password: string,
  path: string,
  unlisted: readonly string[] = [],
  words?: ReadonlySet<string>,
): ChosenPassword {
  if (isCommonPassword(password, words) || unlisted.includes(password))
    throw new Refusal(422, PASSWORD_COMMON, {
      code: 'contrasena_comun',
      problems: [{ path, message: PASSWORD_COMMON }],
    })
  return password as ChosenPassword
}

export const hashPassword = (password: ChosenPassword): Promise<string> => hash(password, COST)

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
  nobody ??= hash('de-nadie-0', COST)
  const same = await verify(stored ?? (await nobody), password)
  return stored !== null && same
}
