import { describe, expect, it } from 'vitest'
import { areaM2Of } from '../geography/metric.testkit.ts'
import type { Position } from '../geography/geometry.ts'
import { simplified } from './simplified.ts'

const circle = (lon: number, lat: number, radius: number, corners: number): Position[] =>
  Array.from({ length: corners + 1 }, (_, i) => {
    const at = ((i % corners) / corners) * 2 * Math.PI
    return [lon + radius * Math.cos(at), lat + radius * Math.sin(at)]
  })

describe('a shape for the map', () => {
  it('has far fewer corners and nearly the same area', () => {
    const whole = { type: 'Polygon' as const, coordinates: [circle(-75, 4, 0.1, 4_000)] }
    const fewer = simplified(whole)
    const ring = fewer.type === 'Polygon' ? (fewer.coordinates[0] ?? []) : []
    expect(ring.length).toBeLessThan(100)
    expect(areaM2Of(fewer) / areaM2Of(whole)).toBeCloseTo(1, 2)
    expect(ring.at(-1)).toEqual(ring[0])
  })

  it('never loses a border, however small, and drops a hole that nobody would see', () => {
    const speck = circle(-75, 4, 0.00001, 8)
    const fewer = simplified({ type: 'Polygon', coordinates: [speck, circle(-75, 4, 0.000001, 8)] })
    expect(fewer).toEqual({ type: 'Polygon', coordinates: [speck] })
  })

  it('keeps points as they are', () => {
    expect(simplified({ type: 'Point', coordinates: [-75.1234567, 4] })).toEqual({
      type: 'Point',
      coordinates: [-75.1234567, 4],
    })
  })
})
