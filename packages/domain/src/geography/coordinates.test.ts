import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { polygonHectares } from './area.ts'
import type { LonLat } from './coordinates.ts'
import { project, unproject } from './coordinates.ts'
import { dmsWords, parseAngle } from './dms.ts'

/** Computed with two independent implementations; tolerance of one centimetre. */
const POINTS = [
  ['Ibagué', 4.4389, -75.2322, 4752388.9, 2048868.32, 871834.63, 982705.5],
  ['Honda', 5.2049, -74.7411, 4807100.52, 2133398.96, 926430.21, 1067350.1],
  ['Chaparral', 3.7233, -75.4833, 4724274.4, 1969815.39, 843820.4, 903598.99],
  ['Origen 9377', 4, -73, 5000000, 2000000, 1119664.43, 934150.34],
  ['Origen 3116', 4.596200416667, -74.077507916667, 4880524.18, 2065965.44, 1000000, 1000000],
] as const

const CENTIMETRE = 0.0101 // the table itself is rounded to the centimetre

describe('projections', () => {
  for (const [name, lat, lon, e9377, n9377, e3116, n3116] of POINTS) {
    it(`bring ${name} to the centimetre, there and back`, () => {
      const national = project({ lon, lat }, 9377)
      const bogota = project({ lon, lat }, 3116)
      expect(Math.abs(national.east - e9377)).toBeLessThan(CENTIMETRE)
      expect(Math.abs(national.north - n9377)).toBeLessThan(CENTIMETRE)
      expect(Math.abs(bogota.east - e3116)).toBeLessThan(CENTIMETRE)
      expect(Math.abs(bogota.north - n3116)).toBeLessThan(CENTIMETRE)
      const back = unproject({ east: e9377, north: n9377 }, 9377)
      expect(Math.abs(back.lon - lon)).toBeLessThan(2e-7)
      expect(Math.abs(back.lat - lat)).toBeLessThan(2e-7)
    })
  }

  it('put the origin of the west zone at a million east', () => {
    const origin = project({ lon: -77.077507916667, lat: 4.596200416667 }, 3115)
    expect(Math.abs(origin.east - 1_000_000)).toBeLessThan(0.001)
    expect(Math.abs(origin.north - 1_000_000)).toBeLessThan(0.001)
  })

  it('come back to the same place from anywhere in Tolima', () => {
    const degrees = fc.record({
      lon: fc.double({ min: -76.2, max: -74.4, noNaN: true }),
      lat: fc.double({ min: 2.8, max: 5.4, noNaN: true }),
    })
    fc.assert(
      fc.property(degrees, fc.constantFrom(9377 as const, 3116 as const, 3115 as const), (point, system) => {
        const back = unproject(project(point, system), system)
        expect(Math.abs(back.lon - point.lon)).toBeLessThan(1e-8)
        expect(Math.abs(back.lat - point.lat)).toBeLessThan(1e-8)
      }),
    )
  })
})

describe('degrees, minutes and seconds', () => {
  it.each([
    ['4° 26′ 20,04″ N', 4.4389],
    ['75° 13\' 55.92" O', -75.2322],
    ['75°13’55,92” W', -75.2322],
    ["4°26'20.04''N", 4.4389],
    ['4 26 20,04', 4.4389],
    ['-75 13 55.92', -75.2322],
    ['75° 13,932′ O', -75.2322],
    ['-75.2322', -75.2322],
    ['−75,2322', -75.2322],
    ['4,4389', 4.4389],
    ['0° 30′ S', -0.5],
  ])('%s is %d', (text, degrees) => {
    expect(parseAngle(text)).toBeCloseTo(degrees, 8)
  })

  it.each(['', 'norte', '4° 60′ 0″', '4° 10′ 60″', '4° 26′ 20″ X', '200° 0′ 0″'])(
    '«%s» is no angle',
    (text) => {
      expect(parseAngle(text)).toBeNull()
    },
  )

  it.each(POINTS.slice(0, 3))('of %s read as in the test points', (name, lat, lon) => {
    const expected: Record<string, string> = {
      Ibagué: '4° 26′ 20,04″ N, 75° 13′ 55,92″ O',
      Honda: '5° 12′ 17,64″ N, 74° 44′ 27,96″ O',
      Chaparral: '3° 43′ 23,88″ N, 75° 28′ 59,88″ O',
    }
    expect(dmsWords({ lat, lon })).toBe(expected[name])
  })

  it('never show sixty, and read back to half a hundredth of a second', () => {
    expect(dmsWords({ lat: 4.99999999, lon: -75 })).toBe('5° 0′ 0,00″ N, 75° 0′ 0,00″ O')
    fc.assert(
      fc.property(fc.double({ min: -90, max: 90, noNaN: true }), (lat) => {
        const [text = ''] = dmsWords({ lat, lon: -75 }).split(', ')
        expect(Math.abs((parseAngle(text) as number) - lat)).toBeLessThan(0.006 / 3600)
      }),
    )
  })
})

describe('the area of a polygon', () => {
  const square = (side: number): LonLat[] => {
    const at = (dx: number, dy: number): LonLat =>
      unproject({ east: 4_750_000 + dx, north: 2_050_000 + dy }, 9377)
    return [at(0, 0), at(side, 0), at(side, side), at(0, side)]
  }

  it('is measured in the national projection', () => {
    expect(polygonHectares([square(100)])).toBeCloseTo(1, 5)
    expect(polygonHectares([square(1000), square(100)])).toBeCloseTo(99, 4)
  })

  it('does not depend on direction, starting corner or closing', () => {
    const ring = square(250)
    const area = polygonHectares([ring])
    expect(polygonHectares([[...ring].reverse()])).toBeCloseTo(area, 8)
    expect(polygonHectares([[...ring.slice(2), ...ring.slice(0, 2)]])).toBeCloseTo(area, 8)
    expect(polygonHectares([[...ring, ring[0] as LonLat]])).toBeCloseTo(area, 8)
  })

  it('is nothing for fewer than three corners', () => {
    expect(polygonHectares([])).toBe(0)
    expect(polygonHectares([square(10).slice(0, 2)])).toBe(0)
  })
})
