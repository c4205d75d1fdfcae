import type { Effects } from './effects-data.ts'

/** How much uses an item so that it would be missed; null: it is not known. Undefined: nothing can use its kind. */
export function inUse({ uses }: Pick<Effects, 'uses'>): number | null | undefined {
  const missed = uses.filter(({ warns }) => warns)
  if (missed.length === 0) return undefined
  return missed.reduce<number | null>(
    (sum, { count }) => (sum === null || count === null ? null : sum + count),
    0,
  )
}

/** What is shown of an item's uses: those that there are, and those that could not be counted. */
export const usesShown = ({ uses }: Pick<Effects, 'uses'>): Effects['uses'] =>
  uses.filter(({ count }) => count !== 0)
