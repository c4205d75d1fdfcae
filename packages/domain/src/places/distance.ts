import { type EastNorth, type LonLat, project } from '../geography/coordinates.ts'

/** Limits in metres of EPSG 9377. */
interface Limits {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** A side of an area; a point alone as a side without length. */
interface Side extends Limits {
  readonly a: EastNorth
  readonly b: EastNorth
}

/** Points, or an area by its corners in order, in metres of EPSG 9377. */
export interface Outline {
  readonly area: boolean
  readonly sides: readonly Side[]
  readonly limits: Limits
}

export function outlineOf(area: boolean, places: readonly LonLat[]): Outline {
  const at = places.map((point) => project(point, 9377))
  // a remainder is below the length
  const sides = at.map((corner, i) => sideOf(corner, area ? (at[(i + 1) % at.length] as EastNorth) : corner))
  const limits = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const side of sides) {
    limits.west = Math.min(limits.west, side.west)
    limits.east = Math.max(limits.east, side.east)
    limits.south = Math.min(limits.south, side.south)
    limits.north = Math.max(limits.north, side.north)
  }
  return { area, sides, limits }
}

const sideOf = (a: EastNorth, b: EastNorth): Side => ({
  a,
  b,
  west: Math.min(a.east, b.east),
  east: Math.max(a.east, b.east),
  south: Math.min(a.north, b.north),
  north: Math.max(a.north, b.north),
})

/**
 * Metres between two places over the ground of EPSG 9377, whose scale errs by at most 0.1 % within Colombia; 0 where
 * they touch or one contains the other. Infinite beyond `most`, and for a place without points. Sides whose limits lie farther
 * apart than what was found are not measured: two surveyed areas have four million pairs of them.
 */
export function metresApart(a: Outline, b: Outline, most: number): number {
  if (gap(a.limits, b.limits) > most) return Infinity
  if (holds(a, b) || holds(b, a)) return 0
  let nearest = Infinity
  const isFarther = (apart: number): boolean => apart > most || apart >= nearest
  const byGap = a.sides
    .map((side) => ({ side, apart: gap(side, b.limits) }))
    .toSorted((one, other) => one.apart - other.apart)
  for (const { side, apart } of byGap) {
    if (isFarther(apart)) break
    for (const other of b.sides) {
      if (isFarther(gap(side, other))) continue
      nearest = Math.min(nearest, betweenSides(side, other))
      if (nearest === 0) return 0
    }
  }
  return nearest > most ? Infinity : nearest
}

/** Metres between rectangles; 0 where they meet, infinite to one of no points. */
const gap = (a: Limits, b: Limits): number =>
  Math.hypot(Math.max(0, b.west - a.east, a.west - b.east), Math.max(0, b.south - a.north, a.south - b.north))

/** Whether an area holds a point of another place. Of an area one corner says it: borders that cross are found by their sides. */
const holds = (one: Outline, { area, sides }: Outline): boolean =>
  one.area && (area ? sides.slice(0, 1) : sides).some(({ a }) => contains(one, a))

/** Even-odd rule; a point on the border is judged by the distance. */
function contains({ sides }: Outline, point: EastNorth): boolean {
  let inside = false
  for (const { a, b } of sides) {
    if (a.north > point.north === b.north > point.north) continue
    const crossing = a.east + ((point.north - a.north) * (b.east - a.east)) / (b.north - a.north)
    if (point.east < crossing) inside = !inside
  }
  return inside
}

function betweenSides(one: Side, other: Side): number {
  if (cross(one, other)) return 0
  return Math.min(toSide(one.a, other), toSide(one.b, other), toSide(other.a, one), toSide(other.b, one))
}

const turn = (a: EastNorth, b: EastNorth, c: EastNorth): number =>
  (b.east - a.east) * (c.north - a.north) - (b.north - a.north) * (c.east - a.east)

const cross = ({ a, b }: Side, { a: c, b: d }: Side): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

function toSide(point: EastNorth, { a, b }: Side): number {
  const [east, north] = [b.east - a.east, b.north - a.north]
  const square = east * east + north * north
  const along =
    square === 0
      ? 0
      : Math.min(1, Math.max(0, ((point.east - a.east) * east + (point.north - a.north) * north) / square))
  return Math.hypot(point.east - a.east - along * east, point.north - a.north - along * north)
}
