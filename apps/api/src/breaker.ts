/** Consecutive unanswered tries before a counterpart is paused. */
export const HANGS = 3
const REST_MS = 60_000

/**
 * Circuit breaker for a counterpart that does not respond. Each try costs a whole deadline and uses up one of
 * the message's tries, so a relay that accepts connections and stays silent would hold up all waiting messages.
 * After a pause a single try probes it; when that hangs too, the next pause begins.
 */
export interface Breaker {
  /** end of the pause; null: tries are allowed */
  restsUntil(now: Date): Date | null
  /** records a try: whether the counterpart responded at all, whatever the response */
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
