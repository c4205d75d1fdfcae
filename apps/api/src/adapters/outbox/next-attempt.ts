/** Delivery channel. */
export type Channel = 'email' | 'sms'

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * 3600_000

/**
 * Tries per message. A mail survives a relay that is down over a long weekend (3½ days); a text message, mostly
 * a short-lived code, is of no use after half an hour.
 */
export const MAX_ATTEMPTS: Record<Channel, number> = { email: 24, sms: 6 }

/**
 * When to try again after the `attempt`-th try (counted from 1) failed at `at`: 30 seconds, doubled each time, at most
 * 6 hours. Null after the last try.
 */
export function nextAttempt(attempt: number, at: Date, channel: Channel = 'email'): Date | null {
  if (attempt >= MAX_ATTEMPTS[channel]) return null
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (Math.max(1, attempt) - 1))
  return new Date(at.getTime() + pause)
}
