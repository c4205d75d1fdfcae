import { openRing } from '../area.ts'
import type { LonLat, ProjectedSystem } from '../coordinates.ts'
import { unproject } from '../coordinates.ts'
import type { Import, Shape } from './shapes.ts'
import { isDegrees, UnreadableGeometry } from './shapes.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Projected systems that older exports name in `crs`; the standard itself allows degrees only. */
function systemOf(root: Json): ProjectedSystem | null {
  const crs = root['crs']
  const name = isObject(crs) && isObject(crs['properties']) ? String(crs['properties']['name'] ?? '') : ''
  const code = /(9377|3116|3115)$/.exec(name)
  // the pattern has only those
  return code === null ? null : (Number(code[1]) as ProjectedSystem)
}

class Reader {
  readonly shapes: Shape[] = []
  skipped = 0
  readonly system: ProjectedSystem | null

  constructor(system: ProjectedSystem | null) {
    this.system = system
  }

  position(value: unknown): LonLat[] {
    const [x, y] = list(value)
    if (typeof x !== 'number' || typeof y !== 'number') return []
    const point = this.system === null ? { lon: x, lat: y } : unproject({ east: x, north: y }, this.system)
    return isDegrees(point.lon, point.lat) ? [point] : []
  }

  positions(value: unknown): LonLat[] {
    return list(value).flatMap((item) => this.position(item))
  }

  geometry(geometry: unknown, name: string): void {
    if (!isObject(geometry)) return
    const coordinates = geometry['coordinates']
    switch (geometry['type']) {
      case 'Point':
        return this.add(this.position(coordinates).map((at) => ({ type: 'point', name, at })))
      case 'MultiPoint':
        return this.add(this.positions(coordinates).map((at) => ({ type: 'point', name, at })))
      case 'LineString':
        return this.line(coordinates, name)
      case 'MultiLineString':
        return list(coordinates).forEach((line) => this.line(line, name))
      case 'Polygon':
        return this.polygon(coordinates, name)
      case 'MultiPolygon':
        return list(coordinates).forEach((polygon) => this.polygon(polygon, name))
      case 'GeometryCollection':
        return list(geometry['geometries']).forEach((inner) => this.geometry(inner, name))
      default:
        this.skipped += 1
    }
  }

  private line(coordinates: unknown, name: string): void {
    const path = this.positions(coordinates)
    this.add(path.length > 1 ? [{ type: 'line', name, path }] : [])
  }

  private polygon(coordinates: unknown, name: string): void {
    const rings = list(coordinates).map((ring) => openRing(this.positions(ring)))
    this.add((rings[0]?.length ?? 0) >= 3 ? [{ type: 'polygon', name, rings }] : [])
  }

  private add(shapes: readonly Shape[]): void {
    if (shapes.length === 0) this.skipped += 1
    this.shapes.push(...shapes)
  }
}

/**
 * Reads a GeoJSON text: a geometry, a feature or a collection, in degrees or (by its `crs`) in 9377, 3116 or
 * 3115.
 * @throws `UnreadableGeometry` when it is not GeoJSON or holds no geometry
 */
export function readGeoJson(text: string): Import {
  let root: unknown
  try {
    root = JSON.parse(text)
  } catch {
    throw new UnreadableGeometry('El archivo no es un GeoJSON: no se puede leer.')
  }
  if (!isObject(root) || typeof root['type'] !== 'string')
    throw new UnreadableGeometry('El archivo no es un GeoJSON.')
  const reader = new Reader(systemOf(root))
  const features = root['type'] === 'FeatureCollection' ? list(root['features']) : [root]
  for (const feature of features) {
    if (!isObject(feature)) continue
    const properties = isObject(feature['properties']) ? feature['properties'] : {}
    const name = properties['name'] ?? properties['nombre'] ?? ''
    reader.geometry(
      feature['type'] === 'Feature' ? feature['geometry'] : feature,
      typeof name === 'string' ? name : '',
    )
  }
  if (reader.shapes.length === 0)
    throw new UnreadableGeometry('El GeoJSON no tiene puntos, líneas ni polígonos.')
  const notes =
    reader.skipped === 0
      ? []
      : [`Se omitieron ${reader.skipped} elementos que no tienen una ubicación legible.`]
  return { shapes: reader.shapes, notes }
}
