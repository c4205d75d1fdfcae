import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import { harmless, quotedCell } from '@ventanilla/domain/kernel/sheet-cell'
import { ZONE_STATES } from '@ventanilla/domain/places/zone-answers'
import { comma, escaped, position } from './export-parts.ts'
import type { Asked } from './place-address.ts'
import { captureFeatures, captureLines, captureMarks, waterProperties } from './water-export.ts'

export type Found = EndpointAnswer<(typeof places)['search']>['body']
export type ZoneFound = Found['zones'][number]

/** What an answer is saved as. */
export const EXPORTS = {
  csv: { name: 'CSV', type: 'text/csv', text: csvOf },
  geojson: { name: 'GeoJSON', type: 'application/geo+json', text: geoJsonOf },
  kml: { name: 'KML', type: 'application/vnd.google-earth.kml+xml', text: kmlOf },
} as const

const COLUMNS = [
  'Tipo',
  'Nombre',
  'Detalle',
  'Estado',
  'Distancia (m)',
  'Área dentro (m²)',
  'Parte del lugar (%)',
  'Fuente',
  'Fecha de la fuente',
  'Latitud',
  'Longitud',
  'Caudal (l/s)',
  'Orden',
] as const

/** Zones, captures of the same water and then cases, one a line; UTF-8 with BOM, semicolons, CRLF. */
function csvOf(_: Asked, found: Found): string {
  const lines = [
    COLUMNS.map(String),
    ...zonesIn(found).flatMap(zoneLines),
    ...captureLines(found.water),
    ...found.cases.map(caseLine),
  ]
  return `\uFEFF${lines.map((cells) => cells.map((cell) => quotedCell(cell)).join(';')).join('\r\n')}\r\n`
}

/** Every zone of an answer, boundaries first. */
export const zonesIn = ({ municipality, subbasin, zones }: Found): readonly ZoneFound[] =>
  [municipality.zone, subbasin, ...zones].filter((zone) => zone !== null)

function zoneLines(zone: ZoneFound): string[][] {
  const line = (detail: string, areaM2: number | null, share: number | null): string[] => [
    'Zona',
    harmless(zone.name),
    harmless(detail),
    zone.because === null ? ZONE_STATES[zone.state] : `${ZONE_STATES[zone.state]}. ${zone.because}`,
    '',
    comma(areaM2, 0),
    comma(share === null ? null : share * 100, 2),
    harmless(zone.source),
    zone.sourceDate,
    '',
    '',
    '',
    '',
  ]
  return zone.crossed.length === 0
    ? [line('', null, null)]
    : zone.crossed.map(({ name, code, areaM2, share }) =>
        line([name, code].filter((part) => part !== '').join(', '), areaM2, share),
      )
}

const caseLine = (row: Found['cases'][number]): string[] => [
  row.ended ? 'Permiso o solicitud terminada' : 'Solicitud en curso',
  harmless(row.radicado),
  harmless(`${row.procedure}, ${row.applicant}`),
  harmless(row.statusLabel),
  comma(row.metres, 0),
  '',
  '',
  '',
  '',
  comma(row.at.lat, 6),
  comma(row.at.lon, 6),
  '',
  '',
]

/** RFC 7946: the place, the captures and the cases. */
function geoJsonOf(asked: Asked, found: Found): string {
  const corners = asked.at.map(position)
  const [first] = corners
  const place =
    asked.shape === 'area' && first !== undefined
      ? { type: 'Polygon', coordinates: [[...corners, first]] }
      : { type: 'MultiPoint', coordinates: corners }
  const crossed = zonesIn(found).map(({ name, state, crossed: shapes }) => ({
    zona: name,
    estado: ZONE_STATES[state],
    figuras: shapes.map((shape) => shape.name),
  }))
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: place,
        properties: { tipo: 'lugar', zonas: crossed, ...waterProperties(found.water) },
      },
      ...captureFeatures(found.water),
      ...found.cases.map((row) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: position(row.at) },
        properties: {
          tipo: 'solicitud',
          radicado: row.radicado,
          tramite: row.procedure,
          solicitante: row.applicant,
          estado: row.statusLabel,
          metros: Math.round(row.metres),
        },
      })),
    ],
  })
}

const positions = (at: Asked['at']): string => at.map(({ lat, lon }) => `${lon},${lat}`).join(' ')

/** OGC KML 2.2: the place, the captures and the cases. */
function kmlOf({ shape, at }: Asked, found: Found): string {
  const [first] = at
  const place =
    shape === 'area' && first !== undefined
      ? `<Polygon><outerBoundaryIs><LinearRing><coordinates>${positions([...at, first])}</coordinates></LinearRing></outerBoundaryIs></Polygon>`
      : `<MultiGeometry>${at.map((one) => `<Point><coordinates>${positions([one])}</coordinates></Point>`).join('')}</MultiGeometry>`
  const marks = found.cases.map(
    (row) =>
      `<Placemark><name>${escaped(row.radicado)}</name><description>${escaped(`${row.procedure}. ${row.applicant}. ${row.statusLabel}.`)}</description><Point><coordinates>${positions([row.at])}</coordinates></Point></Placemark>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Lugar buscado</name>${place}</Placemark>${[...captureMarks(found.water), ...marks].join('')}</Document></kml>\n`
}
