import { CAPTURE_STATES, JOININGS, ORDER_UNVERIFIED } from '@ventanilla/domain/places/captures'
import { harmless } from '@ventanilla/domain/kernel/sheet-cell'
import type { OrderedCapture, Water, WaterSum } from '../../keeping/water/water.ts'
import { litresWords, sumWords } from '../../keeping/water/water-words.ts'
import { comma, escaped, position } from './export-parts.ts'

const SIDES = {
  arriba: 'Captación aguas arriba',
  abajo: 'Captación aguas abajo',
  sin_orden: 'Captación de la misma fuente',
} as const satisfies Record<OrderedCapture['where'], string>

/** The sums of an answer that it has, each with its name. */
function sumsOf(water: Water): readonly (readonly [string, WaterSum])[] {
  if (water.comparedBy === 'fuente') return [['Suma de la misma fuente', water.unordered]]
  return water.reach === null
    ? []
    : [
        ['Suma aguas arriba', water.upstream],
        ['Suma aguas abajo', water.downstream],
      ]
}

const orderWords = (verified: boolean): string => (verified ? 'orden verificado' : ORDER_UNVERIFIED)
const nameOf = ({ name }: OrderedCapture): string => (name === '' ? 'Captación registrada' : name)

const BETWEEN = ['', '', '', '', '', ''] as const

/** Lines of the sheet: the sums, and each capture. */
export function captureLines(water: Water | null): readonly string[][] {
  if (water === null) return []
  return [
    ...sumsOf(water).map(([name, sum]) => [
      name,
      '',
      sumWords(sum),
      '',
      '',
      ...BETWEEN,
      comma(sum.litres, 3),
      orderWords(sum.verified),
    ]),
    ...water.captures.map((row) => [
      SIDES[row.where],
      harmless(nameOf(row)),
      harmless([row.procedure, row.holder, row.source].filter((part) => part !== '').join(', ')),
      row.joining === null
        ? CAPTURE_STATES[row.state]
        : `${CAPTURE_STATES[row.state]}. ${JOININGS[row.joining.state]}`,
      comma(row.metres, 0),
      '',
      '',
      harmless(water.streams?.source ?? ''),
      water.streams?.sourceDate ?? '',
      comma(row.at.lat, 6),
      comma(row.at.lon, 6),
      comma(row.litres, 3),
      orderWords(row.verified),
    ]),
  ]
}

/** Properties of the place: the sums. */
export const waterProperties = (water: Water | null): Readonly<Record<string, unknown>> =>
  water === null
    ? {}
    : { agua: Object.fromEntries(sumsOf(water).map(([name, sum]) => [name, sumWords(sum)])) }

/** Captures as features of GeoJSON. */
export const captureFeatures = (water: Water | null): readonly object[] =>
  (water?.captures ?? []).map((row) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: position(row.at) },
    properties: {
      tipo: 'captación',
      nombre: nameOf(row),
      lado: SIDES[row.where],
      metros: Math.round(row.metres),
      caudal: row.litres,
      estado: CAPTURE_STATES[row.state],
      titular: row.holder,
      fuente: row.source,
      orden: orderWords(row.verified),
    },
  }))

/** Captures as placemarks of KML. */
export const captureMarks = (water: Water | null): readonly string[] =>
  (water?.captures ?? []).map((row) => {
    const words = [
      SIDES[row.where],
      litresWords(row.litres),
      CAPTURE_STATES[row.state],
      row.holder,
      orderWords(row.verified),
    ]
    return `<Placemark><name>${escaped(nameOf(row))}</name><description>${escaped(`${words.filter((part) => part !== '').join('. ')}.`)}</description><Point><coordinates>${row.at.lon},${row.at.lat}</coordinates></Point></Placemark>`
  })
