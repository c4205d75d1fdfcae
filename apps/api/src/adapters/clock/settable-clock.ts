import type { Clock } from './clock.ts'

/** A clock that stands still until it is told otherwise: for tests and for seeding in chronological order. */
export interface SettableClock extends Clock {
  /** Jumps to an instant, forwards or backwards. Throws `RangeError` for an invalid date. */
  set(instant: Date | string): void
  /** Moves forward by a number of milliseconds (negative: backwards). */
  advance(milliseconds: number): void
}

/**
 * Makes a clock that only moves by hand. In production it cannot exist (decision 46): whoever can set the
 * time could make a term expire, so the refusal sits here and not in each caller.
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
