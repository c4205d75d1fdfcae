import { forward, inverse, type TransverseMercator } from './transverse-mercator.ts'

/**
 * Decimal degrees in MAGNA-SIRGAS (EPSG 4686); WGS84 differs by less than a metre. Longitude is negative in
 * Colombia.
 */
export interface LonLat {
  readonly lon: number
  readonly lat: number
}

/** Metres east and north in a projected system. */
export interface EastNorth {
  readonly east: number
  readonly north: number
}

/** 9377 is the official national projection; old permits use 3116 and 3115. */
export type ProjectedSystem = 9377 | 3116 | 3115

const OLD = { lat0: 4.596200416667, k: 1, falseEast: 1_000_000, falseNorth: 1_000_000 }
const PROJECTIONS: Readonly<Record<ProjectedSystem, TransverseMercator>> = {
  9377: { lat0: 4, lon0: -73, k: 0.9992, falseEast: 5_000_000, falseNorth: 2_000_000 },
  3116: { ...OLD, lon0: -74.077507916667 },
  3115: { ...OLD, lon0: -77.077507916667 },
}

/** Geographic to projected, in metres. */
export function project(point: LonLat, system: ProjectedSystem): EastNorth {
  return forward(PROJECTIONS[system], point.lat, point.lon)
}

/** Projected metres to decimal degrees. */
export function unproject(point: EastNorth, system: ProjectedSystem): LonLat {
  const { lat, lon } = inverse(PROJECTIONS[system], point.east, point.north)
  return { lon, lat }
}
