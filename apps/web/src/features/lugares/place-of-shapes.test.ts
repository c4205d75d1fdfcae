import { describe, expect, it } from 'vitest'
import { placeOfShapes } from './place-of-shapes.ts'

const at = (lon: number, lat: number) => ({ lon, lat })
const RING = [at(-75, 4), at(-75, 5), at(-76, 5)]
const point = (name: string) => ({ type: 'point' as const, name, at: at(-75, 4) })
const area = (...rings: (typeof RING)[]) => ({ type: 'polygon' as const, name: '', rings })

describe('the place of a file', () => {
  it('is its first area, and says what else there was', () => {
    expect(placeOfShapes([point('a'), area(RING, RING), area(RING)])).toEqual({
      shape: 'area',
      at: RING,
      words: ['Tiene 2 áreas: se busca la primera.', 'Sus huecos no se descuentan.'],
    })
  })

  it('is all its points where it has no area', () => {
    expect(placeOfShapes([point('a'), point('b')])).toEqual({
      shape: 'puntos',
      at: [at(-75, 4), at(-75, 4)],
      words: [],
    })
  })

  it('is none where the file has lines only, or too many corners', () => {
    expect(placeOfShapes([{ type: 'line', name: '', path: RING }])).toContain('no tiene puntos ni áreas')
    expect(placeOfShapes([area(Array.from({ length: 2_001 }, (_, i) => at(-75, 4 + i / 1e6)))])).toContain(
      'más de 2000',
    )
  })
})
