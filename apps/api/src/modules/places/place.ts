import type { EndpointInput } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import type { LonLat } from '@ventanilla/domain/geography/coordinates'
import { degreesMistake } from '@ventanilla/domain/geography/country'
import type { Geometry } from '@ventanilla/domain/geography/geometry'
import { isTangled, TANGLED_WORDS } from '@ventanilla/domain/geography/crossings'
import { boxOf } from '@ventanilla/domain/geography/metric'
import { prepareZone } from '@ventanilla/domain/geography/prepared'
import { typedGeometry } from '@ventanilla/domain/geography/typed'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { ComparedPlace } from '../../db/places/zone-answers.ts'
import { type Outline, outlineOf } from '@ventanilla/domain/places/distance'

export type Asked = EndpointInput<(typeof places)['search']>['body']

/** A place that is looked up. */
export interface Place {
  readonly at: readonly LonLat[]
  readonly compared: ComparedPlace
  readonly outline: Outline
  /** square metres; null: points */
  readonly areaM2: number | null
  /** the border crosses itself: what it encloses was measured */
  readonly repaired: boolean
}

const OUTSIDE = {
  intercambiadas: 'parece tener latitud y longitud intercambiadas',
  signo: 'queda al este de Greenwich: a la longitud le falta el signo menos',
  fuera: 'queda fuera de Colombia',
} as const

const NO_AREA = 'Las esquinas no encierran un área. Escriba al menos tres que no estén en línea.'

type Given = Pick<Asked, 'shape' | 'at'>

/** @throws `Refusal` (invalid) for a point outside Colombia, corners in line, or a border that crosses itself too often */
export function geometryAt({ shape, at }: Given): Geometry {
  at.forEach((point, i) => {
    const mistake = degreesMistake(point)
    if (mistake !== null) throw wrong(`El punto ${i + 1} ${OUTSIDE[mistake]}.`, `body.at.${i}`)
  })
  const area = shape === 'area'
  // before anything is computed of it
  if (area && isTangled(at)) throw wrong(TANGLED_WORDS, 'body.at')
  const geometry = typedGeometry(at, area ? 'polygon' : 'points')
  if (geometry === null) throw wrong(NO_AREA, 'body.at')
  return geometry
}

/** @throws `Refusal` (invalid) as `geometryAt`, and for corners that enclose nothing */
export function placeOf({ shape, at }: Given): Place {
  const geometry = geometryAt({ shape, at })
  const area = shape === 'area'
  const { areaM2, repaired } = area ? prepareZone(geometry) : { areaM2: null, repaired: false }
  const box = boxOf(geometry)
  if (box === null || areaM2 === 0) throw wrong(NO_AREA, 'body.at')
  return { at, compared: { geometry, box }, outline: outlineOf(area, at), areaM2, repaired }
}

const wrong = (message: string, path: string): Refusal =>
  new Refusal('invalid', message, { code: 'lugar_invalido', problems: [{ path, message }] })
