import type { DraftClock } from './ports.ts'

/** Browser timers with an injected clock. */
export function browserClock(now: () => number): DraftClock {
  return {
    now,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  }
}
