import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LonLat } from './coordinates.ts'
import { crossesItself, crossingsOf, isTangled } from './crossings.ts'

const place = (lon: number, lat: number): LonLat => ({ lon: -75 + lon / 1000, lat: 4 + lat / 1000 })
/** A star of many corners, each side across all others but its neighbours. */
const star = (corners: number): LonLat[] =>
  Array.from({ length: corners }, (_, k) => {
    const angle = (k * Math.PI * 2 * Math.floor(corners / 2)) / corners
    return place(50 * Math.cos(angle), 50 * Math.sin(angle))
  })

/** Another make: each pair of sides by its two lines' parameters, none left out. */
function plainCrossings(ring: readonly LonLat[]): number {
  const sides = ring.map((from, i) => [from, ring[(i + 1) % ring.length] ?? from] as const)
  let found = 0
  for (const [i, [a, b]] of sides.entries())
    for (const [c, d] of sides.slice(i + 1)) {
      const across = (b.lon - a.lon) * (d.lat - c.lat) - (b.lat - a.lat) * (d.lon - c.lon)
      if (across === 0) continue
      const s = ((c.lon - a.lon) * (d.lat - c.lat) - (c.lat - a.lat) * (d.lon - c.lon)) / across
      const t = ((c.lon - a.lon) * (b.lat - a.lat) - (c.lat - a.lat) * (b.lon - a.lon)) / across
      const edge = 1e-9
      if (s > edge && s < 1 - edge && t > edge && t < 1 - edge) found += 1
    }
  return found
}

describe('the crossings of a border', () => {
  it('are none of a square, and one of a bow tie', () => {
    const [a, b, c, d] = [place(0, 0), place(10, 0), place(10, 10), place(0, 10)]
    expect(crossesItself([a, b, c, d])).toBe(false)
    expect(crossesItself([a, b, c, d, a])).toBe(false)
    expect(crossingsOf([a, c, b, d], 5)).toBe(1)
  })

  it('are those of a plain comparison of all sides, whatever the corners and where the ring begins', () => {
    // corners in general position: what only touches is no crossing, and how near that is depends on rounding
    const corner = fc.tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }))
    fc.assert(
      fc.property(fc.uniqueArray(corner, { minLength: 3, maxLength: 30 }), fc.nat(29), (corners, first) => {
        const ring = corners.map(([x, y]) => place(x / 1e4, y / 1e4))
        const turned = [...ring.slice(first % ring.length), ...ring.slice(0, first % ring.length)]
        const plain = plainCrossings(ring)
        expect(crossingsOf(turned, 1000)).toBe(plain)
        expect(crossingsOf(turned, 3)).toBe(Math.min(3, plain))
      }),
    )
  })

  it('are no more than were asked for, so that a star is recognised by some of them', () => {
    expect(crossingsOf(star(2001), 100)).toBe(100)
    expect(isTangled(star(2001))).toBe(true)
    // five points of a flag cross five times
    expect(crossingsOf(star(5), 100)).toBe(5)
    expect(isTangled(star(5))).toBe(false)
  })
})
