import type { Box } from './box.ts'
import type { EastNorth, LonLat } from './coordinates.ts'
import { project } from './coordinates.ts'
import { type Geometry, pathsOf, type Position } from './geometry.ts'

/** Whole millimetres east and north of an origin. */
export interface Millimetres {
  readonly x: number
  readonly y: number
}

/** A geometry in whole millimetres of EPSG 9377, from an origin of its own. */
export interface MetricPaths {
  /** whole metres of EPSG 9377, in millimetres: the difference of two origins is exact */
  readonly origin: Millimetres
  /** each point alone, each line, each ring without its repeated corner */
  readonly paths: readonly (readonly Millimetres[])[]
}

const MM = 1000

export const lonLatOf = ([lon, lat]: Position): LonLat => ({ lon, lat })

/**
 * An origin near a geometry. Clipper is exact on whole numbers and fast while differences stay below 90 km in
 * millimetres; coordinates of 9377 itself are five million metres.
 */
export function nearOrigin(first: Position): Millimetres {
  const { east, north } = project(lonLatOf(first), 9377)
  return { x: Math.round(east) * MM, y: Math.round(north) * MM }
}

/** Paths in whole millimetres from an origin; positions that fall on the one before are left out. */
export function millimetresOf(path: readonly Position[], origin: Millimetres): Millimetres[] {
  const found: Millimetres[] = []
  for (const position of path) {
    const { east, north } = project(lonLatOf(position), 9377)
    const [x, y] = [Math.round(east * MM - origin.x), Math.round(north * MM - origin.y)]
    const before = found.at(-1)
    if (before?.x !== x || before.y !== y) found.push({ x, y })
  }
  return found
}

/** A ring without its repeated closing corner. */
export function openPath(ring: readonly Millimetres[]): Millimetres[] {
  const [first, last] = [ring[0], ring.at(-1)]
  return ring.length > 1 && first?.x === last?.x && first?.y === last?.y ? ring.slice(0, -1) : [...ring]
}

/** Twice the signed area of a ring, positive against the clock, in square millimetres. */
function twiceArea(ring: readonly Millimetres[]): number {
  let twice = 0
  let before = ring.at(-1)
  for (const corner of ring) {
    if (before !== undefined) twice += before.x * corner.y - corner.x * before.y
    before = corner
  }
  return twice
}

/** Area of a ring in square metres, without regard to its direction. */
export const ringAreaM2 = (ring: readonly Millimetres[]): number => Math.abs(twiceArea(ring)) / 2 / MM / MM

/** Length of a path in metres. */
export function pathLengthM(path: readonly Millimetres[]): number {
  let length = 0
  path.forEach(({ x, y }, k) => {
    const before = path[k - 1]
    if (before !== undefined) length += Math.hypot(x - before.x, y - before.y)
  })
  return length / MM
}

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

/** Limits of a geometry in degrees; null without any position. */
export function boxOf(geometry: Geometry): Box | null {
  let [lonMin, latMin, lonMax, latMax] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const path of pathsOf(geometry))
    for (const [lon, lat] of path) {
      lonMin = Math.min(lonMin, lon)
      lonMax = Math.max(lonMax, lon)
      latMin = Math.min(latMin, lat)
      latMax = Math.max(latMax, lat)
    }
  return lonMin <= lonMax ? { lonMin, latMin, lonMax, latMax } : null
}

/** Nearest place of a path: metres along it, metres off it, and where. */
export interface OnPath {
  readonly alongM: number
  readonly offM: number
  readonly at: EastNorth
}

/** Nearest place of a path in metres to a point; null for a path without positions. */
export function nearestOnPath(path: readonly EastNorth[], point: EastNorth): OnPath | null {
  const [first] = path
  if (first === undefined) return null
  let best: OnPath = {
    alongM: 0,
    offM: Math.hypot(point.east - first.east, point.north - first.north),
    at: first,
  }
  let passed = 0
  let from = first
  for (const to of path.slice(1)) {
    const [dx, dy] = [to.east - from.east, to.north - from.north]
    const length = Math.hypot(dx, dy)
    const along =
      length === 0 ? 0 : ((point.east - from.east) * dx + (point.north - from.north) * dy) / length ** 2
    const t = Math.min(1, Math.max(0, along))
    const at = { east: from.east + t * dx, north: from.north + t * dy }
    const offM = Math.hypot(point.east - at.east, point.north - at.north)
    if (offM < best.offM) best = { alongM: passed + t * length, offM, at }
    passed += length
    from = to
  }
  return best
}
