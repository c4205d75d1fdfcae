import type { Clock } from './clock.ts'

/** Manually advanced clock, for tests and for seeding in chronological order. */
export interface SettableClock extends Clock {
  /** Jumps to an instant, forwards or backwards. Throws `RangeError` for an invalid date. */
  set(instant: Date | string): void
  /** Moves forward by a number of milliseconds (negative: backwards). */
  advance(milliseconds: number): void
}

/**
 * Creates a manually advanced clock. Throws in production (decision 46): control of the time could make a term
 * expire, so the check is here and not in each caller.
 */
export function createSettableClock(
  start: Date | string,
  environment: { production: boolean } = { production: process.env.NODE_ENV === 'production' },
): SettableClock {
  if (environment.production) throw new Error('The clock cannot be set in production')
  let current = milliseconds(start)
  return {
    now: () => new Date(current),
    set(instant) {
      current = milliseconds(instant)
    },
    advance(by) {
      current = milliseconds(new Date(current + by))
    },
  }
}

function milliseconds(instant: Date | string): number {
  const value = new Date(instant).getTime()
  if (Number.isNaN(value)) throw new RangeError(`Not an instant: ${String(instant)}`)
  return value
}
