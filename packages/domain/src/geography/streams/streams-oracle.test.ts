import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unproject } from '../coordinates.ts'
import type { Position } from '../geometry.ts'
import { orderOf } from './order.ts'
import { streamsOf } from './streams.ts'

/**
 * The order along random nets, with braids, circles, dead ends and reaches drawn against the flow, against a plain program of
 * another make: places and ends are the corners of one directed graph, and Floyd and Warshall give every distance.
 */
const CORNERS = 8

interface Drawn {
  readonly from: number
  readonly to: number
}
const drawn = fc.record({
  reaches: fc.uniqueArray(
    fc.record({ from: fc.nat(CORNERS - 1), to: fc.nat(CORNERS - 1) }).filter(({ from, to }) => from !== to),
    // of two reaches between the same ends each is a line on the other
    {
      minLength: 1,
      maxLength: 12,
      selector: ({ from, to }) => `${Math.min(from, to)} ${Math.max(from, to)}`,
    },
  ),
  places: fc.array(fc.record({ on: fc.nat(), share: fc.double({ min: 0.01, max: 0.99, noNaN: true }) }), {
    minLength: 2,
    maxLength: 8,
  }),
})

// no three of these corners lie in line, nor within 30 m of it
const metresOf = (corner: number): readonly [number, number] => [
  corner * 900,
  (corner * corner * 371) % 5_003,
]
const position = (corner: number): Position => {
  const [x, y] = metresOf(corner)
  const { lon, lat } = unproject({ east: 4_750_000 + x, north: 2_050_000 + y }, 9377)
  return [lon, lat]
}
const lengthOf = ({ from, to }: Drawn): number => {
  const [[x1, y1], [x2, y2]] = [metresOf(from), metresOf(to)]
  return Math.hypot(x2 - x1, y2 - y1)
}

interface Put {
  readonly on: number
  readonly alongM: number
}

/** Metres along the water from each place to each other one over these reaches; Infinity: none leads there. */
function distances(reaches: readonly Drawn[], places: readonly Put[]): number[][] {
  const size = CORNERS + places.length
  const far = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => (i === j ? 0 : Infinity)),
  )
  const row = (i: number): number[] => far[i] ?? []
  reaches.forEach((reach, k) => {
    const stops = [
      { corner: reach.from, at: 0 },
      ...places
        .map(({ on, alongM }, i) => ({ on, corner: CORNERS + i, at: alongM }))
        .filter(({ on }) => on === k)
        .toSorted((a, b) => a.at - b.at),
      { corner: reach.to, at: lengthOf(reach) },
    ]
    stops.slice(1).forEach(({ corner, at }, i) => {
      const before = stops[i]
      if (before === undefined) return
      row(before.corner)[corner] = Math.min(row(before.corner)[corner] ?? Infinity, at - before.at)
      // two in one place are each above the other
      if (at === before.at) row(corner)[before.corner] = 0
    })
  })
  for (let via = 0; via < size; via += 1)
    for (let i = 0; i < size; i += 1)
      for (let j = 0; j < size; j += 1) {
        const over = (row(i)[via] ?? Infinity) + (row(via)[j] ?? Infinity)
        if (over < (row(i)[j] ?? Infinity)) row(i)[j] = over
      }
  return far
}

it('the order of random places along random nets is that of a plain program, where it is said to be verified', () => {
  let [verified, unverified] = [0, 0]
  fc.assert(
    fc.property(drawn, ({ reaches, places }) => {
      const streams = streamsOf(
        reaches.map(({ from, to }, k) => ({
          id: String(k),
          name: '',
          line: [position(from), position(to)],
        })),
      )
      const put = places.map(({ on, share }): Put => {
        const reach = on % reaches.length
        return { on: reach, alongM: share * (streams.reaches.get(String(reach))?.lengthM ?? 0) }
      })
      const sure = (k: number): boolean => !streams.doubtful.has(String(k))
      const whole = distances(reaches, put)
      // reaches that are in doubt are taken out: moved to where nothing joins them
      const certain = distances(
        reaches.map((reach, k) => (sure(k) ? reach : { from: 0, to: 0 })),
        put.map((one) => (sure(one.on) ? one : { on: -1, alongM: 0 })),
      )
      const [first, ...others] = put
      if (first === undefined) return
      const order = orderOf(
        streams,
        { reachId: String(first.on), alongM: first.alongM },
        others.map(({ on, alongM }, i) => ({ id: String(i), reachId: String(on), alongM })),
      )
      for (const { id, where, distanceM, verified: said } of order) {
        const other = CORNERS + 1 + Number(id)
        const up = (from: number[][]): number => from[other]?.[CORNERS] ?? Infinity
        const down = (from: number[][]): number => from[CORNERS]?.[other] ?? Infinity
        if (where === 'elsewhere') {
          expect([up(whole), down(whole)]).toEqual([Infinity, Infinity])
          continue
        }
        if (!said) {
          unverified += 1
          continue
        }
        verified += 1
        const expected = where === 'upstream' ? up(certain) : down(certain)
        expect(distanceM).toBeCloseTo(expected, 2)
      }
    }),
    {
      numRuns: 500,
      examples: [
        [
          {
            reaches: [{ from: 0, to: 1 }],
            places: Array.from({ length: 2 }, () => ({ on: 0, share: 0.01 })),
          },
        ],
      ],
    },
  )
  // a run that only met one of the two would prove nothing
  expect(Math.min(verified, unverified)).toBeGreaterThan(100)
})
