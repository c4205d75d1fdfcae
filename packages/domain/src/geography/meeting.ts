import type { MetricPaths, Millimetres } from './metric.ts'

/**
 * A point nearer to a border than this is on it: five decimals of a degree, as forms write them, are one metre. It says
 * nothing of how exactly a layer was drawn.
 */
export const BORDER_TOLERANCE_M = 1

export const TOLERANCE_MM = BORDER_TOLERANCE_M * 1000

export type Side = readonly [Millimetres, Millimetres]

/** Sides of paths: of rings with the closing one; a lone point as a side without length. */
export function sidesOf(paths: MetricPaths['paths'], closed: boolean): Side[] {
  return paths.flatMap((path) => {
    const sides: Side[] = []
    let before = closed || path.length === 1 ? path.at(-1) : undefined
    for (const corner of path) {
      if (before !== undefined) sides.push([before, corner])
      before = corner
    }
    return sides
  })
}

/** Millimetres from a point to a side. */
export function distanceTo({ x, y }: Millimetres, [a, b]: Side): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square))
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy)
}

const turn = (a: Millimetres, b: Millimetres, c: Millimetres): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

/** Whether any side of one comes within the tolerance of a side of the other. */
export function bordersMeet(one: readonly Side[], other: readonly Side[]): boolean {
  return one.some((side) => {
    const [a, b] = side
    const [left, right] = [Math.min(a.x, b.x) - TOLERANCE_MM, Math.max(a.x, b.x) + TOLERANCE_MM]
    const [low, high] = [Math.min(a.y, b.y) - TOLERANCE_MM, Math.max(a.y, b.y) + TOLERANCE_MM]
    return other.some((across) => {
      const [c, d] = across
      if (Math.max(c.x, d.x) < left || Math.min(c.x, d.x) > right) return false
      if (Math.max(c.y, d.y) < low || Math.min(c.y, d.y) > high) return false
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true
      return [distanceTo(a, across), distanceTo(b, across), distanceTo(c, side), distanceTo(d, side)].some(
        (distance) => distance <= TOLERANCE_MM,
      )
    })
  })
}
