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

/**
 * EPSG codes. 9377 is the official national projection; old permits use the zones 3114 to 3118; foreign programs use UTM, 17
 * to 19 north.
 */
export type ProjectedSystem = 9377 | 3114 | 3115 | 3116 | 3117 | 3118 | 32617 | 32618 | 32619

const OLD = { lat0: 4.596200416667, k: 1, falseEast: 1_000_000, falseNorth: 1_000_000 }
// its ellipsoid is WGS84's; GRS80 differs from it by a tenth of a millimetre in the country
const UTM = { lat0: 0, k: 0.9996, falseEast: 500_000, falseNorth: 0 }
/** As in the EPSG registry; 9377 also in Resolución 471 de 2020 of the IGAC. */
export const PROJECTIONS: Readonly<Record<ProjectedSystem, TransverseMercator>> = {
  9377: { lat0: 4, lon0: -73, k: 0.9992, falseEast: 5_000_000, falseNorth: 2_000_000 },
  3114: { ...OLD, lon0: -80.077507916667 },
  3115: { ...OLD, lon0: -77.077507916667 },
  3116: { ...OLD, lon0: -74.077507916667 },
  3117: { ...OLD, lon0: -71.077507916667 },
  3118: { ...OLD, lon0: -68.077507916667 },
  32617: { ...UTM, lon0: -81 },
  32618: { ...UTM, lon0: -75 },
  32619: { ...UTM, lon0: -69 },
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
