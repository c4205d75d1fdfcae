import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGeometry } from './read-geometry.ts'
import { UnreadableGeometry } from './shapes.ts'
import { descendants, readXml } from './xml.ts'

const KML = `<?xml version="1.0" encoding="UTF-8"?>
<!-- hecho a mano -->
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Finca</name>
 <Style id="a"/>
 <Folder>
  <Placemark><name><![CDATA[Bocatoma <1>]]></name><Point><coordinates>-75.2322,4.4389,1285</coordinates></Point></Placemark>
  <Placemark><name>Predio &amp; casa</name><MultiGeometry>
   <Polygon><outerBoundaryIs><LinearRing><coordinates>
     -75.24,4.43,0 -75.23,4.43,0
     -75.23,4.44,0 -75.24,4.44,0 -75.24,4.43,0
   </coordinates></LinearRing></outerBoundaryIs>
   <innerBoundaryIs><LinearRing><coordinates>-75.236,4.434 -75.234,4.434 -75.234,4.436 -75.236,4.434</coordinates></LinearRing></innerBoundaryIs></Polygon>
   <LineString><coordinates>-75.24,4.43 -75.23,4.44</coordinates></LineString>
  </MultiGeometry></Placemark>
 </Folder></Document></kml>`

const GPX = `<gpx version="1.1" creator="GPS"><wpt lat="4.4389" lon="-75.2322"><ele>1285</ele><name>Pozo</name></wpt>
<trk><name>Lindero</name><trkseg><trkpt lat="4.43" lon="-75.24"/><trkpt lat="4.43" lon="-75.23"></trkpt><trkpt lat='4.44' lon='-75.23'/></trkseg></trk></gpx>`

describe('a KML file', () => {
  it('gives points, lines and polygons with holes, each with its name', () => {
    const { shapes } = readGeometry(KML)
    expect(shapes).toHaveLength(3)
    expect(shapes[0]).toEqual({ type: 'point', name: 'Bocatoma <1>', at: { lon: -75.2322, lat: 4.4389 } })
    expect(shapes[1]).toMatchObject({ type: 'line', name: 'Predio & casa' })
    expect(shapes[2]).toMatchObject({ type: 'polygon', name: 'Predio & casa' })
    expect(shapes[2]?.type === 'polygon' ? shapes[2].rings.map((ring) => ring.length) : []).toEqual([4, 3])
  })

  it('is read with a prefix, a byte-order mark and broken numbers left out', () => {
    const text = `\uFEFF<k:kml xmlns:k="x"><k:Placemark><k:Point><k:coordinates>x,y -75.1,4.1 999,4</k:coordinates></k:Point></k:Placemark></k:kml>`
    expect(readGeometry(text).shapes).toEqual([{ type: 'point', name: '', at: { lon: -75.1, lat: 4.1 } }])
  })

  it('without geometry is refused with a sentence', () => {
    expect(() => readGeometry('<kml><Document/></kml>')).toThrow(
      'El KML no tiene puntos, líneas ni polígonos.',
    )
    expect(() => readGeometry('<html><body>hola</body></html>')).toThrow('El archivo no es un KML.')
  })
})

describe('a GPX file', () => {
  it('gives waypoints and tracks', () => {
    const { shapes } = readGeometry(GPX)
    expect(shapes[0]).toEqual({ type: 'point', name: 'Pozo', at: { lon: -75.2322, lat: 4.4389 } })
    expect(shapes[1]).toMatchObject({ type: 'line', name: 'Lindero' })
    expect(shapes[1]?.type === 'line' ? shapes[1].path : []).toHaveLength(3)
  })

  it('without positions is refused', () => {
    expect(() => readGeometry('<gpx><wpt lat="x" lon="y"/></gpx>')).toThrow(
      'El GPX no tiene puntos ni recorridos.',
    )
  })
})

describe('a GeoJSON file', () => {
  const feature = (geometry: unknown, properties: unknown = {}) => ({ type: 'Feature', properties, geometry })

  it('gives every kind of geometry and says what it left out', () => {
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        feature({ type: 'Point', coordinates: [-75.2322, 4.4389, 1285] }, { nombre: 'Pozo' }),
        feature({
          type: 'MultiPolygon',
          coordinates: [
            [
              [
                [-75.24, 4.43],
                [-75.23, 4.43],
                [-75.23, 4.44],
                [-75.24, 4.43],
              ],
            ],
          ],
        }),
        feature({
          type: 'GeometryCollection',
          geometries: [
            {
              type: 'MultiPoint',
              coordinates: [
                [-75, 4],
                [-75, 5],
              ],
            },
          ],
        }),
        feature({ type: 'Polygon', coordinates: [[[-75, 4]]] }),
        feature(null),
      ],
    })
    const { shapes, notes } = readGeometry(text)
    expect(shapes.map((shape) => shape.type)).toEqual(['point', 'polygon', 'point', 'point'])
    expect(shapes[0]).toMatchObject({ name: 'Pozo' })
    expect(notes).toEqual(['Se omitieron 1 elementos que no tienen una ubicación legible.'])
  })

  it('in the national projection is brought to degrees', () => {
    const text = JSON.stringify({
      type: 'Point',
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::9377' } },
      coordinates: [4752388.9, 2048868.32],
    })
    const [shape] = readGeometry(text).shapes
    expect(shape?.type === 'point' ? shape.at.lat : 0).toBeCloseTo(4.4389, 6)
  })

  it('that is broken, empty or no GeoJSON is refused', () => {
    expect(() => readGeometry('{')).toThrow('no se puede leer')
    expect(() => readGeometry('{"a":1}')).toThrow('no es un GeoJSON')
    expect(() => readGeometry('{"type":"FeatureCollection","features":[]}')).toThrow('no tiene puntos')
    expect(() => readGeometry('PK\u0003\u0004')).toThrow('Use un archivo KML, GPX o GeoJSON.')
  })
})

describe('the XML reader', () => {
  it('forgives unclosed and stray tags', () => {
    const root = readXml('<a><b>1<c>2</a></z><d/>')
    expect(descendants(root, 'c')[0]?.text).toBe('2')
  })

  it('reads no external or own entities', () => {
    const root = readXml('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;&#65;&#x42;</a>')
    expect(root.text).toBe('&x;AB')
  })

  it('never fails in another way than with its own sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[<>/a="' !\-[\]C?&;{]{0,60}$/)), (text) => {
        try {
          readGeometry(text)
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableGeometry)
        }
      }),
    )
  })

  it('takes linear time on hostile markup', () => {
    for (const text of ['<a ', '<a>', '</', '<![CDATA[', '<!--', '&', '<a x="']
      .map((part) => part.repeat(200_000))
      .concat(`<a ${'x'.repeat(500_000)}`)) {
      const outcome = ((): string => {
        try {
          return readXml(text).name
        } catch (error) {
          return error instanceof UnreadableGeometry ? 'refused' : 'broken'
        }
      })()
      expect(outcome).not.toBe('broken')
    }
  })
})
