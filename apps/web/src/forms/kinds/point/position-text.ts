import { type LonLat, project, unproject } from '@ventanilla/domain/geography/coordinates'
import { dmsWords, parseAngle } from '@ventanilla/domain/geography/dms'
import { formatNumber, parseNumber } from '@ventanilla/domain/forms/numbers'

/** Notations of a position. Geographic degrees are stored; the others are converted at once. */
export type Notation = 'grados' | 'gms' | 'nacional'

export const NOTATIONS: readonly {
  readonly id: Notation
  readonly name: string
  readonly labels: readonly [string, string]
}[] = [
  { id: 'grados', name: 'Grados decimales', labels: ['Latitud', 'Longitud'] },
  { id: 'gms', name: 'Grados, minutos y segundos', labels: ['Latitud', 'Longitud'] },
  { id: 'nacional', name: 'Origen Nacional (EPSG:9377)', labels: ['Este', 'Norte'] },
]

export const EXAMPLES: Readonly<Record<Notation, readonly [string, string]>> = {
  grados: ['4,44120', '−75,42870'],
  gms: ['4° 26′ 28,32″ N', '75° 25′ 43,32″ O'],
  nacional: ['4.730.569,45', '2.049.175,21'],
}

/** The two texts of a position in a notation. */
export function writePosition(point: LonLat, notation: Notation): [string, string] {
  if (notation === 'grados') return [formatNumber(point.lat, 6, 5), formatNumber(point.lon, 6, 5)]
  if (notation === 'gms') {
    const [lat = '', lon = ''] = dmsWords(point).split(', ')
    return [lat, lon]
  }
  const { east, north } = project(point, 9377)
  return [formatNumber(east, 2, 2), formatNumber(north, 2, 2)]
}

/** Position parsed from its two texts; null while one is missing or unreadable. */
export function readPosition(first: string, second: string, notation: Notation): LonLat | null {
  if (notation === 'gms') {
    const [lat, lon] = [parseAngle(first), parseAngle(second)]
    return lat === null || lon === null ? null : { lat, lon }
  }
  const [a, b] = [parseNumber(first), parseNumber(second)]
  if (a === null || b === null) return null
  if (notation === 'grados') return { lat: a, lon: b }
  const point = unproject({ east: a, north: b }, 9377)
  return Number.isFinite(point.lat) && Number.isFinite(point.lon) ? point : null
}

/**
 * A pair pasted into one box: '4.4412, -75.4287', as maps and messages write it. Null when it is not a pair.
 */
export function readPair(text: string): LonLat | null {
  const match = /^\s*(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\s*$/.exec(text.replace(/[−–]/g, '-'))
  return match ? { lat: Number(match[1]), lon: Number(match[2]) } : null
}

/** The position in the other two notations, for the line under the boxes. */
export function otherNotations(point: LonLat): string {
  const { east, north } = project(point, 9377)
  return `${dmsWords(point)}. Origen Nacional: Este ${formatNumber(east, 2)}, Norte ${formatNumber(north, 2)}.`
}
