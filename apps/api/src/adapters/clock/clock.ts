/**
 * The one source of the present instant (decision 46). Commands, jobs and SQL receive the value of `now()`;
 * nothing else in the product reads the machine's clock.
 */
export interface Clock {
  /** The present instant. Each call returns a fresh `Date`, so the caller can keep or change it. */
  now(): Date
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => new Date(Date.now()),
}
