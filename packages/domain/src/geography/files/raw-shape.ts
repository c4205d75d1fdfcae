import type { LayerValue } from './layer-read.ts'
import { LAYER_LIMITS } from './layer-read.ts'

/** A position as a file has it: two or more numbers in its coordinate system, heights and measures after them. */
export type RawPosition = readonly number[]

/** A shape as a file has it, by what it is made of; one of several makes a layer's shapes of its own. */
export interface RawShape {
  readonly points: readonly RawPosition[]
  readonly lines: readonly (readonly RawPosition[])[]
  /** of each polygon its rings: the border first, then holes; closed or not */
  readonly polygons: readonly (readonly (readonly RawPosition[])[])[]
  readonly properties: Readonly<Record<string, LayerValue>>
}

/** The values of a shape that a layer keeps: plain ones, the first hundred, long texts cut. */
export function keptProperties(values: Readonly<Record<string, unknown>>): Record<string, LayerValue> {
  const kept = Object.entries(values).flatMap(([name, value]): [string, LayerValue][] => {
    if (typeof value === 'string') return [[name, value.slice(0, LAYER_LIMITS.text)]]
    if (typeof value === 'bigint') return [[name, String(value)]]
    if (typeof value === 'number') return [[name, Number.isFinite(value) ? value : null]]
    if (value instanceof Date) return [[name, Number.isNaN(value.getTime()) ? null : value.toISOString()]]
    return typeof value === 'boolean' || value === null ? [[name, value]] : []
  })
  return Object.fromEntries(kept.slice(0, LAYER_LIMITS.properties))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function position(value: unknown): RawPosition[] {
  const numbers = list(value).filter((one): one is number => typeof one === 'number' && Number.isFinite(one))
  return numbers.length >= 2 && numbers.length === list(value).length ? [numbers] : []
}
const path = (value: unknown): RawPosition[] => list(value).flatMap(position)
const rings = (value: unknown): RawPosition[][] => list(value).map(path)

/** Nesting of collections that programs write; deeper ones are an attack on the stack. */
const DEEPEST = 4

/** Parts of a GeoJSON geometry, unchecked until now; null for what is none. */
export function rawParts(geometry: unknown, depth = 0): Omit<RawShape, 'properties'> | null {
  if (!isObject(geometry) || depth > DEEPEST) return null
  const { type, coordinates } = geometry
  const empty = { points: [], lines: [], polygons: [] }
  switch (type) {
    case 'Point':
      return { ...empty, points: position(coordinates) }
    case 'MultiPoint':
      return { ...empty, points: path(coordinates) }
    case 'LineString':
      return { ...empty, lines: [path(coordinates)] }
    case 'MultiLineString':
      return { ...empty, lines: rings(coordinates) }
    case 'Polygon':
      return { ...empty, polygons: [rings(coordinates)] }
    case 'MultiPolygon':
      return { ...empty, polygons: list(coordinates).map(rings) }
    case 'GeometryCollection': {
      const inner = list(geometry['geometries']).flatMap((one) => rawParts(one, depth + 1) ?? [])
      return {
        points: inner.flatMap(({ points }) => points),
        lines: inner.flatMap(({ lines }) => lines),
        polygons: inner.flatMap(({ polygons }) => polygons),
      }
    }
    default:
      return null
  }
}
