/** Growth within a window, and the part of it that can be chance. */
export interface Growth {
  /** from the beginning of the window to its end, along the line */
  readonly rise: number
  /** a rise that a line through such noise without growth hardly ever shows (three standard errors) */
  readonly chance: number
}

/**
 * Upper limit of the autocorrelation: sampling more often adds no information, because neighbours are alike.
 */
const ALIKE = 0.9

/** Growth along `xs`, which do not decrease: seconds, or requests. */
export function growthOf(xs: readonly number[], ys: readonly number[]): Growth {
  const [from = 0, to = 0] = [xs[0], xs.at(-1)]
  const slope = theilSen(xs, ys)
  const beside = ys.map((y, i) => y - slope * ((xs[i] ?? 0) - from))
  const level = middle(beside)
  const rests = beside.map((y) => y - level)
  // standard deviation from the MAD of a normal distribution, robust against outliers
  const spread = 1.4826 * middle(rests.map(Math.abs))
  const like = Math.min(ALIKE, Math.max(0, likeness(rests)))
  const independent = (ys.length * (1 - like)) / (1 + like)
  return { rise: slope * (to - from), chance: 3 * spread * Math.sqrt(12 / independent) }
}

/** The median of the slopes between all pairs, robust against a few outliers. */
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

/** Lag-1 autocorrelation: 1 wholly alike, 0 not at all. */
function likeness(rests: readonly number[]): number {
  const all = rests.reduce((sum, rest) => sum + rest * rest, 0)
  const pairs = rests.slice(1).reduce((sum, rest, i) => sum + rest * (rests[i] ?? 0), 0)
  return all === 0 ? 0 : pairs / all
}
