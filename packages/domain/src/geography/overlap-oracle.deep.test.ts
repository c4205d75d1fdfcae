import { expect, it } from 'vitest'
import { compareWithOracle } from './overlap-oracle.testkit.ts'
import { overlapOf } from './overlap.ts'
import { prepareZone } from './prepared.ts'
import { preparedAsStored } from './stored.testkit.ts'

it.each([
  ['as they are drawn', prepareZone, 1],
  // repaired, written in degrees and read again: each corner is rounded twice
  ['as a layer keeps them', preparedAsStored, 2],
])('overlaps of a thousand random areas are those of a library of another family, %s', (_, prepare, most) => {
  const { compared, overlapping, refused, worst } = compareWithOracle(
    1000,
    2019,
    (a, b) =>
      overlapOf(
        prepareZone({ type: 'MultiPolygon', coordinates: a }),
        prepare({ type: 'MultiPolygon', coordinates: b }),
      ).areaM2,
  )
  expect(compared + refused).toBe(1000)
  // what the other library refuses proves nothing
  expect(refused).toBeLessThanOrEqual(20)
  expect(overlapping).toBeGreaterThan(500)
  expect(worst).toBeLessThan(most)
})
