import type { FieldDef } from '../../definition.ts'
import { boxContains } from '../../../geography/box.ts'
import { type DegreesMistake, degreesMistake } from '../../../geography/country.ts'
import { BOX_MARGIN, municipalityOf } from '../../../identity/territory.ts'
import type { LatLon } from '../../lists.ts'
import { formatNumber, roundTo } from '../../numbers.ts'
import {
  type Fault,
  type Kind,
  type KindContext,
  extraKeys,
  fault,
  isBlank,
  isRecord,
  WRONG_SHAPE,
} from '../kind.ts'

/** Source of a position, which determines its reliability. */
export type PointSource = 'mapa' | 'escrito' | 'gps' | 'archivo'

/** Geographic position in MAGNA-SIRGAS or WGS84 degrees; Origen Nacional is derived, never stored. */
export interface PointValue extends LatLon {
  /** metres, reported by the device */
  readonly accuracy?: number
  readonly source?: PointSource
}

const SOURCES: readonly unknown[] = ['mapa', 'escrito', 'gps', 'archivo']

/** Decimals kept of a position, about ten centimetres; further digits are device noise. */
export const DEGREE_DECIMALS = 6

export function asPoint(lat: number, lon: number): LatLon {
  return { lat: roundTo(lat, DEGREE_DECIMALS), lon: roundTo(lon, DEGREE_DECIMALS) }
}

export function isPoint(value: unknown): value is PointValue {
  return (
    isRecord(value) &&
    typeof value.lat === 'number' &&
    typeof value.lon === 'number' &&
    Math.abs(value.lat) <= 90 &&
    Math.abs(value.lon) <= 180
  )
}

/** Degrees in words: '4,44120, −75,42870'. */
export function degreesText(point: LatLon): string {
  return `${formatNumber(point.lat, DEGREE_DECIMALS, 5)}, ${formatNumber(point.lon, DEGREE_DECIMALS, 5)}`
}

/** DANE codes at a `municipalityFrom` path: that of 'municipio', or of every row of 'predios.municipio'. */
export function declaredCodes(path: string | undefined, values: Readonly<Record<string, unknown>>): string[] {
  if (path === undefined) return []
  const [key = '', column] = Object.hasOwn(values, path) ? [path] : path.split('.')
  const value = Object.hasOwn(values, key) ? values[key] : undefined
  const found =
    column !== undefined && Array.isArray(value)
      ? value.map((row: unknown) => (isRecord(row) ? row[column] : null))
      : [value]
  return found.filter((code): code is string => typeof code === 'string' && code !== '')
}

const MISTAKES: Readonly<Record<DegreesMistake, string>> = {
  intercambiadas: 'La latitud y la longitud están cambiadas de lugar.',
  signo: 'La longitud lleva signo menos. Ejemplo: −75,23.',
  fuera: 'El punto está fuera de Colombia. Revise las coordenadas.',
}

/**
 * Faults of a position: an error outside the country, swapped axes recognised, for every field; where a field
 * names its municipality, an error outside the authority's territory, and a warning with the likely municipality
 * outside the declared one's box (with a margin, because boxes are approximate). An official makes the final
 * decision.
 */
export function placeFaults(point: LatLon, field: FieldDef, context: KindContext): Fault[] {
  const mistake = degreesMistake(point)
  if (mistake !== null) return [fault(mistake, MISTAKES[mistake])]
  const territory = context.lists.territory
  if (!field.municipalityFrom || !territory) return []
  if (!boxContains(territory.box, point))
    return [
      fault('fuera', 'El punto está fuera de la jurisdicción de la Corporación. Revise las coordenadas.'),
    ]
  const codes = declaredCodes(field.municipalityFrom, context.values)
  const places = territory.municipalities.filter((place) => codes.includes(place.dane))
  if (places.length === 0 || places.some((place) => boxContains(place.box, point, BOX_MARGIN))) return []
  const likely = municipalityOf(point, territory)
  const names = places.map((place) => place.name).join(' ni en ')
  return [
    {
      code: 'otro_municipio',
      message: `El punto no está en ${names}${likely ? `; parece estar en ${likely.name}` : ''}. Revise el punto o el municipio.`,
      severity: 'warning',
    },
  ]
}

/** One position. */
export const point: Kind = {
  missing: 'Marque el punto en el mapa o escriba las coordenadas.',
  isEmpty: (value) => isBlank(value) || (isRecord(value) && isBlank(value.lat) && isBlank(value.lon)),
  check(value, field, context) {
    if (!isRecord(value)) return [WRONG_SHAPE]
    if (isBlank(value.lat)) return [fault('latitud', 'Falta la latitud.')]
    if (isBlank(value.lon)) return [fault('longitud', 'Falta la longitud.')]
    if (!isPoint(value))
      return [
        fault(
          'coordenada',
          'Las coordenadas no existen. La latitud va de −90 a 90 y la longitud de −180 a 180.',
        ),
      ]
    if (extraKeys(value, ['lat', 'lon', 'accuracy', 'source']).length > 0) return [WRONG_SHAPE]
    if (value.accuracy !== undefined && !(typeof value.accuracy === 'number' && value.accuracy >= 0))
      return [WRONG_SHAPE]
    if (value.source !== undefined && !SOURCES.includes(value.source)) return [WRONG_SHAPE]
    return placeFaults(value, field, context)
  },
  asText: (value) => (isPoint(value) ? degreesText(value) : ''),
}
