import { expect, it } from 'vitest'
import { compareWithOracle } from './overlap-oracle.testkit.ts'
import { overlapOf } from './overlap.ts'
import { prepareZone } from './prepared.ts'

it('overlaps of a hundred random areas are those of a library of another family', () => {
  const { compared, overlapping, refused, worst } = compareWithOracle(100, 19, (a, b) => {
    const [place, zone] = [a, b].map((coordinates) => prepareZone({ type: 'MultiPolygon', coordinates }))
    return place === undefined || zone === undefined ? Number.NaN : overlapOf(place, zone).areaM2
  })
  expect(compared + refused).toBe(100)
  // what the other library refuses proves nothing
  expect(refused).toBeLessThanOrEqual(2)
  expect(overlapping).toBeGreaterThan(50)
  expect(worst).toBeLessThan(1)
})
