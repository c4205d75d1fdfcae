import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unproject } from './coordinates.ts'
import type { Geometry, Position } from './geometry.ts'
import { areaM2Of, lengthMOf, metresBetween } from './metric.testkit.ts'
import { overlapOf } from './overlap.ts'
import { prepareZone } from './prepared.ts'
import { repairedGeometry } from './repaired-geometry.ts'

/** A position by its metres from a corner near Ibagué. */
const at = (x: number, y: number): Position => {
  const { lon, lat } = unproject({ east: 4_750_000 + x, north: 2_050_000 + y }, 9377)
  return [lon, lat]
}
const ring = (...corners: readonly (readonly [number, number])[]): Position[] => {
  const open = corners.map(([x, y]) => at(x, y))
  return [...open, ...open.slice(0, 1)]
}
const square = (x: number, y: number, side: number): Position[] =>
  ring([x, y], [x + side, y], [x + side, y + side], [x, y + side])
const polygon = (...rings: readonly Position[][]): Geometry => ({ type: 'Polygon', coordinates: rings })
const line = (...corners: readonly (readonly [number, number])[]): Geometry => ({
  type: 'LineString',
  coordinates: corners.map(([x, y]) => at(x, y)),
})
const between = (place: Geometry, zone: Geometry) => overlapOf(prepareZone(place), prepareZone(zone))
const NOTHING = { areaM2: 0, lengthM: 0, share: 0, touches: false }

describe('measures', () => {
  it('are metres of the national projection, holes taken away', () => {
    expect(areaM2Of(polygon(square(0, 0, 100), square(10, 10, 10)))).toBeCloseTo(9900, 1)
    expect(
      areaM2Of({ type: 'MultiPolygon', coordinates: [[square(0, 0, 10)], [square(50, 0, 20)]] }),
    ).toBeCloseTo(500, 1)
    expect(lengthMOf(line([0, 0], [30, 40], [30, 100]))).toBeCloseTo(110, 2)
    expect(areaM2Of(line([0, 0], [1, 1]))).toBe(0)
    expect(
      metresBetween({ lon: at(0, 0)[0], lat: at(0, 0)[1] }, { lon: at(300, 400)[0], lat: at(300, 400)[1] }),
    ).toBeCloseTo(500, 2)
  })
})

describe('the overlap of an area with a zone', () => {
  it('is the area in common and its share of the place', () => {
    const found = between(polygon(square(0, 0, 100)), polygon(square(60, 0, 1000)))
    expect(found.areaM2).toBeCloseTo(4000, 0)
    expect(found.share).toBeCloseTo(0.4, 4)
    expect(found.touches).toBe(true)
  })

  it('is nothing far away, and nothing but a touch at a common border', () => {
    expect(between(polygon(square(0, 0, 100)), polygon(square(500, 0, 100)))).toEqual(NOTHING)
    expect(between(polygon(square(0, 0, 100)), polygon(square(100, 0, 100)))).toMatchObject({ touches: true })
    expect(between(polygon(square(0, 0, 100)), polygon(square(100, 0, 100))).areaM2).toBeLessThan(1)
    expect(between(polygon(square(0, 0, 100)), polygon(square(100.9, 0, 100))).touches).toBe(true)
    expect(between(polygon(square(0, 0, 100)), polygon(square(102, 0, 100))).touches).toBe(false)
  })

  it('does not count the holes of the zone', () => {
    const zone = polygon(square(-500, -500, 2000), square(0, 0, 50))
    expect(between(polygon(square(0, 0, 100)), zone).share).toBeCloseTo(0.75, 4)
    expect(between(polygon(square(10, 10, 20)), zone)).toEqual(NOTHING)
  })

  it('is the same whatever the direction of rings and the corner at which they begin', () => {
    const [place, zone] = [square(0, 0, 100), square(30, 40, 100)]
    const turned = [...place].reverse()
    const begun = [...zone.slice(2, -1), ...zone.slice(0, 3)]
    expect(between(polygon(turned), polygon(begun)).areaM2).toBeCloseTo(
      between(polygon(place), polygon(zone)).areaM2,
      3,
    )
  })

  it('with a large zone of many corners is what it is with a small one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 1, max: 300 }), (x, side) => {
        // 4,000 corners around a square of two kilometres, cut to the box of the place before comparing
        const steps = Array.from({ length: 1000 }, (_, k) => k * 2)
        const many = ring(
          ...steps.map((k) => [k - 1000, -1000] as const),
          ...steps.map((k) => [1000, k - 1000] as const),
          ...steps.map((k) => [1000 - k, 1000] as const),
          ...steps.map((k) => [-1000, 1000 - k] as const),
        )
        const inside = Math.max(0, Math.min(x + side, 1000) - Math.max(x, -1000)) * side
        expect(between(polygon(square(x, 0, side)), polygon(many)).areaM2).toBeCloseTo(inside, 0)
      }),
      { numRuns: 20 },
    )
  })
})

describe('a border that crosses itself', () => {
  const bow = polygon(ring([0, 0], [100, 100], [100, 0], [0, 100]))

  it('is read by the even-odd rule, and said', () => {
    const prepared = prepareZone(bow)
    expect(prepared.repaired).toBe(true)
    expect(prepared.areaM2).toBeCloseTo(5000, 0)
    expect(prepareZone(polygon(square(0, 0, 100), square(10, 10, 10))).repaired).toBe(false)
  })

  it('is kept as two parts that measure the same and need no repair', () => {
    const kept = repairedGeometry(prepareZone(bow))
    expect(kept.type).toBe('MultiPolygon')
    expect(areaM2Of(kept)).toBeCloseTo(5000, 0)
    expect(prepareZone(kept).repaired).toBe(false)
  })

  it('keeps its holes when repaired', () => {
    const kept = repairedGeometry(prepareZone(polygon(square(0, 0, 100), square(20, 20, 30))))
    expect(kept.type === 'Polygon' ? kept.coordinates.length : 0).toBe(2)
    expect(areaM2Of(kept)).toBeCloseTo(9100, 0)
  })

  it('of two parts that lie on each other counts the common ground once', () => {
    const prepared = prepareZone({
      type: 'MultiPolygon',
      coordinates: [[square(0, 0, 100)], [square(50, 0, 100)]],
    })
    expect(prepared.areaM2).toBeCloseTo(15_000, 0)
    expect(prepared.repaired).toBe(true)
  })
})

describe('a line, and points', () => {
  const zone = polygon(square(0, 0, 100), square(40, 40, 20))

  it('give their metres and their share inside', () => {
    const found = between(line([-50, 50], [150, 50]), zone)
    expect(found.lengthM).toBeCloseTo(80, 1)
    expect(found.share).toBeCloseTo(0.4, 3)
    const points: Geometry = {
      type: 'MultiPoint',
      coordinates: [at(10, 10), at(50, 50), at(200, 0), at(90, 90)],
    }
    expect(between(points, zone)).toEqual({ areaM2: 0, lengthM: 0, share: 0.5, touches: true })
    expect(between({ type: 'Point', coordinates: at(50, 50) }, zone)).toEqual(NOTHING)
  })

  it('touch a zone that is a line', () => {
    const road = line([0, 0], [1000, 0])
    expect(between({ type: 'Point', coordinates: at(500, 0.5) }, road).touches).toBe(true)
    expect(between({ type: 'Point', coordinates: at(500, 3) }, road).touches).toBe(false)
    expect(between(line([500, -50], [500, 50]), road).touches).toBe(true)
    expect(between(polygon(square(100, -10, 200)), road)).toMatchObject({ touches: true })
    expect(between(polygon(square(100, -10, 200)), road).lengthM).toBeCloseTo(200, 1)
  })
})

it('two zones far from each other are compared without losing a millimetre', () => {
  const far = polygon(square(-90_000, 0, 180_000))
  expect(between(polygon(square(0, 0, 100)), far).share).toBeCloseTo(1, 6)
  expect(between(far, polygon(square(0, 0, 100))).areaM2).toBeCloseTo(10_000, 0)
})
