import { type EastNorth, type LonLat, project } from '../geography/coordinates.ts'

/** Points, or the corners of an area in order, in metres of EPSG 9377. */
export interface Outline {
  readonly area: boolean
  readonly at: readonly EastNorth[]
}

export const outlineOf = (area: boolean, at: readonly LonLat[]): Outline => ({
  area,
  at: at.map((point) => project(point, 9377)),
})

/**
 * Metres between two places over the ground of EPSG 9377, whose scale errs by at most 0.1 % within Colombia; 0 where
 * they touch or one contains the other. Infinite for a place without points.
 */
export function metresApart(a: Outline, b: Outline): number {
  if (contains(a, b.at[0]) || contains(b, a.at[0])) return 0
  let nearest = Number.POSITIVE_INFINITY
  for (const one of sidesOf(a))
    for (const other of sidesOf(b)) nearest = Math.min(nearest, betweenSides(one, other))
  return nearest
}

type Side = readonly [EastNorth, EastNorth]

/** Sides of an area; each point of the others as a side without length. */
function sidesOf({ area, at }: Outline): readonly Side[] {
  // a remainder is below the length
  return at.map((corner, i) => [corner, area ? (at[(i + 1) % at.length] as EastNorth) : corner])
}

/** Even-odd rule; a point on the border is judged by the distance. */
function contains({ area, at }: Outline, point: EastNorth | undefined): boolean {
  if (!area || point === undefined) return false
  let inside = false
  for (const [a, b] of sidesOf({ area, at })) {
    if (a.north > point.north === b.north > point.north) continue
    const crossing = a.east + ((point.north - a.north) * (b.east - a.east)) / (b.north - a.north)
    if (point.east < crossing) inside = !inside
  }
  return inside
}

function betweenSides([a, b]: Side, [c, d]: Side): number {
  if (cross([a, b], [c, d])) return 0
  return Math.min(toSide(a, [c, d]), toSide(b, [c, d]), toSide(c, [a, b]), toSide(d, [a, b]))
}

const turn = (a: EastNorth, b: EastNorth, c: EastNorth): number =>
  (b.east - a.east) * (c.north - a.north) - (b.north - a.north) * (c.east - a.east)

const cross = ([a, b]: Side, [c, d]: Side): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

function toSide(point: EastNorth, [a, b]: Side): number {
  const [east, north] = [b.east - a.east, b.north - a.north]
  const square = east * east + north * north
  const along =
    square === 0
      ? 0
      : Math.min(1, Math.max(0, ((point.east - a.east) * east + (point.north - a.north) * north) / square))
  return Math.hypot(point.east - a.east - along * east, point.north - a.north - along * north)
}
