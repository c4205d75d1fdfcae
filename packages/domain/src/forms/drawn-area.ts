import { polygonHectares } from '../geography/area.ts'
import type { LatLon } from './lists.ts'
import { isPlain } from './nest.ts'

/** GeoJSON polygon with one closed ring, positions [lon, lat]; readable by any map tool. */
export interface PolygonValue {
  readonly type: 'Polygon'
  readonly coordinates: readonly (readonly (readonly [number, number])[])[]
}

function isPosition(value: unknown): value is readonly [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'number' &&
    typeof value[1] === 'number' &&
    Math.abs(value[0]) <= 180 &&
    Math.abs(value[1]) <= 90
  )
}

export function isPolygon(value: unknown): value is PolygonValue {
  if (!isPlain(value) || value.type !== 'Polygon' || !Array.isArray(value.coordinates)) return false
  const ring: unknown = value.coordinates[0]
  return value.coordinates.length === 1 && Array.isArray(ring) && ring.length >= 4 && ring.every(isPosition)
}

/** Corners without the repeated closing corner. */
export function cornersOf(value: unknown): LatLon[] {
  return isPolygon(value) ? (value.coordinates[0] ?? []).slice(0, -1).map(([lon, lat]) => ({ lat, lon })) : []
}

/** Area in hectares in the national projection, as permits state it. */
export function hectaresOf(corners: readonly LatLon[]): number {
  return polygonHectares([corners])
}
