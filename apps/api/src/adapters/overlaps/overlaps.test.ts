import { unproject } from '@ventanilla/domain/geography/coordinates'
import type { Geometry, Position } from '@ventanilla/domain/geography/geometry'
import { prepareZone } from '@ventanilla/domain/geography/prepared'
import { afterEach, describe, expect, it } from 'vitest'
import { createOverlaps, OVERLAP_LIMITS, type OverlapLimits } from './overlaps.ts'
import type { Overlaps } from './port.ts'

let overlaps: Overlaps
const open = (limits: Partial<OverlapLimits> = {}): Overlaps =>
  (overlaps = createOverlaps({ ...OVERLAP_LIMITS, ...limits }))
afterEach(() => overlaps.close())

const at = (x: number, y: number): Position => {
  const { lon, lat } = unproject({ east: 4_750_000 + x, north: 2_050_000 + y }, 9377)
  return [lon, lat]
}
const square = (x: number, y: number, side: number): Geometry => ({
  type: 'Polygon',
  coordinates: [[at(x, y), at(x + side, y), at(x + side, y + side), at(x, y + side), at(x, y)]],
})
/** A border of many spikes that all cross: its repair takes time without end. */
const star = (corners: number): Geometry => {
  const ring = Array.from({ length: corners }, (_, k) => {
    const angle = (k * Math.PI * 2 * Math.floor(corners / 2)) / corners
    return at(5000 * Math.cos(angle), 5000 * Math.sin(angle))
  })
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}
const zones = [
  { id: 'paramo', zone: prepareZone(square(50, 0, 1000)) },
  { id: 'reserva', zone: prepareZone(square(5000, 0, 10)) },
]

describe('a place compared in a thread', () => {
  it('is answered zone by zone, several at once in their order', async () => {
    open()
    const [first, second] = await Promise.all([
      overlaps.of(square(0, 0, 100), zones),
      overlaps.of(square(60, 0, 100), zones),
    ])
    expect(first).toMatchObject({
      repaired: false,
      zones: [
        { id: 'paramo', touches: true },
        { id: 'reserva', areaM2: 0, touches: false },
      ],
    })
    expect(first === 'not checked' ? 0 : first.zones[0]?.share).toBeCloseTo(0.5, 4)
    expect(second === 'not checked' ? 0 : second.zones[0]?.share).toBeCloseTo(1, 4)
  })

  it('that cannot be compared in time is not checked, and the next one is', async () => {
    open({ seconds: 0.5 })
    const outcomes = await Promise.all([
      overlaps.of(star(6001), zones),
      overlaps.of(square(0, 0, 100), zones),
      overlaps.of(star(6001), zones),
      overlaps.of(square(0, 0, 100), zones),
    ])
    expect(outcomes.map((outcome) => (outcome === 'not checked' ? outcome : 'checked'))).toEqual([
      'not checked',
      'checked',
      'not checked',
      'checked',
    ])
  })

  it('that makes the thread fail is not checked, and the next one is', async () => {
    open()
    // not a geometry: the thread throws
    const broken = { type: 'Polygon', coordinates: null } as unknown as Geometry
    expect(await overlaps.of(broken, zones)).toBe('not checked')
    expect(await overlaps.of(square(0, 0, 100), zones)).not.toBe('not checked')
  })

  it('behind too many others, or after closing, is not checked', async () => {
    open({ mostWaiting: 1 })
    const outcomes = await Promise.all([1, 2, 3].map(() => overlaps.of(square(0, 0, 100), zones)))
    expect(outcomes.filter((outcome) => outcome === 'not checked')).toHaveLength(1)
    const waiting = overlaps.of(star(6001), zones)
    await overlaps.close()
    expect(await waiting).toBe('not checked')
    expect(await overlaps.of(square(0, 0, 100), zones)).toBe('not checked')
  })
})
