import { createSettableClock } from '../../adapters/clock/settable-clock.ts'
import type { Clock } from '../../adapters/clock/clock.ts'
import type { MovableClock } from '@ventanilla/demo/teller/story-types'

/** A clock that runs on from any setting, for a server used in a browser. */
export function createRunningClock(start: Date | string): Clock & MovableClock {
  const base = createSettableClock(start)
  let since = performance.now()
  return {
    now: () => new Date(base.now().getTime() + Math.floor(performance.now() - since)),
    set(instant) {
      base.set(instant)
      since = performance.now()
    },
  }
}
