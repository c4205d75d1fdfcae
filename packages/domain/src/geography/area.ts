import type { EastNorth, LonLat } from './coordinates.ts'
import { project } from './coordinates.ts'

const SQUARE_METRES_PER_HECTARE = 10_000

/** Each corner of an open ring with the next one; the last with the first. */
function sidesOf<Corner>(ring: readonly Corner[]): (readonly [Corner, Corner])[] {
  // a remainder is below the length
  return ring.map((corner, i) => [corner, ring[(i + 1) % ring.length] as Corner])
}

function planarArea(ring: readonly EastNorth[]): number {
  let twice = 0
  for (const [a, b] of sidesOf(ring)) twice += a.east * b.north - b.east * a.north
  return Math.abs(twice) / 2
}

/** Corners of a ring without the repeated closing corner. */
export function openRing(ring: readonly LonLat[]): LonLat[] {
  const first = ring[0]
  const last = ring.at(-1)
  const closed = ring.length > 1 && first !== undefined && first.lon === last?.lon && first.lat === last.lat
  return closed ? ring.slice(0, -1) : [...ring]
}

/**
 * Area of a polygon in hectares, measured in the national projection (EPSG 9377). The first ring is the border,
 * the others are holes. 0 for fewer than three corners.
 */
export function polygonHectares(rings: readonly (readonly LonLat[])[]): number {
  const areas = rings.map((ring) => {
    const corners = openRing(ring)
    return corners.length < 3 ? 0 : planarArea(corners.map((corner) => project(corner, 9377)))
  })
  const [border = 0, ...holes] = areas
  return Math.max(0, border - holes.reduce((sum, hole) => sum + hole, 0)) / SQUARE_METRES_PER_HECTARE
}
