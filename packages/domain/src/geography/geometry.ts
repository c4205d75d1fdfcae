/** Longitude and latitude in decimal degrees of MAGNA-SIRGAS, as GeoJSON writes them. */
export type Position = readonly [lon: number, lat: number]
/** Closed: the last position equals the first. */
export type Ring = readonly Position[]

/**
 * GeoJSON geometry (RFC 7946) as layers and places are stored: two axes, degrees, closed rings. The first ring of a
 * polygon is its border, the others are holes.
 */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiPoint'; readonly coordinates: readonly Position[] }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] }

/** What a geometry is measured by: points by number, lines by metres, areas by square metres. */
export type Dimension = 'point' | 'line' | 'area'

export function dimensionOf({ type }: Geometry): Dimension {
  if (type === 'Point' || type === 'MultiPoint') return 'point'
  return type === 'LineString' || type === 'MultiLineString' ? 'line' : 'area'
}

/** The paths of a geometry: each point alone, each line, each ring. */
export function pathsOf(geometry: Geometry): readonly (readonly Position[])[] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]]
    case 'MultiPoint':
      return geometry.coordinates.map((position) => [position])
    case 'LineString':
      return [geometry.coordinates]
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates
    case 'MultiPolygon':
      return geometry.coordinates.flat()
  }
}
