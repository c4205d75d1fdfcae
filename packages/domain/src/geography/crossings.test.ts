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

/** Another make: where the lines of each pair of sides meet, in whole numbers without rounding. */
function plainCrossings(ring: readonly LonLat[]): number {
  const corners = ring.map(({ lon, lat }) => [BigInt(lon), BigInt(lat)] as const)
  const sides = corners.map((from, i) => [from, corners[(i + 1) % corners.length] ?? from] as const)
  const isWithin = (part: bigint, whole: bigint): boolean =>
    whole > 0n ? part > 0n && part < whole : part < 0n && part > whole
  let found = 0
  for (const [i, [[ax, ay], [bx, by]]] of sides.entries())
    for (const [[cx, cy], [dx, dy]] of sides.slice(i + 1)) {
      const across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
      const along = (cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)
      const other = (cx - ax) * (by - ay) - (cy - ay) * (bx - ax)
      if (across !== 0n && isWithin(along, across) && isWithin(other, across)) found += 1
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
    const corner = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }))
    fc.assert(
      fc.property(fc.uniqueArray(corner, { minLength: 3, maxLength: 30 }), fc.nat(29), (corners, first) => {
        const ring = corners.map(([lon, lat]) => ({ lon, lat }))
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
