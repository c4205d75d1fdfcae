/** Tries in a row that nobody answered before a counterpart is left alone for a while. */
export const HANGS = 3
const REST_MS = 60_000

/**
 * Leaves alone what does not answer. The fault: each try costs a whole deadline and uses up one of the message's tries, so that
 * a relay that accepts connections and says nothing would hold all that waits behind it. After a rest one try finds out; when
 * that hangs too, the next rest begins.
 */
export interface Breaker {
  /** until when nothing is tried; null: now */
  restsUntil(now: Date): Date | null
  /** what came of a try: whether anybody answered, whatever they said */
  heard(answered: boolean, now: Date): void
}

export function openBreaker(): Breaker {
  let hangs = 0
  let until: Date | null = null
  return {
    restsUntil: (now) => (until !== null && now < until ? until : null),
    heard(answered, now) {
      hangs = answered ? 0 : hangs + 1
      until = hangs >= HANGS ? new Date(now.getTime() + REST_MS) : null
    },
  }
}
