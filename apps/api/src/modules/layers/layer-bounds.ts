import type { LonLat } from '@ventanilla/domain/identity/coordinates'
import type { Box } from '@ventanilla/domain/identity/territory'

/** Box in degrees around points; without points, one that meets nothing. */
export function boundsOf(points: Iterable<LonLat>): Box {
  const box = {
    lonMin: Number.POSITIVE_INFINITY,
    latMin: Number.POSITIVE_INFINITY,
    lonMax: Number.NEGATIVE_INFINITY,
    latMax: Number.NEGATIVE_INFINITY,
  }
  for (const { lon, lat } of points) {
    box.lonMin = Math.min(box.lonMin, lon)
    box.latMin = Math.min(box.latMin, lat)
    box.lonMax = Math.max(box.lonMax, lon)
    box.latMax = Math.max(box.latMax, lat)
  }
  return box
}
