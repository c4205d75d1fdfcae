/** By how much something grew within a window, and how much of that may be chance. */
export interface Growth {
  /** from the beginning of the window to its end, along the line */
  readonly rise: number
  /** a rise that a line through such noise without any growth hardly ever shows (three standard errors) */
  readonly chance: number
}

/** A run that is looked at more and more often says no more: neighbours are alike. So much likeness is believed at most. */
const ALIKE = 0.9

/** Along `xs`, which do not fall: seconds, or requests. */
export function growthOf(xs: readonly number[], ys: readonly number[]): Growth {
  const [from = 0, to = 0] = [xs[0], xs.at(-1)]
  const slope = theilSen(xs, ys)
  const beside = ys.map((y, i) => y - slope * ((xs[i] ?? 0) - from))
  const level = middle(beside)
  const rests = beside.map((y) => y - level)
  // as of a normal distribution, whose outliers are left out
  const spread = 1.4826 * middle(rests.map(Math.abs))
  const like = Math.min(ALIKE, Math.max(0, likeness(rests)))
  const independent = (ys.length * (1 - like)) / (1 + like)
  return { rise: slope * (to - from), chance: 3 * spread * Math.sqrt(12 / independent) }
}

/** The middle of the slopes between all pairs, which a few outliers do not move. */
function theilSen(xs: readonly number[], ys: readonly number[]): number {
  const slopes: number[] = []
  for (const [i, x] of xs.entries())
    for (let later = i + 1; later < xs.length; later++) {
      const along = (xs[later] ?? 0) - x
      if (along > 0) slopes.push(((ys[later] ?? 0) - (ys[i] ?? 0)) / along)
    }
  return middle(slopes)
}

function middle(values: readonly number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0
}

/** How much each value is like the one before it: 1 wholly, 0 not at all. */
function likeness(rests: readonly number[]): number {
  const all = rests.reduce((sum, rest) => sum + rest * rest, 0)
  const pairs = rests.slice(1).reduce((sum, rest, i) => sum + rest * (rests[i] ?? 0), 0)
  return all === 0 ? 0 : pairs / all
}
