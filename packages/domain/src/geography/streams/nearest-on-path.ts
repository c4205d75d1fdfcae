import type { EastNorth } from '../coordinates.ts'

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
