import type { EndpointInput } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import type { LonLat } from '@ventanilla/domain/geography/coordinates'
import { degreesMistake } from '@ventanilla/domain/geography/country'
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
}

const OUTSIDE = {
  intercambiadas: 'parece tener latitud y longitud intercambiadas',
  signo: 'queda al este de Greenwich: a la longitud le falta el signo menos',
  fuera: 'queda fuera de Colombia',
} as const

const NO_AREA = 'Las esquinas no encierran un área. Escriba al menos tres que no estén en línea.'

/** @throws `Refusal` (invalid) for a point outside Colombia, or corners that enclose nothing */
export function placeOf({ shape, at }: Pick<Asked, 'shape' | 'at'>): Place {
  at.forEach((point, i) => {
    const mistake = degreesMistake(point)
    if (mistake !== null) throw wrong(`El punto ${i + 1} ${OUTSIDE[mistake]}.`, `body.at.${i}`)
  })
  const area = shape === 'area'
  const geometry = typedGeometry(at, area ? 'polygon' : 'points')
  if (geometry === null) throw wrong(NO_AREA, 'body.at')
  const prepared = prepareZone(geometry)
  const { box } = prepared
  if (box === null || (area && prepared.areaM2 === 0)) throw wrong(NO_AREA, 'body.at')
  return {
    at,
    compared: { geometry, prepared: { ...prepared, box } },
    outline: outlineOf(area, at),
    areaM2: area ? prepared.areaM2 : null,
  }
}

const wrong = (message: string, path: string): Refusal =>
  new Refusal('invalid', message, { code: 'lugar_invalido', problems: [{ path, message }] })
