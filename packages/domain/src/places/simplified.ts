import { Clipper } from 'clipper2-ts'
import type { Geometry, Position } from '../geography/geometry.ts'

/** Millionths of a degree, in which paths are whole numbers. */
const UNIT = 1_000_000
/** Some 30 metres: less than a pixel at every zoom at which a whole municipality is seen. */
const TOLERANCE = 300

/**
 * A geometry with fewer corners for drawing it on a map, by Ramer, Douglas and Peucker; never for comparing. Shared borders of two
 * shapes can come apart by the tolerance.
 */
export function simplified(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Point':
    case 'MultiPoint':
      return geometry
    case 'LineString':
      return { type: 'LineString', coordinates: pathOf(geometry.coordinates) }
    case 'MultiLineString':
      return { type: 'MultiLineString', coordinates: geometry.coordinates.map(pathOf) }
    case 'Polygon':
      return { type: 'Polygon', coordinates: ringsOf(geometry.coordinates) }
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: geometry.coordinates.map(ringsOf) }
  }
}

const pathOf = (path: readonly Position[]): readonly Position[] =>
  Clipper.ramerDouglasPeucker(
    path.map(([lon, lat]) => ({ x: Math.round(lon * UNIT), y: Math.round(lat * UNIT) })),
    TOLERANCE,
  ).map(({ x, y }): Position => [x / UNIT, y / UNIT])

/** Rings that keep an inside: a border is kept as it was rather than lost, a hole that nobody would see goes. */
const ringsOf = (rings: readonly (readonly Position[])[]): readonly (readonly Position[])[] =>
  rings.flatMap((ring, i) => {
    const fewer = pathOf(ring)
    const [first] = fewer
    // it comes back open
    if (first !== undefined && fewer.length > 2) return [[...fewer, first]]
    return i === 0 ? [ring] : []
  })
