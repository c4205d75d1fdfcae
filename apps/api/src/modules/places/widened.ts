import type { Box } from '@ventanilla/domain/geography/box'

/** A degree of latitude is longer than this many metres everywhere: the box is a little too large on purpose. */
const DEGREE = 110_000

/** The box with a margin of so many metres. */
export function widened(box: Box, metres: number): Box {
  const lat = metres / DEGREE
  const lon =
    metres / (DEGREE * Math.cos((Math.max(Math.abs(box.latMin), Math.abs(box.latMax)) * Math.PI) / 180))
  return {
    lonMin: box.lonMin - lon,
    latMin: box.latMin - lat,
    lonMax: box.lonMax + lon,
    latMax: box.latMax + lat,
  }
}
