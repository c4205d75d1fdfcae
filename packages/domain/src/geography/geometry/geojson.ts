import { openRing } from '../area.ts'
import type { LonLat } from '../coordinates.ts'
import { type SystemCode, systemOfName, toDegrees } from '../systems.ts'
import type { Import, Shape } from './shapes.ts'
import { isDegrees, UnreadableGeometry } from './shapes.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A feature as its text has it, unchecked. */
export interface GeoJsonFeature {
  readonly geometry: unknown
  readonly properties: Json
}

/**
 * Features of a GeoJSON text: of a collection, a feature or a bare geometry. `crs`: the name that older exports give their
 * coordinate system; null for degrees, the only one of the standard.
 * @throws `UnreadableGeometry` when it is not GeoJSON
 */
export function geoJsonFeatures(text: string): { crs: string | null; features: GeoJsonFeature[] } {
  let root: unknown
  try {
    root = JSON.parse(text)
  } catch {
    throw new UnreadableGeometry('El archivo no es un GeoJSON: no se puede leer.')
  }
  if (!isObject(root) || typeof root['type'] !== 'string')
    throw new UnreadableGeometry('El archivo no es un GeoJSON.')
  const crs = root['crs']
  const name = isObject(crs) && isObject(crs['properties']) ? crs['properties']['name'] : null
  const features = root['type'] === 'FeatureCollection' ? list(root['features']) : [root]
  return {
    crs: typeof name === 'string' ? name : null,
    features: features.flatMap((feature) =>
      isObject(feature)
        ? [
            {
              geometry: feature['type'] === 'Feature' ? feature['geometry'] : feature,
              properties: isObject(feature['properties']) ? feature['properties'] : {},
            },
          ]
        : [],
    ),
  }
}

class Reader {
  readonly shapes: Shape[] = []
  skipped = 0
  readonly system: SystemCode

  constructor(system: SystemCode) {
    this.system = system
  }

  position(value: unknown): LonLat[] {
    const [x, y] = list(value)
    if (typeof x !== 'number' || typeof y !== 'number') return []
    const point = toDegrees(this.system, x, y)
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
 * Reads a GeoJSON text: a geometry, a feature or a collection, in degrees or in a system that its `crs` names.
 * @throws `UnreadableGeometry` when it is not GeoJSON, names a system that is not read, or holds no geometry
 */
export function readGeoJson(text: string): Import {
  const { crs, features } = geoJsonFeatures(text)
  const found = crs === null ? null : systemOfName(crs)
  if (found !== null && 'refused' in found) throw new UnreadableGeometry(found.refused)
  const reader = new Reader(found?.system ?? 4326)
  for (const { geometry, properties } of features) {
    const name = properties['name'] ?? properties['nombre'] ?? ''
    reader.geometry(geometry, typeof name === 'string' ? name : '')
  }
  if (reader.shapes.length === 0)
    throw new UnreadableGeometry('El GeoJSON no tiene puntos, líneas ni polígonos.')
  const notes =
    reader.skipped === 0
      ? []
      : [`Se omitieron ${reader.skipped} elementos que no tienen una ubicación legible.`]
  return { shapes: reader.shapes, notes }
}
