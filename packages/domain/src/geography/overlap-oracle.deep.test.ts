import { expect, it } from 'vitest'
import { compareWithOracle } from './overlap-oracle.testkit.ts'
import { overlapOf } from './overlap.ts'
import { prepareZone } from './prepared.ts'

it('overlaps of a thousand random areas are those of a library of another family', () => {
  const { compared, overlapping, refused, worst } = compareWithOracle(1000, 2019, (a, b) => {
    const [place, zone] = [a, b].map((coordinates) => prepareZone({ type: 'MultiPolygon', coordinates }))
    return place === undefined || zone === undefined ? Number.NaN : overlapOf(place, zone).areaM2
  })
  expect(compared + refused).toBe(1000)
  // what the other library refuses proves nothing
  expect(refused).toBeLessThanOrEqual(20)
  expect(overlapping).toBeGreaterThan(500)
  expect(worst).toBeLessThan(1)
})
