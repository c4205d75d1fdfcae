import { type Box, boxContains } from './box.ts'
import type { LonLat } from './coordinates.ts'

/**
 * Outline of mainland Colombia, in tenths of a degree (Natural Earth 1:110 million, public domain). It is no border: it
 * finds points far out at sea or in another country.
 */
// prettier-ignore
const OUTLINE: readonly (readonly [lon: number, lat: number])[] = [
  [-75.4, -0.2], [-76.3, 0.4], [-77.4, 0.4], [-77.7, 0.8], [-78.9, 1.4], [-79.0, 1.7], [-78.6, 1.8], [-78.7, 2.3], [-78.4, 2.6],
  [-77.9, 2.7], [-77.5, 3.3], [-77.1, 3.8], [-77.5, 4.1], [-77.3, 4.7], [-77.5, 5.6], [-77.3, 5.8], [-77.5, 6.7], [-77.9, 7.2],
  [-77.4, 7.7], [-77.2, 7.9], [-77.5, 8.5], [-76.8, 8.6], [-76.1, 9.3], [-75.7, 9.4], [-75.7, 9.8], [-75.5, 10.6], [-74.9, 11.1],
  [-74.3, 11.1], [-74.2, 11.3], [-73.4, 11.2], [-72.6, 11.7], [-72.2, 12.0], [-71.7, 12.5], [-71.1, 12.1], [-71.3, 11.8],
  [-72.0, 11.6], [-72.2, 11.1], [-72.6, 10.8], [-72.9, 10.5], [-73.0, 9.7], [-73.3, 9.2], [-72.8, 9.1], [-72.4, 8.4], [-72.4, 8.0],
  [-72.5, 7.6], [-72.2, 7.3], [-72.0, 7.0], [-70.7, 7.1], [-70.1, 7.0], [-69.4, 6.1], [-69.0, 6.2], [-67.7, 6.3], [-67.3, 6.1],
  [-67.7, 5.2], [-67.8, 4.5], [-67.6, 3.8], [-67.3, 3.3], [-67.8, 2.8], [-67.4, 2.6], [-67.2, 2.3], [-66.9, 1.3], [-67.1, 1.1],
  [-67.5, 2.0], [-67.9, 1.7], [-69.8, 1.7], [-69.8, 1.1], [-69.2, 1.0], [-69.3, 0.6], [-70.0, 0.5], [-70.0, -0.2], [-69.6, -0.5],
  [-69.4, -1.1], [-69.9, -4.3], [-70.4, -3.8], [-70.7, -3.7], [-70.0, -2.7], [-70.8, -2.3], [-71.8, -2.2], [-72.3, -2.4],
  [-73.1, -2.3], [-73.7, -1.3], [-74.4, -0.5], [-75.4, -0.2],
]

/** The islands with people or permits, each with its waters. */
const ISLANDS: readonly Box[] = [
  { lonMin: -81.9, latMin: 12.3, lonMax: -81.2, latMax: 13.6 },
  { lonMin: -78.3, latMin: 2.8, lonMax: -78.0, latMax: 3.1 },
  { lonMin: -81.7, latMin: 3.9, lonMax: -81.5, latMax: 4.1 },
]

/** Degrees, about 33 km: how far the outline may stray from the coast, keys and river borders included. */
const STRAY = 0.3

/** Whether a point can lie on Colombian ground: false only where it is far out at sea or in another country. */
export function mayBeLand(point: LonLat): boolean {
  if (ISLANDS.some((island) => boxContains(island, point))) return true
  let inside = false
  let from = OUTLINE.at(-1)
  for (const to of OUTLINE) {
    if (from !== undefined) {
      const [[x1, y1], [x2, y2]] = [from, to]
      if (y1 > point.lat !== y2 > point.lat && point.lon < ((x2 - x1) * (point.lat - y1)) / (y2 - y1) + x1)
        inside = !inside
      const square = (x2 - x1) ** 2 + (y2 - y1) ** 2
      const along = square === 0 ? 0 : ((point.lon - x1) * (x2 - x1) + (point.lat - y1) * (y2 - y1)) / square
      const t = Math.min(1, Math.max(0, along))
      if (Math.hypot(point.lon - x1 - t * (x2 - x1), point.lat - y1 - t * (y2 - y1)) <= STRAY) return true
    }
    from = to
  }
  return inside
}
