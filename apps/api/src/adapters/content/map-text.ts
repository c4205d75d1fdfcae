/**
 * Whether a text is a KML document or a GPX one. Its first element must be `kml` or `gpx`; a DOCTYPE is rejected,
 * because no map needs one and entities are a means to attack XML parsers. `damaged` where it is not closed.
 */
export function xmlMap(text: string): { kind: 'kml' | 'gpx'; state: 'whole' | 'damaged' } | null {
  const found =
    /^\ufeff?\s*(?:<\?xml[^>]*\?>)?(?:\s|<!--(?:(?!-->)[^])*-->|<\?(?!xml\s)[^>]*\?>)*<((?:[\w-]+:)?(kml|gpx))[\s>]/.exec(
      text,
    )
  if (found === null) return null
  const [, root = '', name] = found
  const kind = name === 'gpx' ? 'gpx' : 'kml'
  const end = text.slice(-4000).replace(/<!--(?:(?!-->)[^])*-->/g, '')
  return { kind, state: end.trimEnd().endsWith(`</${root}>`) ? 'whole' : 'damaged' }
}

const GEOMETRIES = new Set([
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
])

/** Whether a text is GeoJSON (RFC 7946). `damaged` where it begins like it but is not JSON to its end. */
export function isGeoJson(text: string): 'whole' | 'damaged' | null {
  if (!/^\ufeff?\s*\{/.test(text)) return null
  let value: {
    type?: unknown
    features?: unknown
    geometry?: unknown
    coordinates?: unknown
    geometries?: unknown
  }
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return /"type"\s*:\s*"(Feature|FeatureCollection)"/.test(text.slice(0, 4000)) ? 'damaged' : null
  }
  const { type } = value
  if (type === 'FeatureCollection') return Array.isArray(value.features) ? 'whole' : null
  if (type === 'Feature') return 'geometry' in value ? 'whole' : null
  if (typeof type !== 'string' || !GEOMETRIES.has(type)) return null
  return Array.isArray(value.coordinates ?? value.geometries) ? 'whole' : null
}
