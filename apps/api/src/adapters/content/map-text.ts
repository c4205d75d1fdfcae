/**
 * Whether a text is a KML document. Its first element must be `kml`; a DOCTYPE is rejected, because no map
 * needs one and entities are a means to attack XML parsers. `damaged` where it is not closed.
 */
export function isKml(text: string): 'whole' | 'damaged' | null {
  const root =
    /^\ufeff?\s*(?:<\?xml[^>]*\?>)?(?:\s|<!--(?:(?!-->)[^])*-->|<\?(?!xml\s)[^>]*\?>)*<((?:[\w-]+:)?kml)[\s>]/.exec(
      text,
    )?.[1]
  if (root === undefined) return null
  const end = text.slice(-4000).replace(/<!--(?:(?!-->)[^])*-->/g, '')
  return end.trimEnd().endsWith(`</${root}>`) ? 'whole' : 'damaged'
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
