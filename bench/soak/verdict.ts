import { type Growth, growthOf } from './growth.ts'
import type { Sample } from './sample.ts'

/** Result for one measure after the warming up. */
export interface Judged {
  readonly name: string
  readonly first: number
  readonly last: number
  readonly most: number
  /** growth from the beginning of the window to its end, by the Theil-Sen slope */
  readonly rise: number
  readonly bound: number
  /** the bound, in words */
  readonly must: string
  readonly holds: boolean
}

interface Measure {
  readonly name: string
  readonly of: (sample: Sample) => number
  /** growth allowed within any window, however smooth the values: some code is first used late */
  readonly least: number
  /** upper limit of the allowance, however noisy the values and however many the requests */
  readonly most: number
  /** kB that each request can leave while the last parts warm up */
  readonly perRequest: number
  /** growth extrapolated to 24 hours, where that is more than `most`; 0: none */
  readonly perDay: number
}

const exactly = (granted: number): Pick<Measure, 'least' | 'most' | 'perRequest' | 'perDay'> => ({
  least: granted,
  most: granted,
  perRequest: 0,
  perDay: 0,
})

/**
 * Allowed growth per measure. A process of the portal has 2 GB in the chart and idles below 300 MB: with 200 MB
 * a day of resident memory it could run for a week unattended. Live heap is measured after a collection, so
 * half of that is generous. Noisy memory is allowed the rise that a line through such noise shows by chance, up
 * to `most`: garbage between two samples, reserves of allocators. Two sound servers still gained 0.6 and 0.8 kB
 * a request between their fourth and eighth minute on a busy machine, and nothing from then on: up to `most`
 * that much is warming up. Short-lived rows, descriptors and temporary files have no reason to grow once all
 * parts of the load have run; their allowance is the number that the load itself holds open.
 */
const MEASURES: readonly Measure[] = [
  { name: 'live heap, MB', of: (s) => s.heap, least: 1, most: 2, perRequest: 1, perDay: 100 },
  { name: 'buffers and libraries, MB', of: (s) => s.outside, least: 1, most: 2, perRequest: 1, perDay: 100 },
  { name: 'resident memory, MB', of: (s) => s.rss, least: 5, most: 10, perRequest: 0, perDay: 200 },
  { name: 'programs it started', of: (s) => s.children, ...exactly(0.5) },
  { name: 'open descriptors', of: (s) => s.descriptors, ...exactly(5) },
  { name: 'connections to the database', of: (s) => s.connections, ...exactly(3) },
  { name: 'temporary files', of: (s) => s.temporary, ...exactly(2) },
  { name: 'sessions', of: (s) => s.sessions, ...exactly(10) },
  { name: 'budgets and limits', of: (s) => s.budgets + s.limits, ...exactly(10) },
  // each change leaves one for three days; any more would grow without end
  {
    name: 'repetition keys beyond one a change',
    of: (s) => Math.max(0, s.keys - s.changes),
    ...exactly(5),
  },
]

/**
 * Absolute limits. A typesetter is replaced at 350 MB, between two documents, so only the height of its peaks
 * is meaningful. Objects count as overdue only 25 minutes late, when a slope comes too late.
 */
const LIMITS: readonly { readonly name: string; readonly of: Measure['of']; readonly bound: number }[] = [
  { name: 'short-lived objects, overdue', of: (s) => s.overdue, bound: 5 },
  { name: 'memory of programs it started, MB', of: (s) => s.childrenRss, bound: 500 },
]

/**
 * kB per request that neither remain in the heap nor disappear in chance: where chance could hide it, a flat
 * line proves nothing.
 */
const HIDDEN_KB = 1

const DAY = 86_400
const LOOKS = 8

/** Judges a run after its warming up. Null: too few samples. */
export function judge(samples: readonly Sample[]): readonly Judged[] | null {
  const window = warm(samples)
  const [first, last] = [window[0], window.at(-1)]
  if (first === undefined || last === undefined || window.length < LOOKS) return null
  const seconds = last.at - first.at
  const requests = last.requests - first.requests
  const judged = MEASURES.map(({ name, of, least, most, perRequest, perDay }): Judged => {
    const { rise, chance } = growth(window, of)
    const granted = Math.max(least, chance, (perRequest * requests) / 1024)
    const bound = Math.min(Math.max(most, (perDay * seconds) / DAY), granted)
    const values = window.map(of)
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
  const heap = growth(window, (sample) => sample.heap)
  const hidden =
    requests === 0 ? Number.POSITIVE_INFINITY : (Math.max(heap.rise, heap.chance) * 1024) / requests
  return [
    {
      name: `kB of heap that each of ${requests} requests may have left`,
      first: first.requests,
      last: last.requests,
      most: last.requests,
      rise: hidden,
      bound: HIDDEN_KB,
      must: `at most ${HIDDEN_KB}`,
      holds: hidden <= HIDDEN_KB,
    },
    ...judged,
    ...LIMITS.map(({ name, of, bound }): Judged => {
      const most = Math.max(...window.map(of))
      return {
        name,
        first: of(first),
        last: of(last),
        most,
        rise: growth(window, of).rise,
        bound,
        must: `at most ${bound}`,
        holds: most <= bound,
      }
    }),
  ]
}

/**
 * Samples after half of the time and half of the requests: on a busy machine first-use memory (compiled code,
 * prepared statements, caches) grows as late as the requests.
 */
function warm(samples: readonly Sample[]): readonly Sample[] {
  const last = samples.at(-1)
  if (last === undefined) return []
  return samples.filter(({ at, requests }) => at >= last.at / 2 && requests >= last.requests / 2)
}

/**
 * Along time or along requests, whichever shows more: a timer's leak grows with time, a call's leak with
 * requests.
 */
function growth(window: readonly Sample[], of: (sample: Sample) => number): Growth {
  const values = window.map(of)
  const [byTime, byRequest] = [
    growthOf(
      window.map(({ at }) => at),
      values,
    ),
    growthOf(
      window.map(({ requests }) => requests),
      values,
    ),
  ]
  return byRequest.rise > byTime.rise ? byRequest : byTime
}

/** A Markdown table. */
export function tableOf(judged: readonly Judged[]): string {
  const shown = (value: number): string => value.toFixed(1)
  return [
    '| after warming up | at its beginning | at its end | most | rise (Theil-Sen) | must | holds |',
    '|---|---|---|---|---|---|---|',
    ...judged.map(
      (one) =>
        `| ${one.name} | ${shown(one.first)} | ${shown(one.last)} | ${shown(one.most)} | ${shown(one.rise)} | ${one.must} | ${one.holds ? 'yes' : '**no**'} |`,
    ),
  ].join('\n')
}
