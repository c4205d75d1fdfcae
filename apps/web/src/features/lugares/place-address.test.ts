import { describe, expect, it } from 'vitest'
import { type Asked, askedIn, FITS, queryOf } from './place-address.ts'

const around = (asked: Asked) => askedIn(new URLSearchParams(queryOf(asked)))

describe('the address of a search', () => {
  it.each<Asked>([
    { shape: 'puntos', at: [{ lat: 4.4412, lon: -75.4287 }], metres: 500 },
    {
      shape: 'puntos',
      at: [
        { lat: 4.4, lon: -75.4 },
        { lat: 4.5, lon: -75.5 },
      ],
      metres: 0,
    },
    {
      shape: 'puntos',
      at: [{ lat: 4.4412, lon: -75.4287 }],
      metres: 500,
      reach: '3.1',
      source: 'Río Ñame; el de abajo',
    },
    {
      shape: 'area',
      at: [
        { lat: 4.4, lon: -75.4 },
        { lat: 4.5, lon: -75.5 },
        { lat: 4.4, lon: -75.5 },
      ],
      metres: 50_000,
    },
  ])('comes back as it was asked: %j', (asked) => {
    expect(around(asked)).toEqual(asked)
  })

  it('carries no place of more corners than fit', () => {
    const at = Array.from({ length: FITS + 1 }, (_, i) => ({ lat: 4 + i / 1000, lon: -75 }))
    expect(around({ shape: 'area', at, metres: 500 })).toBeNull()
  })

  it.each(['', 'en=', 'en=4.4', 'en=4.4,-75.4;basura', 'en=94.4,-75.4', 'forma=area&en=4.4,-75.4;4.5,-75.5'])(
    'names no place: «%s»',
    (text) => {
      expect(askedIn(new URLSearchParams(text))).toBeNull()
    },
  )

  it('takes the usual distance for one that is not offered', () => {
    expect(askedIn(new URLSearchParams('en=4.4,-75.4&metros=123456789'))?.metres).toBe(2_000)
  })
})
