import { type LonLat, project } from './coordinates.ts'
import { type Geometry, pathsOf } from './geometry.ts'
import { millimetresOf, nearOrigin, openPath, pathLengthM, ringAreaM2 } from './metric.ts'

/**
 * Area of a geometry in square metres on EPSG 9377, which the norm asks for (Resolución 471 de 2020 of the IGAC): borders
 * less their holes. 0 for points and lines. It means nothing where a border crosses itself: `prepareZone` repairs that.
 */
export function areaM2Of(geometry: Geometry): number {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : []
  return polygons.reduce((sum, rings) => {
    const first = rings[0]?.[0]
    if (first === undefined) return sum
    const origin = nearOrigin(first)
    const [border = 0, ...holes] = rings.map((ring) => ringAreaM2(openPath(millimetresOf(ring, origin))))
    return sum + Math.max(0, border - holes.reduce((total, hole) => total + hole, 0))
  }, 0)
}

/** Length of a geometry in metres on EPSG 9377: of its lines, or of the borders of its areas. 0 for points. */
export function lengthMOf(geometry: Geometry): number {
  return pathsOf(geometry).reduce((sum, path) => {
    const [first] = path
    return first === undefined ? sum : sum + pathLengthM(millimetresOf(path, nearOrigin(first)))
  }, 0)
}

/** Metres between two points on EPSG 9377. */
export function metresBetween(a: LonLat, b: LonLat): number {
  const [from, to] = [project(a, 9377), project(b, 9377)]
  return Math.hypot(from.east - to.east, from.north - to.north)
}
