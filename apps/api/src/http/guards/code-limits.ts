import { SPECIFIED } from '@ventanilla/domain/kernel/specified'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { waitWords } from '@ventanilla/domain/identity/wait-words'

const MINUTE = 60_000
const BETWEEN = SPECIFIED.codeEverySeconds * 1000
const HOUR = 60 * MINUTE

/** Codes sent to one person per hour and purpose (decision 6). */
export const CODES_AN_HOUR = SPECIFIED.codesAnHour

/** Tries allowed per code (decision 6). */
export const CODE_TRIES = SPECIFIED.codeTries

/** Milliseconds for which a code serves (decision 6). */
export const CODE_LIFE_MS = SPECIFIED.codeMinutes * MINUTE

/** Start of the hour in which codes count towards the limit. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - HOUR)

/**
 * Seconds until another code can be sent, or 0: at most one a minute and five an hour. `sent`: times of the
 * last hour, newest first. Attack: with unlimited codes, four digits with five tries each are guessed.
 */
export function secondsUntilNext(sent: readonly Date[], now: Date): number {
  const [last] = sent
  if (last === undefined) return 0
  const fifth = sent[CODES_AN_HOUR - 1]
  const next = Math.max(last.getTime() + BETWEEN, fifth === undefined ? 0 : fifth.getTime() + HOUR)
  return Math.max(0, Math.ceil((next - now.getTime()) / 1000))
}

export const waitSentence = (seconds: number): string =>
  seconds <= 90
    ? `Podrá solicitar un nuevo código en ${seconds} segundos.`
    : `Ya pidió varios códigos. Podrá solicitar otro en ${Math.ceil(seconds / 60)} minutos.`

/** A sent code. */
export interface SentCode {
  readonly expires_at: Date
  readonly used_at: Date | null
  readonly attempts: number
}

export const isOpen = (code: SentCode, now: Date): boolean =>
  code.used_at === null && code.attempts < CODE_TRIES && code.expires_at > now

/**
 * Why a typed code is rejected, and the user's options. Only for callers identified by their session: elsewhere
 * it would reveal who is registered. `instead`: an alternative that needs no other code.
 */
export function wrongCode(
  last: SentCode | undefined,
  now: Date,
  next: { readonly wait: number; readonly instead?: string; readonly noOther?: boolean },
): Refusal {
  if (last !== undefined && isOpen(last, now))
    return new Refusal('invalid', 'El código no es correcto. Revíselo e intente de nuevo.', {
      code: 'codigo',
    })
  const other = next.wait > 0 ? `Podrá pedir otro en ${waitWords(next.wait)}.` : 'Pida otro.'
  const words = [whyOver(last), ...(next.noOther === true ? [] : [other]), next.instead ?? '']
  return new Refusal('invalid', words.join(' ').trim(), {
    code: 'codigo_vencido',
    ...(next.wait > 0 && { retryAfter: next.wait }),
  })
}

/**
 * For the last wrong code before a block: a 422 that reports
 * the block and its wait, because this code was wrong too.
 */
export const wrongAndOver = (refused: Refusal): Refusal =>
  new Refusal('invalid', refused.message, { code: 'codigo_vencido', retryAfter: refused.retryAfter ?? 0 })

function whyOver(last: SentCode | undefined): string {
  if (last === undefined || last.used_at !== null) return 'Ese código ya no sirve.'
  return last.attempts >= CODE_TRIES
    ? `Ese código ya no sirve: se escribió mal ${CODE_TRIES} veces.`
    : 'Ese código ya venció.'
}
