import type { LonLat } from '../coordinates.ts'
import { openRing } from '../area.ts'
import type { Import, Shape } from './shapes.ts'
import { isDegrees, UnreadableGeometry } from './shapes.ts'
import type { XmlElement } from './xml.ts'
import { child, descendants, readXml } from './xml.ts'

/** Parses 'lon,lat[,height]' tuples separated by whitespace. */
function coordinates(element: XmlElement | undefined): LonLat[] {
  if (element === undefined) return []
  const points: LonLat[] = []
  for (const tuple of element.text.split(/\s+/)) {
    const [lon, lat] = tuple.split(',').map(Number)
    if (tuple !== '' && lon !== undefined && lat !== undefined && isDegrees(lon, lat))
      points.push({ lon, lat })
  }
  return points
}

function ring(boundary: XmlElement): LonLat[] {
  return openRing(coordinates(descendants(boundary, 'coordinates')[0]))
}

function shapesOf(placemark: XmlElement, name: string): Shape[] {
  const points: Shape[] = descendants(placemark, 'Point').flatMap((point) =>
    coordinates(child(point, 'coordinates')).map((at) => ({ type: 'point' as const, name, at })),
  )
  const lines: Shape[] = descendants(placemark, 'LineString')
    .map((line) => coordinates(child(line, 'coordinates')))
    .filter((path) => path.length > 1)
    .map((path) => ({ type: 'line', name, path }))
  const polygons: Shape[] = descendants(placemark, 'Polygon')
    .map((polygon) => [
      ...descendants(polygon, 'outerBoundaryIs').map(ring),
      ...descendants(polygon, 'innerBoundaryIs').map(ring),
    ])
    .filter((rings) => (rings[0]?.length ?? 0) >= 3)
    .map((rings) => ({ type: 'polygon', name, rings }))
  return [...points, ...lines, ...polygons]
}

/** A placemark with the values of its `ExtendedData`. */
export interface KmlPlacemark {
  readonly name: string
  readonly shapes: readonly Shape[]
  readonly properties: Readonly<Record<string, string>>
}

/** `Data` with a value inside, or `SimpleData` of a schema. */
const propertiesOf = (placemark: XmlElement): Record<string, string> =>
  Object.fromEntries([
    ...descendants(placemark, 'Data').map((data) => [
      data.attributes['name'] ?? '',
      child(data, 'value')?.text ?? '',
    ]),
    ...descendants(placemark, 'SimpleData').map((data) => [data.attributes['name'] ?? '', data.text]),
  ])

/** Placemarks of a KML file, also those without geometry. @throws `UnreadableGeometry` when it is not KML */
export function kmlPlacemarks(text: string): KmlPlacemark[] {
  const root = readXml(text)
  if (root.name !== 'kml' && descendants(root, 'Placemark').length === 0) {
    throw new UnreadableGeometry('El archivo no es un KML.')
  }
  return descendants(root, 'Placemark').map((placemark) => {
    const name = child(placemark, 'name')?.text ?? ''
    return { name, shapes: shapesOf(placemark, name), properties: propertiesOf(placemark) }
  })
}

/** Reads the placemarks of a KML file. @throws `UnreadableGeometry` when it is not KML or holds no geometry */
export function readKml(text: string): Import {
  const shapes = kmlPlacemarks(text).flatMap((placemark) => placemark.shapes)
  if (shapes.length === 0) throw new UnreadableGeometry('El KML no tiene puntos, líneas ni polígonos.')
  return { shapes, notes: [] }
}
