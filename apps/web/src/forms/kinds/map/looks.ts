import type { Geometry } from '@ventanilla/domain/geography/geometry'

export type NameKind = 'lugar' | 'zona' | 'cuenca' | 'agua'

/** How the shapes of a class look on the maps and in their legend: each differs from the others without its colour. */
export interface Look {
  /** class of the style sheet, for areas and lines */
  readonly style: string
  /** drawn over the ground: texture of its areas, as a path of a square of 8 pixels; undefined: none */
  readonly texture?: string
  /** larger ones are drawn over smaller ones */
  readonly order: number
  /** how its names are written */
  readonly names: NameKind
}

const LOOKS: Readonly<Record<string, Look>> = {
  municipio: { style: 'border', order: 5, names: 'lugar' },
  subcuenca: { style: 'basin', order: 1, names: 'cuenca' },
  pomca: { style: 'plan', texture: 'M0 4h8M4 0v8', order: 2, names: 'zona' },
  paramo: { style: 'moor', texture: 'M-2 2l4-4M0 8l8-8M6 10l4-4', order: 3, names: 'zona' },
  protegida: { style: 'protected', texture: 'M2 2h0M6 6h0', order: 3, names: 'zona' },
  ronda: { style: 'bank', texture: 'M0 2h8M0 6h8', order: 4, names: 'agua' },
  corriente: { style: 'stream', order: 4, names: 'agua' },
}
const OTHER: Look = { style: 'zone', texture: 'M-2 6l4 4M0 0l8 8M6-2l4 4', order: 3, names: 'zona' }

/** The look of a class of zones; one without a look of its own has that of any other zone. */
export const lookOf = (id: string): Look => (Object.hasOwn(LOOKS, id) ? LOOKS[id] : undefined) ?? OTHER

export type Drawn = 'area' | 'line' | 'point'

/** What a layer is drawn as, by the geometry that it has most of. */
export function drawnAs(geometries: readonly unknown[]): Drawn {
  const count = { area: 0, line: 0, point: 0 }
  for (const one of geometries) count[kindOf(one)]++
  return count.line > count.area && count.line >= count.point
    ? 'line'
    : count.point > count.area
      ? 'point'
      : 'area'
}

/** GeoJSON names its kinds: whatever is neither a line nor a point is drawn as an area. */
export function kindOf(geometry: unknown): Drawn {
  const type =
    typeof geometry === 'object' && geometry !== null && 'type' in geometry ? String(geometry.type) : ''
  return type.endsWith('LineString') ? 'line' : type.endsWith('Point') ? 'point' : 'area'
}

const KINDS: ReadonlySet<string> = new Set([
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
])

/** Whether it is a geometry that the portal's layers have; its positions were read and repaired by the server. */
export const isGeometry = (given: unknown): given is Geometry =>
  typeof given === 'object' &&
  given !== null &&
  'type' in given &&
  KINDS.has(String(given.type)) &&
  'coordinates' in given &&
  Array.isArray(given.coordinates)
