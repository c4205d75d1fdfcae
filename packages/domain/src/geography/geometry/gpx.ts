import type { LonLat } from '../coordinates.ts'
import type { Import, Shape } from './shapes.ts'
import { isDegrees, UnreadableGeometry } from './shapes.ts'
import type { XmlElement } from './xml.ts'
import { child, descendants, readXml } from './xml.ts'

function at(element: XmlElement): LonLat[] {
  const [lon, lat] = [Number(element.attributes['lon']), Number(element.attributes['lat'])]
  return element.attributes['lon'] !== undefined && isDegrees(lon, lat) ? [{ lon, lat }] : []
}

const nameOf = (element: XmlElement): string => child(element, 'name')?.text ?? ''

/**
 * Reads waypoints as points, and routes and track segments as lines.
 * @throws `UnreadableGeometry` when it is not GPX
 */
export function readGpx(text: string): Import {
  const root = readXml(text)
  if (root.name !== 'gpx') throw new UnreadableGeometry('El archivo no es un GPX.')
  const points: Shape[] = descendants(root, 'wpt').flatMap((wpt) =>
    at(wpt).map((point) => ({ type: 'point' as const, name: nameOf(wpt), at: point })),
  )
  const lines: Shape[] = [
    ...descendants(root, 'rte').map((rte) => ({
      name: nameOf(rte),
      path: descendants(rte, 'rtept').flatMap(at),
    })),
    ...descendants(root, 'trk').flatMap((trk) =>
      descendants(trk, 'trkseg').map((segment) => ({
        name: nameOf(trk),
        path: descendants(segment, 'trkpt').flatMap(at),
      })),
    ),
  ]
    .filter((line) => line.path.length > 1)
    .map((line) => ({ type: 'line', ...line }))
  const shapes = [...points, ...lines]
  if (shapes.length === 0) throw new UnreadableGeometry('El GPX no tiene puntos ni recorridos.')
  return { shapes, notes: [] }
}
