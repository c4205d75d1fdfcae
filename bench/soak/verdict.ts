import type { Sample } from './sample.ts'

/** What was found of one measure in the second half of the samples. */
export interface Judged {
  readonly name: string
  readonly first: number
  readonly last: number
  readonly most: number
  /** by how much it grows from the beginning of the second half to its end, by the Theil-Sen slope */
  readonly rise: number
  readonly bound: number
  /** how the bound reads */
  readonly must: string
  readonly holds: boolean
}

interface Measure {
  readonly name: string
  readonly of: (sample: Sample) => number
  /** of growth within any window, below which it is noise */
  readonly floor: number
  /** of growth, extrapolated to 24 hours; 0: only the noise is granted */
  readonly perDay: number
}

/**
 * What may grow, and by how much. A process of the portal has 2 GB in the chart and idles below 300 MB: with 200 MB a day
 * of resident memory it could run for a week without anybody looking. Live heap is measured after a collection, so half of
 * that is generous. Noise: what a heap holds between two looks (answers under way, statements prepared for the first time),
 * what allocators keep for later, connections that the load itself holds open. Short-lived rows, descriptors and temporary
 * files have no reason to grow at all once all parts of the load have been seen.
 */
const MEASURES: readonly Measure[] = [
  { name: 'live heap, MB', of: (s) => s.heap, floor: 3, perDay: 100 },
  { name: 'buffers and libraries, MB', of: (s) => s.outside, floor: 3, perDay: 100 },
  { name: 'resident memory, MB', of: (s) => s.rss, floor: 10, perDay: 200 },
  { name: 'programs it started', of: (s) => s.children, floor: 0.5, perDay: 0 },
  { name: 'open descriptors', of: (s) => s.descriptors, floor: 5, perDay: 0 },
  { name: 'connections to the database', of: (s) => s.connections, floor: 3, perDay: 0 },
  { name: 'temporary files', of: (s) => s.temporary, floor: 2, perDay: 0 },
  { name: 'sessions', of: (s) => s.sessions, floor: 10, perDay: 0 },
  { name: 'budgets and limits', of: (s) => s.budgets + s.limits, floor: 10, perDay: 0 },
  { name: 'short-lived objects, overdue', of: (s) => s.overdue, floor: 5, perDay: 0 },
  // each change leaves one for three days; anything beside grows without end
  {
    name: 'repetition keys beyond one a change',
    of: (s) => Math.max(0, s.keys - s.changes),
    floor: 5,
    perDay: 0,
  },
]
/** A typesetter makes room for a fresh one at 350 MB, between two documents: its peaks say nothing, only how high they are. */
const TYPESETTING_MB = 500

/** What keeps one kilobyte of each request grows by the noise of live heap within so many; after fewer, flat says nothing. */
const REQUESTS = 3_000

const DAY = 86_400

/** Judges the second half of a run; the first is for warming up. Null: too few samples. */
export function judge(samples: readonly Sample[]): readonly Judged[] | null {
  const half = samples.slice(Math.floor(samples.length / 2))
  const [first, last] = [half[0], half.at(-1)]
  if (first === undefined || last === undefined || half.length < 8) return null
  const seconds = last.at - first.at
  const judged = MEASURES.map(({ name, of, floor, perDay }): Judged => {
    const rise = slope(half.map((sample) => [sample.at, of(sample)])) * seconds
    const bound = Math.max(floor, (perDay * seconds) / DAY)
    const values = half.map(of)
    return {
      name,
      first: of(first),
      last: of(last),
      most: Math.max(...values),
      rise,
      bound,
      must: `rises ≤ ${bound.toFixed(1)}`,
      holds: rise <= bound,
    }
  })
  const most = Math.max(...half.map(({ childrenRss }) => childrenRss))
  const requests = last.requests - first.requests
  return [
    {
      name: 'requests so far',
      first: first.requests,
      last: last.requests,
      most: last.requests,
      rise: requests,
      bound: REQUESTS,
      must: `rises ≥ ${REQUESTS}`,
      holds: requests >= REQUESTS,
    },
    ...judged,
    {
      name: 'memory of programs it started, MB',
      first: first.childrenRss,
      last: last.childrenRss,
      most,
      rise: slope(half.map((sample) => [sample.at, sample.childrenRss])) * seconds,
      bound: TYPESETTING_MB,
      must: `at most ${TYPESETTING_MB}`,
      holds: most <= TYPESETTING_MB,
    },
  ]
}

/** Theil-Sen: the middle of the slopes between all pairs, which a few outliers do not move. */
function slope(points: readonly (readonly [number, number])[]): number {
  const slopes: number[] = []
  for (const [i, [x, y]] of points.entries())
    for (const [later, value] of points.slice(i + 1)) if (later > x) slopes.push((value - y) / (later - x))
  slopes.sort((a, b) => a - b)
  return slopes[slopes.length >> 1] ?? 0
}

/** As a table for a document. */
export function tableOf(judged: readonly Judged[]): string {
  const shown = (value: number): string => value.toFixed(1)
  return [
    '| of the second half | at its beginning | at its end | most | rise (Theil-Sen) | must | holds |',
    '|---|---|---|---|---|---|---|',
    ...judged.map(
      (one) =>
        `| ${one.name} | ${shown(one.first)} | ${shown(one.last)} | ${shown(one.most)} | ${shown(one.rise)} | ${one.must} | ${one.holds ? 'yes' : '**no**'} |`,
    ),
  ].join('\n')
}
