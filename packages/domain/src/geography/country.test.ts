import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degreesMistake } from './country.ts'

describe('degrees', () => {
  it.each([
    ['Ibagué', 4.4389, -75.2322],
    ['Leticia', -4.2153, -69.9406],
    ['Punta Gallinas', 12.4583, -71.6667],
    ['San Andrés', 12.5847, -81.7006],
    ['Tumaco', 1.8067, -78.7647],
  ])('of %s lie in the country', (_name, lat, lon) => {
    expect(degreesMistake({ lat, lon })).toBeNull()
  })

  it.each([
    ['swapped', -75.2322, 4.4389, 'intercambiadas'],
    ['swapped and without their sign', 75.2322, 4.4389, 'intercambiadas'],
    ['without the sign of the longitude', 4.4389, 75.2322, 'signo'],
    ['of Madrid', 40.4168, -3.7038, 'fuera'],
    ['of the sea where both are nought', 0, 0, 'fuera'],
    ['south of the border', -5, -78.5, 'fuera'],
  ] as const)('%s are a mistake', (_what, lat, lon, mistake) => {
    expect(degreesMistake({ lat, lon })).toBe(mistake)
  })

  it('in the country are never in it when swapped', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -4.2, max: 13.5, noNaN: true }),
        fc.double({ min: -81.9, max: -66.9, noNaN: true }),
        (lat, lon) =>
          degreesMistake({ lat, lon }) === null &&
          degreesMistake({ lat: lon, lon: lat }) === 'intercambiadas',
      ),
    )
  })
})
