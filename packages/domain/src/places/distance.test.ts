import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js'
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js'
import DistanceOp from 'jsts/org/locationtech/jts/operation/distance/DistanceOp.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LonLat, project, unproject } from '../geography/coordinates.ts'
import { metresApart, outlineOf } from './distance.ts'

const factory = new GeometryFactory()
const coordinates = (places: readonly LonLat[]): Coordinate[] =>
  places.map((place) => {
    const { east, north } = project(place, 9377)
    return new Coordinate(east, north)
  })

/** By a library of another family: no code of ours but the projection. */
function plainMetres(one: Drawn, other: Drawn): number {
  const [a, b] = [one, other].map(({ area, at }) => {
    const found = coordinates(at)
    return area
      ? factory.createPolygon(factory.createLinearRing([...found, ...found.slice(0, 1)]), [])
      : factory.createMultiPointFromCoords(found)
  })
  return DistanceOp.distance(a, b)
}

interface Drawn {
  readonly area: boolean
  readonly at: readonly LonLat[]
}

/** Metres from a corner near Ibagué. */
const at = (x: number, y: number): LonLat => unproject({ east: 4_750_000 + x, north: 2_050_000 + y }, 9377)
/** An area around a place, without crossings, or points anywhere near it. */
const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    area: fc.boolean(),
    x: fc.integer({ min: -3_000, max: 3_000 }),
    y: fc.integer({ min: -3_000, max: 3_000 }),
    reaches: fc.array(fc.integer({ min: 50, max: 1_200 }), { minLength: 3, maxLength: 40 }),
  })
  .map(({ area, x, y, reaches }) => ({
    area,
    at: reaches.map((reach, k) => {
      const angle = (k * 2 * Math.PI) / reaches.length
      return at(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
    }),
  }))
const apart = (one: Drawn, other: Drawn, most = 1e6): number =>
  metresApart(outlineOf(one.area, one.at), outlineOf(other.area, other.at), most)

describe('the metres between two places', () => {
  it('are those of a library of another family, in both directions', () => {
    let touching = 0
    fc.assert(
      fc.property(drawn, drawn, (one, other) => {
        const plain = plainMetres(one, other)
        if (plain === 0) touching += 1
        expect(apart(one, other)).toBeCloseTo(plain, 3)
        expect(apart(other, one)).toBeCloseTo(plain, 3)
      }),
      { numRuns: 300 },
    )
    // a run that met no places that touch, or only those, would prove half of it
    expect(touching).toBeGreaterThan(20)
    expect(touching).toBeLessThan(280)
  })

  it('are none beyond what was asked for, and the same within', () => {
    fc.assert(
      fc.property(drawn, drawn, fc.integer({ min: 0, max: 4_000 }), (one, other, most) => {
        const whole = apart(one, other)
        expect(apart(one, other, most)).toBe(whole > most ? Infinity : whole)
      }),
    )
  })

  it('are none to a place without points', () => {
    const here = outlineOf(false, [at(0, 0)])
    expect(metresApart(here, outlineOf(false, []), 1e6)).toBe(Infinity)
    expect(metresApart(outlineOf(true, []), here, 1e6)).toBe(Infinity)
  })
})
