import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { project } from '../coordinates.ts'
import { areaM2Of } from '../metric.testkit.ts'
import { LAYER_LIMITS, type LayerRead } from './layer-read.ts'
import { readTextLayer, type TextLayerKind } from './read-text-layer.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const layer = (geometries: readonly unknown[], more: object = {}): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    ...more,
    features: geometries.map((geometry, k) => ({
      type: 'Feature',
      properties: { nombre: `Zona ${k}` },
      geometry,
    })),
  })
const read = (text: string | Uint8Array, kind: TextLayerKind = 'geojson') => {
  const found = readTextLayer(typeof text === 'string' ? bytes(text) : text, kind)
  if (found.kind === 'refused') throw new Error(found.because)
  return found
}
const refusal = (text: string, kind: TextLayerKind = 'geojson'): string => {
  const found: LayerRead = readTextLayer(bytes(text), kind)
  return found.kind === 'refused' ? found.because : 'read'
}
const square = (lon: number, lat: number, side = 0.01): number[][] => [
  [lon, lat],
  [lon + side, lat],
  [lon + side, lat + side],
  [lon, lat + side],
  [lon, lat],
]
const polygon = (...rings: number[][][]) => ({ type: 'Polygon', coordinates: rings })
const IBAGUE = square(-75.24, 4.43)

describe('a GeoJSON layer', () => {
  it('keeps shapes as they are, with their plain properties', () => {
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: {
            nombre: 'Páramo',
            hectareas: 12.5,
            vigente: true,
            nota: null,
            lista: [1],
            __proto__: { x: 1 },
          },
          geometry: polygon(IBAGUE),
        },
      ],
    })
    expect(read(text)).toEqual({
      kind: 'read',
      system: 4326,
      shapes: [
        {
          geometry: polygon(IBAGUE),
          properties: { nombre: 'Páramo', hectareas: 12.5, vigente: true, nota: null },
        },
      ],
      words: [],
    })
  })

  it('with heights, open rings, repeated corners, broken holes and empty shapes is repaired, and says so', () => {
    const [a = [], b = [], c = [], d = []] = IBAGUE.map((corner) => [...corner, 1285])
    const { shapes, words } = read(
      layer([
        polygon([a, b, b, c, d], [a, b]),
        null,
        { type: 'Polygon', coordinates: [] },
        polygon([a, b, a]),
      ]),
    )
    expect(shapes.map(({ geometry }) => geometry)).toEqual([polygon(IBAGUE)])
    expect(words).toEqual([
      'Se dejaron de lado las alturas: las zonas son planas.',
      'Se omitieron 2 formas sin geometría.',
      'Se cerró 1 borde que no volvía al inicio.',
      'Se omitieron 2 trazos de menos vértices de los que una línea o un borde necesita.',
    ])
  })

  it('with a border that crosses itself keeps two parts of the same ground', () => {
    const [a = [], b = [], c = [], d = []] = IBAGUE
    const { shapes, words } = read(layer([polygon([a, c, b, d, a])]))
    expect(shapes[0]?.geometry.type).toBe('MultiPolygon')
    expect(areaM2Of(shapes[0]?.geometry ?? { type: 'MultiPoint', coordinates: [] })).toBeCloseTo(
      areaM2Of({ type: 'Polygon', coordinates: [square(-75.24, 4.43) as [number, number][]] }) / 2,
      -2,
    )
    expect(words[0]).toContain('Se reparó 1 polígono cuyo borde se cruza')
  })

  it('of points, lines and areas mixed makes shapes of one kind each', () => {
    const mixed = {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Point', coordinates: [-75, 4] },
        {
          type: 'MultiLineString',
          coordinates: [
            [
              [-75, 4],
              [-75, 4.1],
            ],
            [
              [-75, 4.2],
              [-75, 4.3],
            ],
          ],
        },
        { type: 'MultiPolygon', coordinates: [[IBAGUE], [square(-75.2, 4.4)]] },
      ],
    }
    expect(read(layer([mixed])).shapes.map(({ geometry }) => geometry.type)).toEqual([
      'Point',
      'MultiLineString',
      'MultiPolygon',
    ])
  })

  it.each([
    ['urn:ogc:def:crs:EPSG::9377', []],
    [null, ['Las coordenadas no son grados: se leyeron en Origen Nacional (EPSG 9377).']],
  ])('in metres, its system named %s, is brought to degrees', (name, words) => {
    const metres = IBAGUE.map(([lon = 0, lat = 0]) => {
      const { east, north } = project({ lon, lat }, 9377)
      return [east, north]
    })
    const found = read(layer([polygon(metres)], name === null ? {} : { crs: { properties: { name } } }))
    expect(found.words).toEqual(words)
    const { geometry } = found.shapes[0] ?? {}
    const [lon, lat] = geometry?.type === 'Polygon' ? (geometry.coordinates[0]?.[2] ?? []) : []
    expect(lon).toBeCloseTo(-75.23, 7)
    expect(lat).toBeCloseTo(4.44, 7)
  })

  it('with swapped axes is turned, and says so', () => {
    const { shapes, words } = read(layer([polygon(IBAGUE.map(([lon = 0, lat = 0]) => [lat, lon]))]))
    expect(shapes[0]?.geometry).toEqual(polygon(IBAGUE))
    expect(words).toEqual(['Los ejes venían al revés (latitud, longitud): se intercambiaron.'])
  })

  it('partly in the sea says how much of it', () => {
    expect(read(layer([polygon(IBAGUE), polygon(square(-79.9, 5))])).words).toEqual([
      '1 forma queda en el mar o fuera de Colombia: revise el sistema de coordenadas.',
    ])
  })

  it('in Latin-1 is read, with a word', () => {
    const { shapes, words } = read(latin1(layer([polygon(IBAGUE)]).replace('Zona 0', 'Páramo de Ñuñé')))
    expect(shapes[0]?.properties['nombre']).toBe('Páramo de Ñuñé')
    expect(words[0]).toContain('Latin-1')
  })

  it.each([
    ['in the sea', layer([polygon(square(-79.9, 5))]), 'Todo queda en el mar o fuera de Colombia'],
    [
      'of another projection',
      layer([polygon(IBAGUE)], { crs: { properties: { name: 'EPSG:3857' } } }),
      '«EPSG 3857»',
    ],
    [
      'in metres of nobody knows what',
      layer([{ type: 'Point', coordinates: [982705, 871834] }]),
      'no dice en qué sistema',
    ],
    [
      'of metres off the globe',
      layer(
        [
          { type: 'Point', coordinates: [4752388.9, 2048868.32] },
          { type: 'Point', coordinates: [1e300, 1] },
        ],
        { crs: { properties: { name: 'EPSG:9377' } } },
      ),
      'no son de ningún lugar',
    ],
    ['without shapes', layer([]), 'no tiene puntos, líneas ni polígonos'],
    [
      'of broken shapes',
      layer([
        polygon([
          [-75, 4],
          [-75, 4.1],
        ]),
      ]),
      'ninguna forma completa',
    ],
    ['cut off', '{"type":"FeatureCollection","features":[{"ty', 'no se puede leer'],
    ['that is none', '[1]', 'no es un GeoJSON'],
    ['nested without end', `${'['.repeat(200_000)}`, 'no se puede leer'],
    [
      'of a million corners',
      `{"type":"MultiPoint","coordinates":[${'[-75,4],'.repeat(LAYER_LIMITS.corners)}[-75,4]]}`,
      'más de 1.000.000 vértices',
    ],
    [
      'of too many shapes',
      `{"type":"FeatureCollection","features":[${'{"type":"Point","coordinates":[-75,4]},'.repeat(LAYER_LIMITS.shapes)}{"type":"Point","coordinates":[-75,4]}]}`,
      'más de 50.000 formas',
    ],
  ])('%s is refused with a sentence', (_what, text, because) => {
    expect(refusal(text)).toContain(because)
  })

  it('of any JSON is read or refused, and nothing else', () => {
    fc.assert(
      fc.property(fc.json(), fc.anything(), (json, geometry) => {
        expect(readTextLayer(bytes(json), 'geojson').kind).toMatch(/^(read|refused)$/)
        const text = JSON.stringify(
          { type: 'Feature', geometry: { type: 'Polygon', coordinates: geometry } },
          (_, value) => (typeof value === 'bigint' ? null : value),
        )
        expect(readTextLayer(bytes(text), 'geojson').kind).toMatch(/^(read|refused)$/)
      }),
    )
  })
})

describe('a KML layer', () => {
  const kml = (placemark: string): string =>
    `<k:kml xmlns:k="x"><k:Document>${placemark}</k:Document></k:kml>`
  const ring = '-75.24,4.43,9 -75.23,4.43,9 -75.23,4.44,9 -75.24,4.44,9 -75.24,4.43,9'

  it('keeps names and extended data, and joins the parts of a placemark', () => {
    const area = `<k:Polygon><k:outerBoundaryIs><k:LinearRing><k:coordinates>${ring}</k:coordinates></k:LinearRing></k:outerBoundaryIs></k:Polygon>`
    const { shapes, words } = read(
      kml(
        `<k:Placemark><k:name>Reserva</k:name><k:ExtendedData><k:Data name="clase"><k:value>páramo</k:value></k:Data><k:SchemaData><k:SimpleData name="ha">12</k:SimpleData></k:SchemaData></k:ExtendedData><k:MultiGeometry>${area}${area.replaceAll('-75.2', '-75.3')}</k:MultiGeometry></k:Placemark>`,
      ),
      'kml',
    )
    expect(shapes).toHaveLength(1)
    expect(shapes[0]?.geometry.type).toBe('MultiPolygon')
    expect(shapes[0]?.properties).toEqual({ name: 'Reserva', clase: 'páramo', ha: '12' })
    expect(words).toEqual([])
  })

  it('that is none, or is empty, is refused', () => {
    expect(refusal('<html/>', 'kml')).toBe('El archivo no es un KML.')
    expect(refusal(kml(''), 'kml')).toContain('no tiene puntos')
    expect(refusal('', 'kml')).toContain('no es un XML')
    expect(refusal('PK\u0003\u0004', 'kml')).toContain('KMZ')
  })

  it('that was cut half-way is refused, and not taken for a smaller layer', () => {
    const whole = kml('<k:Placemark><k:Point><k:coordinates>-75,4</k:coordinates></k:Point></k:Placemark>')
    expect(refusal(`${whole}\n<!-- hecho a mano -->\n`, 'kml')).toBe('read')
    expect(refusal(whole.slice(0, -20), 'kml')).toContain('cortado')
    expect(refusal('<gpx><wpt lat="4.43" lon="-75.24"/>', 'gpx')).toContain('cortado')
  })
})

it('a GPX layer gives waypoints and tracks with their names', () => {
  const text =
    '<gpx><wpt lat="4.43" lon="-75.24"><name>Bocatoma</name></wpt><trk><name>Lindero</name><trkseg><trkpt lat="4.43" lon="-75.24"/><trkpt lat="4.44" lon="-75.24"/></trkseg></trk></gpx>'
  expect(
    read(text, 'gpx').shapes.map(({ geometry, properties }) => [geometry.type, properties['name']]),
  ).toEqual([
    ['Point', 'Bocatoma'],
    ['LineString', 'Lindero'],
  ])
  expect(refusal('<kml/>', 'gpx')).toBe('El archivo no es un GPX.')
})
