import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unproject } from '../coordinates.ts'
import type { Position } from '../geometry.ts'
import { faultWords } from './faults.ts'
import type { Reach } from './net.ts'
import { orderOf, walk } from './order.ts'
import { placeOn, snap } from './snap.ts'
import { streamsOf } from './streams.ts'

const degrees = (x: number, y: number) => unproject({ east: 4_750_000 + x, north: 2_050_000 + y }, 9377)
const at = (x: number, y: number): Position => {
  const { lon, lat } = degrees(x, y)
  return [lon, lat]
}
const reach = (id: string, ...corners: readonly (readonly [number, number])[]): Reach => ({
  id,
  name: `Quebrada ${id}`,
  line: corners.map(([x, y]) => at(x, y)),
})
/** A river from north to south with a tributary: a and b meet at the origin, c goes on, d below it. */
const RIVER = [
  reach('a', [0, 1000], [0, 0]),
  reach('b', [800, 600], [0, 0]),
  reach('c', [0, 0], [0, -2000]),
  reach('d', [0, -2000], [0, -3000]),
]
const metres = (value: number | null | undefined): number => Math.round(value ?? -1)

describe('a point', () => {
  const river = streamsOf(RIVER)
  it('joins the nearest reach within a hundred metres', () => {
    const found = snap(river, degrees(40, -1500))
    expect(found).toMatchObject({ reachId: 'c', name: 'Quebrada c', doubtful: false })
    expect(metres(found?.alongM)).toBe(1500)
    expect(metres(found?.offM)).toBe(40)
    expect(snap(river, degrees(101, -1500))).toBeNull()
    expect(snap(river, degrees(101, -1500), 150)?.reachId).toBe('c')
  })
  it('is put on the reach that a person names, however far', () => {
    const found = placeOn(river, 'd', degrees(3000, -2400))
    expect([metres(found?.alongM), metres(found?.offM)]).toEqual([400, 3000])
    expect(placeOn(river, 'z', degrees(0, 0))).toBeNull()
  })
  it('is doubtful when a second reach is nearly as near, and names it', () => {
    const found = snap(river, degrees(-10, 5))
    expect(found?.doubtful).toBe(true)
    expect(found?.others.map(({ reachId }) => reachId).toSorted()).toEqual(['b', 'c'])
    expect(snap(river, degrees(0, 500))?.doubtful).toBe(false)
  })
})

describe('a walk', () => {
  const river = streamsOf(RIVER)
  it('goes up and down with metres along the water', () => {
    const up = walk(river, { reachId: 'c', alongM: 500 }, 'upstream')
    expect([...up].map(([id, { distanceM, verified }]) => [id, metres(distanceM), verified])).toEqual([
      ['a', 500, true],
      ['b', 500, true],
    ])
    const down = walk(river, { reachId: 'b', alongM: 0 }, 'downstream')
    expect([...down].map(([id, { distanceM }]) => [id, metres(distanceM)])).toEqual([
      ['c', 1000],
      ['d', 3000],
    ])
  })
  it('orders captures by it, nearest first, and those of another branch last', () => {
    const order = orderOf(river, { reachId: 'a', alongM: 600 }, [
      { id: 'below', reachId: 'd', alongM: 100 },
      { id: 'beside', reachId: 'b', alongM: 10 },
      { id: 'above', reachId: 'a', alongM: 100 },
      { id: 'next', reachId: 'c', alongM: 10 },
    ])
    expect(order.map(({ id, where, distanceM }) => [id, where, metres(distanceM)])).toEqual([
      ['next', 'downstream', 410],
      ['above', 'upstream', 500],
      ['below', 'downstream', 2500],
      ['beside', 'elsewhere', -1],
    ])
    expect(order.every(({ verified }) => verified)).toBe(true)
  })
  it('agrees from both ends, on random trees', () => {
    // each reach flows into an earlier one's beginning: an oracle by following single links
    const parents = fc.array(fc.nat(), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(parents, fc.nat(), (seeds, pick) => {
        const ends = [[0, 0]]
        const parent = [-1]
        const reaches = seeds.map((seed, k) => {
          const into = k === 0 ? -1 : seed % k
          parent[k] = into
          const [x = 0, y = 0] = into < 0 ? [0, 0] : (ends[into + 1] ?? [0, 0])
          const angle = (k * 2.399) % 6.283
          const begin = [x + (300 + 7 * k) * Math.cos(angle), y + (300 + 7 * k) * Math.sin(angle)]
          ends.push(begin)
          return reach(String(k), [begin[0] ?? 0, begin[1] ?? 0], [x, y])
        })
        const net = streamsOf(reaches)
        fc.pre(net.faults.length === 0)
        const from = pick % reaches.length
        const below: string[] = []
        for (let at = parent[from] ?? -1; at >= 0; at = parent[at] ?? -1) below.push(String(at))
        const down = walk(net, { reachId: String(from), alongM: 0 }, 'downstream')
        expect([...down.keys()]).toEqual(below)
        for (const id of below) {
          const up = walk(net, { reachId: id, alongM: net.reaches.get(id)?.lengthM ?? 0 }, 'upstream')
          expect(up.get(String(from))).toBeDefined()
          const whole = net.reaches.get(String(from))?.lengthM ?? 0
          // from the end of the lower one to the end of the upper one, plus that one's length
          const fromBelow = (up.get(String(from))?.distanceM ?? 0) + whole
          const fromAbove = (down.get(id)?.distanceM ?? 0) + (net.reaches.get(id)?.lengthM ?? 0)
          expect(fromBelow).toBeCloseTo(fromAbove, 3)
        }
      }),
    )
  })
})

describe('a fault of the layer', () => {
  const order = (reaches: readonly Reach[], from: string, to: string) =>
    orderOf(streamsOf(reaches), { reachId: from, alongM: 10 }, [{ id: to, reachId: to, alongM: 10 }])[0]

  it('is not seen in a river that has none', () => {
    expect(streamsOf(RIVER).faults).toEqual([])
    expect(faultWords([])).toBeNull()
  })

  it('that is a gap is crossed, unverified', () => {
    const gap = RIVER.map((one) => (one.id === 'd' ? reach('d', [0, -2020], [0, -3000]) : one))
    expect(streamsOf(gap).faults).toMatchObject([{ kind: 'gap', reachIds: ['c', 'd'] }])
    expect(order(gap, 'a', 'd')).toMatchObject({ where: 'downstream', verified: false })
    expect(order(gap, 'd', 'a')).toMatchObject({ where: 'upstream', verified: false })
    expect(order(gap, 'a', 'b')).toMatchObject({ where: 'elsewhere' })
    expect(metres(order(gap, 'a', 'd')?.distanceM)).toBe(3000)
  })

  it('that is a gap in the middle of a reach leaves what lies above it on another branch', () => {
    const beside = [reach('a', [0, 1000], [0, -2000]), reach('b', [800, 0], [20, 0])]
    const streams = streamsOf(beside)
    expect(streams.faults.map(({ kind }) => kind)).toEqual(['gap'])
    const found = orderOf(streams, { reachId: 'b', alongM: 10 }, [
      { id: 'above', reachId: 'a', alongM: 400 },
      { id: 'below', reachId: 'a', alongM: 1400 },
    ])
    expect(found.map(({ id, where, distanceM }) => [id, where, metres(distanceM)])).toEqual([
      ['below', 'downstream', 1170],
      ['above', 'elsewhere', -1],
    ])
    const up = orderOf(streams, { reachId: 'a', alongM: 1400 }, [{ id: 'b', reachId: 'b', alongM: 10 }])
    expect(up).toMatchObject([{ where: 'upstream', verified: false }])
  })

  it('that is a reach drawn against the flow is crossed, unverified', () => {
    const against = RIVER.map((one) => (one.id === 'c' ? reach('c', [0, -2000], [0, 0]) : one))
    expect(streamsOf(against).faults.map(({ kind }) => kind)).toEqual(['reversed', 'reversed'])
    expect(order(against, 'd', 'a')).toMatchObject({ where: 'upstream', verified: false })
    expect(order(against, 'a', 'd')).toMatchObject({ where: 'downstream', verified: false })
  })

  it('is crossed through one reach that may be turned, unverified', () => {
    // the river's last reach was drawn upwards, so that both branches seem to end where it begins to be entered
    const last = [reach('a', [0, 1000], [0, 0]), reach('c', [0, -2000], [0, 0])]
    expect(streamsOf(last).faults).toMatchObject([{ kind: 'reversed', reachIds: ['a', 'c'] }])
    expect(order(last, 'a', 'c')).toMatchObject({ where: 'downstream', verified: false })
    expect(metres(order(last, 'a', 'c')?.distanceM)).toBe(2980)
  })

  it('that is a circle ends the walk, and leaves its order unverified', () => {
    const circle = [...RIVER, reach('e', [0, -2000], [-500, -1000], [0, 0])]
    const found = streamsOf(circle)
    expect(found.faults).toMatchObject([{ kind: 'loop', reachIds: ['c', 'e'] }])
    expect(order(circle, 'c', 'e')).toMatchObject({ verified: false })
    expect(order(circle, 'a', 'd')).toMatchObject({ where: 'downstream', verified: false })
    expect(faultWords(found.faults)).toContain('hay tramos en círculo')
  })

  it('elsewhere leaves the rest verified', () => {
    const gap = [...RIVER, reach('x', [5000, 1000], [5000, 0]), reach('y', [5000, -20], [5000, -900])]
    expect(order(gap, 'a', 'd')).toMatchObject({ where: 'downstream', verified: true })
    expect(order(gap, 'x', 'y')).toMatchObject({ verified: false })
  })
})
