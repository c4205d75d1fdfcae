import type { LonLat } from './coordinates.ts'
import { type Box, boxContains } from './box.ts'

/** Colombia with San Andrés and Providencia and a margin: finds mistyped degrees, and is no border. */
const COUNTRY: Box = { lonMin: -82, latMin: -4.3, lonMax: -66.8, latMax: 13.6 }

/** Swapped axes, a longitude without its minus sign, or another place of the world. */
export type DegreesMistake = 'intercambiadas' | 'signo' | 'fuera'

/** The likely mistake in degrees that lie outside the country; null inside. */
export function degreesMistake({ lon, lat }: LonLat): DegreesMistake | null {
  const inCountry = (east: number, north: number): boolean => boxContains(COUNTRY, { lon: east, lat: north })
  if (inCountry(lon, lat)) return null
  // swapped degrees often lack the minus sign too
  if (inCountry(lat, lon) || inCountry(-lat, lon)) return 'intercambiadas'
  return inCountry(-lon, lat) ? 'signo' : 'fuera'
}
