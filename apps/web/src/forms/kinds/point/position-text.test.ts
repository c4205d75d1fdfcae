import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Notation,
  NOTATIONS,
  otherNotations,
  readPair,
  readPosition,
  writePosition,
} from './position-text.ts'

const cajamarca = { lat: 4.4412, lon: -75.4287 }

describe('a typed position', () => {
  test('is the same in every notation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_800_000, max: 5_400_000 }),
        fc.integer({ min: -76_200_000, max: -74_400_000 }),
        fc.constantFrom(...NOTATIONS.map((one) => one.id)),
        (lat, lon, notation: Notation) => {
          const point = { lat: lat / 1e6, lon: lon / 1e6 }
          const again = readPosition(...writePosition(point, notation), notation)
          expect(again?.lat).toBeCloseTo(point.lat, 5)
          expect(again?.lon).toBeCloseTo(point.lon, 5)
        },
      ),
    )
  })
  test('is read from the published test points of Origen Nacional', () => {
    const ibague = readPosition('4752388,90', '2048868,32', 'nacional')
    expect(ibague?.lat).toBeCloseTo(4.4389, 6)
    expect(ibague?.lon).toBeCloseTo(-75.2322, 6)
  })
  test('is read with comma, dot and true minus', () => {
    expect(readPosition('4,4412', '−75,4287', 'grados')).toEqual(cajamarca)
    expect(readPosition('4.4412', '-75.4287', 'grados')).toEqual(cajamarca)
    expect(readPosition('4,4412', '', 'grados')).toBeNull()
  })
  test('can be pasted as a pair', () => {
    expect(readPair('4.4412, -75.4287')).toEqual(cajamarca)
    expect(readPair('4,4412')).toBeNull()
  })
  test('is shown in the other notations', () => {
    expect(otherNotations(cajamarca)).toMatch(
      /^4° 26′ 28,32″ N, 75° 25′ 43,32″ O\. Origen Nacional: Este 4\.7\d\d\.\d{3}/,
    )
  })
})
