import { readFileSync } from 'node:fs'

let listed: ReadonlySet<string> | undefined
/** Written by tools/common-passwords.ts; read when the first password is chosen. */
const common = (): ReadonlySet<string> =>
  (listed ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  ))

/**
 * Whether a password is among those that are tried first: one of the list in any letters, or a common word with the digits
 * that people add because a rule asks for some («Colombia2026», «password1!»). The attack: a list of the commonest tried
 * on many accounts meets no limit of one of them.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (common().has(plain)) return true
  const word = /^(\p{L}+)(?:\d{1,4}|12345\d{0,5})[!.*#$]*$/u.exec(plain)?.[1]
  return word !== undefined && common().has(word)
}
