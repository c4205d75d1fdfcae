import fc from 'fast-check'
import proj4 from 'proj4'
import { describe, expect, test } from 'vitest'
import { forward, inverse } from './transverse-mercator.ts'

const NATIONAL = { lat0: 4, lon0: -73, k: 0.9992, falseEast: 5_000_000, falseNorth: 2_000_000 }
const reference = proj4(
  '+proj=longlat +ellps=GRS80 +no_defs',
  '+proj=tmerc +lat_0=4 +lon_0=-73 +k=0.9992 +x_0=5000000 +y_0=2000000 +ellps=GRS80 +units=m +no_defs',
)
/** Anywhere in the country, including islands, in millionths of a degree. */
const lat = fc.integer({ min: -4_300_000, max: 13_600_000 }).map((n) => n / 1e6)
const lon = fc.integer({ min: -82_000_000, max: -66_800_000 }).map((n) => n / 1e6)

describe('the national projection', () => {
  test('agrees with the reference library to the millimetre', () => {
    fc.assert(
      fc.property(lat, lon, (y, x) => {
        const [east, north] = reference.forward([x, y]) as [number, number]
        const here = forward(NATIONAL, y, x)
        expect(Math.hypot(here.east - east, here.north - north)).toBeLessThan(0.001)
      }),
    )
  })
  test('leads back to where it came from', () => {
    fc.assert(
      fc.property(lat, lon, (y, x) => {
        const { east, north } = forward(NATIONAL, y, x)
        const again = inverse(NATIONAL, east, north)
        expect(again.lat).toBeCloseTo(y, 9)
        expect(again.lon).toBeCloseTo(x, 9)
      }),
    )
  })
  test('has its origin where the norm puts it', () => {
    expect(forward(NATIONAL, 4, -73)).toEqual({ east: 5_000_000, north: 2_000_000 })
  })
})
