import { readFileSync } from 'node:fs'
import { geographyPath } from '../geography/geography-path.ts'
import { inRotation } from '../people/in-rotation.ts'

interface Stream {
  readonly properties: { readonly nombre: string; readonly orden: number }
  readonly geometry: { readonly coordinates: readonly (readonly [lon: number, lat: number])[] }
}
interface Point {
  readonly lat: number
  readonly lon: number
}

/** Streams among which the captures of a municipality are spread, and the largest of them. */
const NEAREST = 3
const LARGEST = 4
/** Degrees, some twenty metres: an applicant's point lies beside the water. */
const BESIDE = 0.0002

let streams: readonly Stream[] | undefined

/** A place beside one of the fictional streams nearest to a point, with the name of the stream. */
export function besideWater(point: Point, index: number): { readonly at: Point; readonly source: string } {
  // written by the geography's generator
  streams ??= (JSON.parse(readFileSync(geographyPath('corrientes'), 'utf8')) as { features: Stream[] })
    .features
  const near = streams
    .flatMap(({ properties, geometry }) => {
      const middle = geometry.coordinates[Math.floor(geometry.coordinates.length / 2)]
      return middle === undefined || properties.orden > LARGEST
        ? []
        : [{ lon: middle[0], lat: middle[1], source: properties.nombre }]
    })
    .toSorted((a, b) => away(a, point) - away(b, point))
    .slice(0, NEAREST)
  const { lon, lat, source } = inRotation(near, index)
  return { at: { lat: fine(lat + BESIDE), lon: fine(lon) }, source }
}

const away = (a: Point, b: Point): number => Math.hypot(a.lon - b.lon, a.lat - b.lat)
const fine = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
