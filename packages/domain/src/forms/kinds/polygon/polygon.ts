import { crossesItself, polygonHectares } from '../../../identity/area.ts'
import type { LatLon } from '../../lists.ts'
import { formatNumber } from '../../numbers.ts'
import { type Kind, extraKeys, fault, isBlank, isRecord, WRONG_SHAPE } from '../kind.ts'
import { placeFaults } from '../point/point.ts'

/** GeoJSON polygon with one closed ring, positions [lon, lat]; readable by any map tool. */
export interface PolygonValue {
  readonly type: 'Polygon'
  readonly coordinates: readonly (readonly (readonly [number, number])[])[]
}

/** Maximum corners of a ring: enough for a plot surveyed on foot with GPS, few enough to draw. */
export const MAX_CORNERS = 2000

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
  if (!isRecord(value) || value.type !== 'Polygon' || !Array.isArray(value.coordinates)) return false
  const ring: unknown = value.coordinates[0]
  return value.coordinates.length === 1 && Array.isArray(ring) && ring.length >= 4 && ring.every(isPosition)
}

/** Corners without the repeated closing corner. */
export function cornersOf(value: unknown): LatLon[] {
  return isPolygon(value) ? (value.coordinates[0] ?? []).slice(0, -1).map(([lon, lat]) => ({ lat, lon })) : []
}

/** Closed polygon of at least three corners; null for fewer. */
export function polygonOf(corners: readonly LatLon[]): PolygonValue | null {
  const ring = corners.map(({ lat, lon }): [number, number] => [lon, lat])
  const [first] = ring
  if (first === undefined || ring.length < 3) return null
  return { type: 'Polygon', coordinates: [[...ring, first]] }
}

/** Area in hectares in the national projection, as permits state it. */
export function hectaresOf(corners: readonly LatLon[]): number {
  return polygonHectares([corners])
}

/** An area drawn on the map. */
export const polygon: Kind = {
  missing: 'Dibuje el área en el mapa o impórtela de un archivo.',
  isEmpty: isBlank,
  check(value, field, context) {
    if (!isRecord(value) || extraKeys(value, ['type', 'coordinates']).length > 0) return [WRONG_SHAPE]
    if (!isPolygon(value)) return [fault('poligono', 'El área necesita al menos tres esquinas.')]
    const ring = value.coordinates[0] ?? []
    const [first, last] = [ring[0], ring.at(-1)]
    if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
      return [fault('abierto', 'El área no está cerrada. Dibújela de nuevo.')]
    if (ring.length > MAX_CORNERS)
      return [fault('esquinas', `El área tiene más de ${formatNumber(MAX_CORNERS)} esquinas. Simplifíquela.`)]
    const corners = cornersOf(value)
    if (crossesItself(corners)) return [fault('cruce', 'Los lados del área se cruzan. Mueva las esquinas.')]
    const seen = new Set<string>()
    return corners
      .flatMap((corner) => placeFaults(corner, field, context))
      .filter((one) => !seen.has(one.code) && seen.add(one.code))
  },
  asText(value) {
    const corners = cornersOf(value)
    return corners.length === 0
      ? ''
      : `${formatNumber(hectaresOf(corners), 4)} ha, ${corners.length} esquinas`
  },
}
