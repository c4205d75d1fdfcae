import { NEAR_MOST, WATER_MOST } from '@ventanilla/domain/places/place-limits'
import type { LatLon } from '@ventanilla/domain/forms/lists'

export type Shape = 'puntos' | 'area'

/** A place that was asked for. */
export interface Asked {
  readonly shape: Shape
  readonly at: readonly LatLon[]
  readonly metres: number
  /** the reach of a stream on which the point is, where its reader chose one */
  readonly reach?: string
  /** the source whose captures are sought, where its reader chose one */
  readonly source?: string
}

/** Distances that are offered, in metres. */
export const DISTANCES = [0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, NEAR_MOST.metres] as const

/** Corners that an address carries; longer ones do not fit in every mail. */
export const FITS = 60
const DECIMALS = 6

/** The query of the page for a place; without its corners where they do not fit. */
export function queryOf({ shape, at, metres, reach = '', source = '' }: Asked): Record<string, string> {
  const pairs = at.map(({ lat, lon }) => `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`)
  return {
    forma: shape,
    en: at.length > FITS ? '' : pairs.join(';'),
    metros: String(metres),
    tramo: reach,
    fuente: source,
  }
}

/** The place of an address; null: it names none. */
export function askedIn(query: URLSearchParams): Asked | null {
  const pairs = (query.get('en') ?? '')
    .split(';')
    .map((pair) => /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(pair))
  const at = pairs.flatMap((pair) => (pair === null ? [] : [{ lat: Number(pair[1]), lon: Number(pair[2]) }]))
  const shape = query.get('forma') === 'area' ? 'area' : 'puntos'
  const fits = at.length === pairs.length && at.length <= FITS && at.every(isOnEarth)
  if (!fits || at.length < (shape === 'area' ? 3 : 1)) return null
  const [reach, source] = [query.get('tramo') ?? '', query.get('fuente') ?? '']
  return {
    shape,
    at,
    metres: metresIn(query),
    ...(reach !== '' && reach.length <= WATER_MOST.reachId && { reach }),
    ...(source !== '' && source.length <= WATER_MOST.source && { source }),
  }
}

const isOnEarth = ({ lat, lon }: LatLon): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180

/** A distance that is offered; the usual one for any other. */
export function metresIn(query: URLSearchParams): number {
  const given = Number(query.get('metros') ?? Number.NaN)
  return DISTANCES.find((metres) => metres === given) ?? NEAR_MOST.usual
}
