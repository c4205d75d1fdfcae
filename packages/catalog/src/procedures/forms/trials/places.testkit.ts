import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { MAX_CORNERS } from '@ventanilla/domain/forms/kinds/polygon/polygon'
import { boxContains } from '@ventanilla/domain/geography/box'
import { BOX_MARGIN } from '@ventanilla/domain/identity/territory'
import { TERRITORY } from '../../../territory/territory.ts'
import { bad, good, type Trial } from './trial.testkit.ts'

interface Place {
  readonly lat: number
  readonly lon: number
}

/** Bogotá's main square: near, but in another authority's territory. */
const OUTSIDE: Place = { lat: 4.5981, lon: -74.0761 }

/** Centre of a declared municipality, and of one outside every declared bounding box. */
function placesFor(codes: readonly string[]): { inside: Place; elsewhere: Place } {
  const declared = TERRITORY.municipalities.filter((one) => codes.includes(one.dane))
  const inside = declared[0]?.centroid
  const elsewhere = TERRITORY.municipalities.find(
    (one) => !declared.some((known) => boxContains(known.box, one.centroid, BOX_MARGIN)),
  )?.centroid
  if (inside === undefined || elsewhere === undefined)
    throw new Error(`no municipality is declared among ${codes.join(', ')}`)
  return { inside: { ...inside }, elsewhere: { ...elsewhere } }
}

export function pointTrials(field: FieldDef, codes: readonly string[]): Trial[] {
  const { inside, elsewhere } = placesFor(codes)
  return [
    ...(field.required ? [bad('falta', undefined), bad('falta', {})] : []),
    good(inside),
    bad('fuera', OUTSIDE),
    bad('intercambiadas', { lat: inside.lon, lon: inside.lat }),
    bad('signo', { lat: inside.lat, lon: -inside.lon }),
    { value: elsewhere, code: 'otro_municipio', warning: true },
    bad('longitud', { lat: inside.lat }),
    bad('latitud', { lon: inside.lon }),
    bad('coordenada', { lat: 91, lon: inside.lon }),
    bad('coordenada', { lat: inside.lat, lon: -181 }),
    bad('forma', 'Ibagué'),
    bad('forma', { ...inside, nota: 'x' }),
  ]
}

type Position = readonly [number, number]

/** Corners around a place, in hundredths of a degree. */
const ringAround = ({ lat, lon }: Place, corners: readonly Position[]): Position[] =>
  corners.map(([east, north]) => [lon + east / 100, lat + north / 100])

const SQUARE: readonly Position[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
]
const BOW_TIE: readonly Position[] = [
  [0, 0],
  [1, 1],
  [1, 0],
  [0, 1],
  [0, 0],
]

/** A regular polygon with that many corners. */
function figure(count: number): Position[] {
  const corners = Array.from({ length: count }, (_, at): Position => {
    const angle = (2 * Math.PI * at) / count
    return [Math.cos(angle), Math.sin(angle)]
  })
  return [...corners, corners[0] as Position]
}

export function polygonTrials(field: FieldDef, codes: readonly string[]): Trial[] {
  const { inside, elsewhere } = placesFor(codes)
  const drawn = (place: Place, corners: readonly Position[]) => ({
    type: 'Polygon',
    coordinates: [ringAround(place, corners)],
  })
  return [
    ...(field.required ? [bad('falta', undefined), bad('falta', null)] : []),
    good(drawn(inside, SQUARE)),
    bad('poligono', drawn(inside, SQUARE.slice(0, 3))),
    bad('abierto', drawn(inside, SQUARE.slice(0, 4))),
    bad('cruce', drawn(inside, BOW_TIE)),
    bad('esquinas', drawn(inside, figure(MAX_CORNERS))),
    bad('fuera', drawn(OUTSIDE, SQUARE)),
    bad('intercambiadas', drawn({ lat: inside.lon, lon: inside.lat }, SQUARE)),
    { value: drawn(elsewhere, SQUARE), code: 'otro_municipio', warning: true },
    bad('forma', { ...drawn(inside, SQUARE), properties: {} }),
    bad('forma', 'el lote'),
  ]
}
