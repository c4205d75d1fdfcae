import type { Sample } from './sample.ts'

type Series = (at: number, n: number) => Partial<Sample>

/** A deterministic pseudo-random number from -1 to 1. */
export const leap = (n: number): number => {
  const mixed = Math.imul(n ^ (n >>> 16), 0x45d9f3b) ^ Math.imul(n + 0x9e37, 0x119de1f3)
  return ((mixed >>> 0) / 4_294_967_295) * 2 - 1
}

/** Of the runs below. */
export const PER_SECOND = 6

/** A quiet run sampled every five seconds; `series` overrides fields. */
export function samplesOf(series: Series = () => ({}), minutes = 8): readonly Sample[] {
  return Array.from({ length: minutes * 12 }, (_, n): Sample => {
    const at = (n + 1) * 5
    return {
      at,
      rss: 300 + 2 * leap(n),
      heap: 90 + 0.1 * leap(n + 1_000),
      outside: 12 + 0.1 * leap(n + 2_000),
      childrenRss: 280 + 40 * leap(n + 3_000),
      children: 1,
      descriptors: 60 + Math.round(2 * leap(n + 4_000)),
      connections: 8,
      temporary: 2,
      sessions: 20,
      budgets: 30,
      limits: 10,
      overdue: 0,
      keys: 2 * n,
      changes: 2 * n,
      requests: at * PER_SECOND,
      ...series(at, n),
    }
  })
}
