import type { DraftClock } from './ports.ts'

/** Timers of the browser around a clock that is given. */
export function browserClock(now: () => number): DraftClock {
  return {
    now,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  }
}
