import { Clipper, FillRule, type Paths64, type Rect64 } from 'clipper2-ts'
import type { Box } from './box.ts'
import { type Dimension, dimensionOf, type Geometry, pathsOf, type Position } from './geometry.ts'
import {
  boxOf,
  type MetricPaths,
  type Millimetres,
  millimetresOf,
  nearOrigin,
  openPath,
  pathLengthM,
  ringAreaM2,
} from './metric.ts'

/**
 * A place or a zone ready to be compared: plain data, which a thread can be sent. Areas hold rings that neither cross
 * themselves nor each other.
 */
export interface Prepared extends MetricPaths {
  readonly dimension: Dimension
  /** degrees; null for a geometry without positions */
  readonly box: Box | null
  /** millimetres from the origin */
  readonly bounds: Rect64
  /** square metres; 0 for points and lines */
  readonly areaM2: number
  /** metres of lines; 0 for points and areas */
  readonly lengthM: number
  /** the area changed by repairing a border that crosses itself, or parts that overlap: a person must see it */
  readonly repaired: boolean
}

const MM = 1000

/** Square metres of rings, holes taken away. */
export const ringsAreaM2 = (paths: Paths64): number => Math.abs(Clipper.areaPaths(paths)) / MM / MM

/** Limits of paths in millimetres from their origin. */
export function boundsOf(paths: MetricPaths['paths']): Rect64 {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const path of paths)
    for (const { x, y } of path) {
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x)
      bounds.top = Math.min(bounds.top, y)
      bounds.bottom = Math.max(bounds.bottom, y)
    }
  return bounds
}

/**
 * Rings of polygons without crossings. Even-odd within a polygon makes the direction of rings irrelevant and gives a border
 * that crosses itself one definite meaning; parts of one geometry that overlap count once.
 */
function repairedRings(
  polygons: readonly (readonly (readonly Position[])[])[],
  origin: Millimetres,
): Pick<Prepared, 'paths' | 'areaM2' | 'repaired'> {
  let before = 0
  const parts = polygons.map((rings) => {
    const raw = rings.map((ring) => openPath(millimetresOf(ring, origin)))
    const [border = 0, ...holes] = raw.map(ringAreaM2)
    before += border - holes.reduce((sum, hole) => sum + hole, 0)
    return Clipper.union(raw, FillRule.EvenOdd)
  })
  const [only] = parts
  const paths =
    parts.length === 1 && only !== undefined ? only : Clipper.union(parts.flat(), FillRule.NonZero)
  const areaM2 = ringsAreaM2(paths)
  return { paths, areaM2, repaired: Math.abs(before - areaM2) > Math.max(1, areaM2 * 1e-6) }
}

/**
 * Prepares the shape of a layer, whose borders were repaired when it was loaded: in linear time, while finding crossings again
 * would hold up everybody for as long as a river's bank has corners.
 */
export function prepareStored(geometry: Geometry): Prepared {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return prepareZone(geometry)
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const origin = originOf(geometry)
  let areaM2 = 0
  const paths = polygons.flatMap((rings) => {
    const open = rings.map((ring) => openPath(millimetresOf(ring, origin)))
    const [border = 0, ...holes] = open.map(ringAreaM2)
    areaM2 += border - holes.reduce((sum, hole) => sum + hole, 0)
    return open
  })
  const bounds = boundsOf(paths)
  return {
    dimension: 'area',
    box: boxOf(geometry),
    origin,
    bounds,
    paths,
    areaM2,
    lengthM: 0,
    repaired: false,
  }
}

const originOf = (geometry: Geometry): Millimetres =>
  nearOrigin(pathsOf(geometry).find((path) => path.length > 0)?.[0] ?? [-73, 4])

/** Prepares a zone (or a place) once, to be compared with many. */
export function prepareZone(geometry: Geometry): Prepared {
  const dimension = dimensionOf(geometry)
  const box = boxOf(geometry)
  const origin = originOf(geometry)
  if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    const rings = repairedRings(polygons, origin)
    return { dimension, box, origin, bounds: boundsOf(rings.paths), lengthM: 0, ...rings }
  }
  const paths = pathsOf(geometry).map((path) => millimetresOf(path, origin))
  const lengthM = dimension === 'line' ? paths.reduce((sum, path) => sum + pathLengthM(path), 0) : 0
  return { dimension, box, origin, bounds: boundsOf(paths), paths, areaM2: 0, lengthM, repaired: false }
}
