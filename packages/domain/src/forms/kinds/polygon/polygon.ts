import { crossesItself } from '../../../geography/crossings.ts'
import { cornersOf, hectaresOf, isPolygon, type PolygonValue } from '../../drawn-area.ts'
import type { LatLon } from '../../lists.ts'
import { formatNumber } from '../../numbers.ts'
import { type Kind, extraKeys, fault, isBlank, isRecord, WRONG_SHAPE } from '../kind.ts'
import { placeFaults } from '../point/point.ts'

/** Maximum corners of a ring: enough for a plot surveyed on foot with GPS, few enough to draw. */
export const MAX_CORNERS = 2000

/** Closed polygon of at least three corners; null for fewer. */
export function polygonOf(corners: readonly LatLon[]): PolygonValue | null {
  const ring = corners.map(({ lat, lon }): [number, number] => [lon, lat])
  const [first] = ring
  if (first === undefined || ring.length < 3) return null
  return { type: 'Polygon', coordinates: [[...ring, first]] }
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
