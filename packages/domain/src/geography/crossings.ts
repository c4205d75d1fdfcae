import { openRing } from './area.ts'
import type { LonLat } from './coordinates.ts'

interface Side {
  readonly at: number
  readonly a: LonLat
  readonly b: LonLat
  readonly west: number
  readonly east: number
}

const turn = (p: LonLat, { a, b }: Side): number =>
  Math.sign((b.lon - a.lon) * (p.lat - a.lat) - (b.lat - a.lat) * (p.lon - a.lon))

const cross = (one: Side, other: Side): boolean =>
  turn(other.a, one) * turn(other.b, one) < 0 && turn(one.a, other) * turn(one.b, other) < 0

const apart = ({ a, b }: Side, { a: c, b: d }: Side): boolean =>
  Math.max(a.lat, b.lat) < Math.min(c.lat, d.lat) || Math.max(c.lat, d.lat) < Math.min(a.lat, b.lat)

/**
 * How often sides of a ring cross each other, counted up to `most`; those that only touch do not. From west to east, so that
 * sides far from each other are not compared.
 */
export function crossingsOf(ring: readonly LonLat[], most: number): number {
  const corners = openRing(ring)
  const sides = corners
    .map((a, at): Side => {
      // a remainder is below the length
      const b = corners[(at + 1) % corners.length] as LonLat
      return { at, a, b, west: Math.min(a.lon, b.lon), east: Math.max(a.lon, b.lon) }
    })
    .toSorted((one, other) => one.west - other.west)
  const neighbours = ({ at }: Side, { at: other }: Side): boolean => {
    const steps = Math.abs(at - other)
    return steps === 1 || steps === corners.length - 1
  }
  let found = 0
  for (const [i, one] of sides.entries())
    for (let j = i + 1; j < sides.length; j += 1) {
      const other = sides[j]
      if (other === undefined || other.west > one.east) break
      if (apart(one, other) || neighbours(one, other) || !cross(one, other)) continue
      found += 1
      if (found >= most) return found
    }
  return found
}

/** Whether the border of a ring crosses itself, which makes its area meaningless. */
export const crossesItself = (ring: readonly LonLat[]): boolean => crossingsOf(ring, 1) > 0

/** A drawing that slips crosses itself a few times; what encloses an area so often encloses none that anybody meant. */
const TANGLED = 100

/** Sentence for the user who drew such a border. */
export const TANGLED_WORDS =
  'El borde del área se cruza a sí mismo demasiadas veces. Revise el orden de las esquinas.'

/**
 * Whether a border crosses itself so often that nobody can say what it encloses. Attack: a star of two thousand corners
 * crosses itself two million times, and finding what it encloses holds up everybody for ten seconds.
 */
export const isTangled = (ring: readonly LonLat[]): boolean => crossingsOf(ring, TANGLED) >= TANGLED
