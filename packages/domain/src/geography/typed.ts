import type { Box } from './box.ts'
import { boxContains } from './box.ts'
import type { LonLat } from './coordinates.ts'
import { degreesMistake } from './country.ts'
import type { Geometry } from './geometry.ts'
import { mayBeLand } from './land.ts'
import { type SystemCode, systemOfEpsg, toDegrees } from './systems.ts'
import { type Axes, headingOf, pairOf, type TypedPair } from './typed-line.ts'

/** What a typed or pasted text gives: points in degrees, or a Spanish sentence that says what is wrong. */
export type Typed =
  | {
      readonly kind: 'read'
      /** in their order; the repeated closing corner of a polygon left out */
      readonly points: readonly LonLat[]
      /** the last line repeated the first: a polygon was meant */
      readonly closed: boolean
      /** system in which the first line was read */
      readonly system: SystemCode
      /** Spanish sentences on how the text was understood: axes, signs */
      readonly words: readonly string[]
    }
  | {
      readonly kind: 'refused'
      readonly because: string
      /** counted from 1; null when it is no single line */
      readonly line: number | null
    }

export interface TypedOptions {
  /** system chosen by the reader; undefined: recognised from the figures */
  readonly system?: SystemCode | undefined
  /** the jurisdiction: decides between axes that the figures leave open */
  readonly within?: Box | undefined
}

/** Most lines of one text: a longer list is a layer, which is imported. */
export const MAX_TYPED_POINTS = 1000

type Understood =
  | { readonly point: LonLat; readonly system: SystemCode; readonly word: string | null }
  | { readonly because: string }

const SWAPPED = 'Los ejes se leyeron al revés de como se escribieron: así el punto queda en Colombia.'
const SIGN = 'A la longitud le faltaba el signo menos (oeste): se leyó con él.'
const OUTSIDE = 'queda en el mar o fuera de Colombia.'

const metresOf = (first: number, second: number): boolean => Math.abs(first) > 180 || Math.abs(second) > 180

/** Metres of EPSG 9377 in the country: their east and north never fall in each other's range. */
const isNationalEast = (metres: number): boolean => metres > 3_900_000 && metres < 5_800_000
const isNationalNorth = (metres: number): boolean => metres > 1_000_000 && metres < 3_200_000

function understandDegrees({ first, second, axes }: TypedPair, system: SystemCode): Understood {
  const typed =
    axes === 'lon-lat' || axes === 'east-north' ? { lon: first, lat: second } : { lat: first, lon: second }
  switch (degreesMistake(typed)) {
    case null:
      return { point: typed, system, word: null }
    case 'signo':
      return { point: { lat: typed.lat, lon: -typed.lon }, system, word: SIGN }
    case 'intercambiadas':
      return { point: { lat: typed.lon, lon: -Math.abs(typed.lat) }, system, word: SWAPPED }
    case 'fuera':
      return { because: OUTSIDE }
  }
}

const inCountry = (point: LonLat): boolean =>
  Number.isFinite(point.lat) &&
  Number.isFinite(point.lon) &&
  degreesMistake(point) === null &&
  mayBeLand(point)

function understandMetres(
  { first, second, axes }: TypedPair,
  { system: chosen, within }: TypedOptions,
): Understood {
  const isNational =
    (isNationalEast(first) && isNationalNorth(second)) || (isNationalNorth(first) && isNationalEast(second))
  const system =
    chosen !== undefined && chosen !== 4326 && chosen !== 4686 ? chosen : isNational ? 9377 : null
  if (system === null)
    return { because: 'puede ser de varios orígenes: elija el sistema, por ejemplo EPSG:3116 (Bogotá).' }
  const asTyped = toDegrees(system, first, second)
  const swapped = toDegrees(system, second, first)
  if (axes !== null) {
    const point = axes === 'north-east' || axes === 'lat-lon' ? swapped : asTyped
    return inCountry(point) ? { point, system, word: null } : { because: OUTSIDE }
  }
  const inReach = (point: LonLat): boolean => within === undefined || boxContains(within, point)
  if (inCountry(asTyped) && (inReach(asTyped) || !(inCountry(swapped) && inReach(swapped))))
    return { point: asTyped, system, word: null }
  return inCountry(swapped) ? { point: swapped, system, word: SWAPPED } : { because: OUTSIDE }
}

function understand(pair: TypedPair, options: TypedOptions): Understood {
  if (metresOf(pair.first, pair.second)) return understandMetres(pair, options)
  const found = understandDegrees(pair, options.system === 4326 ? 4326 : 4686)
  return 'because' in found || mayBeLand(found.point) ? found : { because: OUTSIDE }
}

/**
 * Reads one point, several, or the corners of a polygon, one a line: decimal degrees, degrees with minutes and seconds, or
 * metres. Separated by tab, semicolon, comma or space, with decimal point or comma; a heading, the vertices' numbers and
 * heights are passed over. Axes that were swapped are recognised and said.
 */
export function readTyped(text: string, options: TypedOptions = {}): Typed {
  const refused = (because: string, line: number | null): Typed => ({ kind: 'refused', because, line })
  const epsg = /EPSG\s*:?\s*(\d+)/i.exec(text)?.[1]
  const told = epsg === undefined ? null : systemOfEpsg(Number(epsg))
  if (told !== null && 'refused' in told) return refused(told.refused, null)
  const chosen: TypedOptions = { ...options, system: told?.system ?? options.system }
  const lines = text.split(/\r\n|[\n\r]/).map((line) => line.trim())
  const points: LonLat[] = []
  const words = new Set<string>()
  let [heading, system]: [Axes | null, SystemCode | null] = [null, null]
  for (const [index, line] of lines.entries()) {
    const bare = line.replace(/EPSG\s*:?\s*\d+\s*:?/gi, '')
    if (!/\d/.test(bare)) {
      heading ??= headingOf(line)
      continue
    }
    if (points.length >= MAX_TYPED_POINTS)
      return refused(`El texto tiene más de ${MAX_TYPED_POINTS} puntos. Impórtelos de un archivo.`, null)
    const pair = pairOf(line, heading)
    const place = lines.length === 1 ? 'El punto' : `El punto de la línea ${index + 1}`
    if (pair === null)
      return refused(`${place} no se entiende: escriba dos cifras, por ejemplo 4,4389; −75,2322.`, index + 1)
    const found = understand(pair, chosen)
    if ('because' in found) return refused(`${place} ${found.because}`, index + 1)
    points.push(found.point)
    system ??= found.system
    if (found.word !== null) words.add(found.word)
  }
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || system === null) return refused('Escriba las coordenadas de un punto.', null)
  const closed = points.length > 3 && first.lon === last?.lon && first.lat === last.lat
  return { kind: 'read', points: closed ? points.slice(0, -1) : points, closed, system, words: [...words] }
}

/** Points as a geometry: one, several, or the corners of a polygon; null for a polygon of fewer than three corners. */
export function typedGeometry(points: readonly LonLat[], as: 'points' | 'polygon'): Geometry | null {
  const positions = points.map(({ lon, lat }): readonly [number, number] => [lon, lat])
  const [first] = positions
  if (first === undefined) return null
  if (as === 'points')
    return positions.length === 1
      ? { type: 'Point', coordinates: first }
      : { type: 'MultiPoint', coordinates: positions }
  return positions.length < 3 ? null : { type: 'Polygon', coordinates: [[...positions, first]] }
}
