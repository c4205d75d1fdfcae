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

export const SYSTEM_NAMES: Readonly<Record<4686 | ProjectedSystem, string>> = {
  4686: 'MAGNA-SIRGAS geográficas',
  9377: 'MAGNA-SIRGAS / Origen-Nacional',
  3116: 'MAGNA-SIRGAS / Colombia Bogotá',
  3115: 'MAGNA-SIRGAS / Colombia Oeste',
}

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

/** Decimal places of degrees that give a resolution of about a metre; fewer are too coarse for a permit. */
export const DEGREE_DECIMALS = 5

/** Whether typed degrees are precise enough: five decimals or more, with point or comma. */
export function isPrecise(text: string): boolean {
  return new RegExp(`[.,]\\d{${DEGREE_DECIMALS},}$`).test(text.trim())
}

/** Rounds degrees for storage: six decimals, about ten centimetres. */
export function roundDegrees(point: LonLat): LonLat {
  const factor = 1_000_000
  return { lon: Math.round(point.lon * factor) / factor, lat: Math.round(point.lat * factor) / factor }
}

/** Colombia's mainland with a margin; a pair that fits only when swapped was typed in the wrong order. */
const COUNTRY = { latMin: -4.3, latMax: 13.6, lonMin: -82, lonMax: -66.8 } as const

const inCountry = (lon: number, lat: number): boolean =>
  lat >= COUNTRY.latMin && lat <= COUNTRY.latMax && lon >= COUNTRY.lonMin && lon <= COUNTRY.lonMax

/**
 * Error of a typed pair of degrees, before any jurisdiction check; null when valid. Reports swapped and
 * unsigned values separately, the usual typing mistakes.
 */
export function degreesRefusal(point: LonLat): string | null {
  const { lon, lat } = point
  if (!Number.isFinite(lon) || !Number.isFinite(lat)) return 'Escriba la latitud y la longitud en grados.'
  if (inCountry(lon, lat)) return null
  if (inCountry(lat, lon) || inCountry(-lat, lon)) {
    return 'La latitud y la longitud parecen intercambiadas. En Colombia la longitud es negativa, cercana a −75.'
  }
  if (inCountry(-lon, lat)) return 'A la longitud le falta el signo menos: en Colombia es negativa.'
  return 'Las coordenadas no están en Colombia. Revise la latitud y la longitud.'
}

/** Error of typed metres in a projected system; null when they lie within the country. */
export function metresRefusal(point: EastNorth, system: ProjectedSystem): string | null {
  if (!Number.isFinite(point.east) || !Number.isFinite(point.north))
    return 'Escriba el Este y el Norte en metros.'
  const at = unproject(point, system)
  if (inCountry(at.lon, at.lat)) return null
  const exchanged = unproject({ east: point.north, north: point.east }, system)
  if (inCountry(exchanged.lon, exchanged.lat)) return 'El Este y el Norte parecen intercambiados.'
  return `Estas coordenadas no están en Colombia en el sistema ${SYSTEM_NAMES[system]}. Revise el sistema elegido.`
}
