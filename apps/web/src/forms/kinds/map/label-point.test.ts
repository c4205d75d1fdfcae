import { describe, expect, it } from 'vitest'
import type { Geometry } from '@ventanilla/domain/geography/geometry'
import { labelPoint } from './label-point.ts'
import { drawnAs, isGeometry, lookOf } from './looks.ts'

const polygon = (...rings: [number, number][][]): Geometry => ({ type: 'Polygon', coordinates: rings })
const square = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
]

const WORLD = { lonMin: -180, latMin: -90, lonMax: 180, latMax: 90 }

describe('the place of a name', () => {
  it('is inside an area that bends around its mean', () => {
    const bent = polygon([
      [0, 0],
      [10, 0],
      [10, 1],
      [1, 1],
      [1, 9],
      [10, 9],
      [10, 10],
      [0, 10],
      [0, 0],
    ])
    expect(labelPoint(bent, WORLD)).toEqual([0.5, 5])
  })

  it('is in what is seen of the area, and nowhere where nothing of it is seen', () => {
    const large = polygon(square(0, 0, 10))
    expect(labelPoint(large, { lonMin: 7, latMin: 8, lonMax: 9, latMax: 20 })).toEqual([8, 9])
    expect(labelPoint(large, { lonMin: 11, latMin: 0, lonMax: 12, latMax: 10 })).toBeUndefined()
    expect(labelPoint(large, { lonMin: 0, latMin: 11, lonMax: 10, latMax: 12 })).toBeUndefined()
  })

  it('is in the widest part, and beside a hole', () => {
    const parts: Geometry = {
      type: 'MultiPolygon',
      coordinates: [[square(50, 50, 0.5)], [square(0, 0, 10), square(1, 1, 8)]],
    }
    const [lon, lat] = labelPoint(parts, WORLD) ?? [0, 0]
    expect(lat).toBe(5)
    expect(lon < 1 || lon > 9).toBe(true)
  })

  it('is nowhere for a line or nothing', () => {
    expect(labelPoint({ type: 'LineString', coordinates: square(0, 0, 1) }, WORLD)).toBeUndefined()
    expect(labelPoint(polygon([]), WORLD)).toBeUndefined()
    expect(labelPoint({ type: 'MultiPolygon', coordinates: [] }, WORLD)).toBeUndefined()
  })
})

describe('the look of a layer', () => {
  it('is that of its class, and of another zone for a class of which nobody thought', () => {
    expect(lookOf('paramo').style).toBe('moor')
    expect(lookOf('nueva').style).toBe(lookOf('otra').style)
    expect(lookOf('constructor').style).toBe(lookOf('otra').style)
  })

  it('is a line where most of its shapes are lines', () => {
    const line = { type: 'LineString', coordinates: [] }
    expect(drawnAs([line, line, polygon([])])).toBe('line')
    expect(drawnAs([polygon([]), line])).toBe('area')
    expect(drawnAs([{ type: 'Point', coordinates: [] }])).toBe('point')
    expect(drawnAs([])).toBe('area')
    expect(drawnAs([null, 'x'])).toBe('area')
  })

  it('is given to geometries alone', () => {
    for (const other of [null, 'x', {}, { type: 'Polygon' }, { type: 'GeometryCollection', coordinates: [] }])
      expect(isGeometry(other)).toBe(false)
    expect(isGeometry(polygon([]))).toBe(true)
  })
})
