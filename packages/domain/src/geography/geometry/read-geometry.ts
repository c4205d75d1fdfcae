import { readGeoJson } from './geojson.ts'
import { readGpx } from './gpx.ts'
import { readKml } from './kml.ts'
import type { Import } from './shapes.ts'
import { UnreadableGeometry } from './shapes.ts'

/**
 * Reads the text of a KML, GPX or GeoJSON file, detecting the format from its content, not its name. The caller
 * unzips KMZ first.
 * @throws `UnreadableGeometry` with a Spanish sentence
 */
export function readGeometry(text: string): Import {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start.startsWith('{')) return readGeoJson(start)
  if (!start.startsWith('<')) throw new UnreadableGeometry('Use un archivo KML, GPX o GeoJSON.')
  return /<(\w+:)?gpx[\s>]/i.test(start) ? readGpx(start) : readKml(start)
}
