import { type ProjectedSystem, PROJECTIONS } from './coordinates.ts'
import { refusedSystem, type SystemFound } from './systems.ts'

/** Names of a parameter in WKT 1 (ESRI and OGC) and WKT 2, in small letters with spaces. */
const PARAMETERS = {
  lat0: ['latitude of origin', 'latitude of natural origin'],
  lon0: ['central meridian', 'longitude of natural origin'],
  k: ['scale factor', 'scale factor at natural origin'],
  falseEast: ['false easting'],
  falseNorth: ['false northing'],
} as const

// written with 12 to 15 decimals by different programs; a thousandth of a second is 3 cm
const CLOSE = { lat0: 1e-7, lon0: 1e-7, k: 1e-9, falseEast: 1e-3, falseNorth: 1e-3 } as const

const spaced = (name: string): string => name.toLowerCase().replaceAll('_', ' ')

/** Ellipsoid GRS80 or WGS84: MAGNA-SIRGAS, SIRGAS and WGS84, but not the old datum of Bogotá (International 1924). */
const hasModernDatum = (wkt: string): boolean =>
  /(?:SPHEROID|ELLIPSOID)\s*\[\s*"[^"]*"\s*,\s*6378137(?:\.0*)?\s*,\s*298\.257/i.test(wkt)

/**
 * Coordinate system of a Shapefile's `.prj`, by what it says and not by its name: programs name the same system
 * differently. Refused with a Spanish sentence: another projection, another datum, another unit, no WKT.
 */
export function systemOfPrj(wkt: string): SystemFound {
  const name = /^\s*\w+\s*\[\s*"([^"]*)"/.exec(wkt)?.[1]
  if (name === undefined) return refusedSystem(wkt.trim().slice(0, 40) || 'un .prj vacío')
  if (!hasModernDatum(wkt)) return refusedSystem(name)
  if (/^\s*(GEOGCS|GEOGCRS|GEODCRS|GEODETICCRS)\b/i.test(wkt))
    return { system: /WGS/i.test(name) ? 4326 : 4686 }
  const isMercator = /(?:PROJECTION|METHOD)\s*\[\s*"Transverse[_ ]Mercator"/i.test(wkt)
  const units = [...wkt.matchAll(/(?:LENGTHUNIT|UNIT)\s*\[\s*"[^"]*"\s*,\s*([\d.eE+-]+)/gi)]
  // the last unit is that of the whole system
  if (!isMercator || Number(units.at(-1)?.[1]) !== 1) return refusedSystem(name)
  const values = new Map(
    [...wkt.matchAll(/PARAMETER\s*\[\s*"([^"]+)"\s*,\s*([\d.eE+-]+)/gi)].map(([, key = '', value]) => [
      spaced(key),
      Number(value),
    ]),
  )
  const valueOf = (names: readonly string[]): number =>
    names.map((one) => values.get(one)).find((value) => value !== undefined) ?? Number.NaN
  // the keys of the table are its codes
  const codes = Object.keys(PROJECTIONS).map((code) => Number(code) as ProjectedSystem)
  const fitting = codes.find((code) =>
    // the keys of the table are its parameters
    (Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[]).every(
      (key) => Math.abs(valueOf(PARAMETERS[key]) - PROJECTIONS[code][key]) <= CLOSE[key],
    ),
  )
  return fitting === undefined ? refusedSystem(name) : { system: fitting }
}
