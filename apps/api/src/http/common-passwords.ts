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
 * on many accounts meets no limit of one of them. `words`: more of them, as plain letters.
 */
export function isCommonPassword(password: string, words: ReadonlySet<string> = NONE): boolean {
  const plain = plainLetters(password)
  if (common().has(plain)) return true
  const word = /^(\p{L}+)(?:\d{1,4}|12345\d{0,5})[!.*#$]*$/u.exec(plain)?.[1]
  return word !== undefined && (common().has(word) || words.has(word))
}

const NONE: ReadonlySet<string> = new Set()

/** Without accents and capitals, as the list is written. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
