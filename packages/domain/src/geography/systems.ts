import type { LonLat, ProjectedSystem } from './coordinates.ts'
import { PROJECTIONS, unproject } from './coordinates.ts'

/** EPSG codes that are read. 4326 is WGS84, 4686 MAGNA-SIRGAS, both in degrees; the others are metres. */
export type SystemCode = 4326 | 4686 | ProjectedSystem

/** A coordinate system as screens offer it. */
export interface CoordinateSystem {
  readonly code: SystemCode
  readonly name: string
  readonly unit: 'degrees' | 'metres'
}

/** In the order in which screens offer them. */
export const SYSTEMS: readonly CoordinateSystem[] = [
  { code: 4686, name: 'MAGNA-SIRGAS, grados', unit: 'degrees' },
  { code: 4326, name: 'WGS 84, grados', unit: 'degrees' },
  { code: 9377, name: 'Origen Nacional', unit: 'metres' },
  { code: 3114, name: 'MAGNA, origen Oeste Oeste', unit: 'metres' },
  { code: 3115, name: 'MAGNA, origen Oeste', unit: 'metres' },
  { code: 3116, name: 'MAGNA, origen Bogotá', unit: 'metres' },
  { code: 3117, name: 'MAGNA, origen Este Central', unit: 'metres' },
  { code: 3118, name: 'MAGNA, origen Este Este', unit: 'metres' },
  { code: 32617, name: 'UTM 17 norte', unit: 'metres' },
  { code: 32618, name: 'UTM 18 norte', unit: 'metres' },
  { code: 32619, name: 'UTM 19 norte', unit: 'metres' },
]

/** A system that is read, or the Spanish sentence that refuses another by its name. */
export type SystemFound = { readonly system: SystemCode } | { readonly refused: string }

const READ = 'EPSG 4326, 4686, 9377, 3114 a 3118 y 32617 a 32619'

/** Sentence for a system that is not read. `name`: as the file writes it. */
export const refusedSystem = (name: string): SystemFound => ({
  refused: `El sistema de coordenadas «${name.slice(0, 80)}» no se admite. Se leen ${READ}: conviértalo a uno de ellos.`,
})

/** System of an EPSG code. */
export function systemOfEpsg(code: number): SystemFound {
  const found = SYSTEMS.find((system) => system.code === code)
  return found === undefined ? refusedSystem(`EPSG ${code}`) : { system: found.code }
}

/** System by a name as GeoJSON's old `crs` writes it: 'urn:ogc:def:crs:EPSG::9377', 'EPSG:9377', '…:CRS84'. */
export function systemOfName(name: string): SystemFound {
  if (/CRS84$/i.test(name)) return { system: 4326 }
  const code = /EPSG:(?:[\d.]*:)?(\d+)$/i.exec(name)?.[1]
  return code === undefined ? refusedSystem(name) : systemOfEpsg(Number(code))
}

const isProjected = (code: SystemCode): code is ProjectedSystem => code in PROJECTIONS

/** Degrees of a position of a system: longitude and latitude, or east and north in metres. */
export function toDegrees(system: SystemCode, first: number, second: number): LonLat {
  return isProjected(system) ? unproject({ east: first, north: second }, system) : { lon: first, lat: second }
}
