import InteriorPointArea from 'jsts/org/locationtech/jts/algorithm/InteriorPointArea.js'
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js'
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js'
import OverlayOp from 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js'
import Polygonizer from 'jsts/org/locationtech/jts/operation/polygonize/Polygonizer.js'
import UnaryUnionOp from 'jsts/org/locationtech/jts/operation/union/UnaryUnionOp.js'
import proj4 from 'proj4'

/**
 * Overlaps by libraries of another make than the product's, and no code of ours: proj4 projects, jsts intersects. What
 * crosses itself is cut into the faces of all borders, and a face counts where a point in it is inside both by parity.
 */
type Pair = [number, number]
export type Polygon = readonly (readonly Pair[])[]

const NATIONAL = proj4(
  '+proj=longlat +ellps=GRS80 +no_defs',
  '+proj=tmerc +lat_0=4 +lon_0=-73 +k=0.9992 +x_0=5000000 +y_0=2000000 +ellps=GRS80 +units=m +no_defs',
)
const factory = new GeometryFactory()

const projected = (polygons: readonly Polygon[]): Pair[][][] =>
  polygons.map((rings) => rings.map((ring) => ring.map((corner) => NATIONAL.forward(corner) as Pair)))
const coordinates = (ring: readonly Pair[]): Coordinate[] => ring.map(([x, y]) => new Coordinate(x, y))

const areaOf = (polygons: readonly Polygon[]): object =>
  factory.createMultiPolygon(
    polygons.map(([border = [], ...holes]) =>
      factory.createPolygon(
        factory.createLinearRing(coordinates(border)),
        holes.map((hole) => factory.createLinearRing(coordinates(hole))),
      ),
    ),
  )

/** Parity over all rings of each polygon; inside any of them. */
const holds = (polygons: readonly Polygon[], x: number, y: number): boolean =>
  polygons.some(
    (rings) =>
      rings
        .flatMap((ring) => ring.slice(1).map((to, k): [Pair, Pair] => [ring[k] ?? to, to]))
        .filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1)
        .length %
        2 ===
      1,
  )

/** Square metres in common, both without crossings. Throws where the library refuses. */
export function validOverlap(a: readonly Polygon[], b: readonly Polygon[]): number {
  return OverlayOp.intersection(areaOf(projected(a)), areaOf(projected(b))).getArea()
}

/** Square metres in common by even-odd. Throws where the library refuses. */
export function evenOddOverlap(a: readonly Polygon[], b: readonly Polygon[]): number {
  const [one, other] = [projected(a), projected(b)]
  const lines = [...one, ...other].flat().map((ring) => factory.createLineString(coordinates(ring)))
  const polygonizer = new Polygonizer()
  polygonizer.add(UnaryUnionOp.union(factory.createMultiLineString(lines)))
  return polygonizer
    .getPolygons()
    .toArray()
    .filter((face) => {
      const { x, y } = InteriorPointArea.getInteriorPoint(face)
      return holds(one, x, y) && holds(other, x, y)
    })
    .reduce((sum, face) => sum + face.getArea(), 0)
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const METRE = 1 / 111_000
const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

/** A ring around a place, `reach` metres wide at most; `crossing`: its corners in any order. */
function ringAround(chance: () => number, [lon, lat]: Pair, [least, reach]: Pair, crossing: boolean): Pair[] {
  // nine corners keep a border of 300 metres off a hole of 200; of crossing ones the faces grow with the square
  const count = crossing ? 5 + Math.floor(chance() * 15) : 9 + Math.floor(chance() * 50)
  const open = Array.from({ length: count }, (_, k): Pair => {
    const angle = ((k + 0.8 * chance()) / count) * 2 * Math.PI
    const distance = (least + chance() * (reach - least)) * METRE
    return [round(lon + distance * Math.cos(angle)), round(lat + distance * Math.sin(angle))]
  })
  const ordered = crossing
    ? open
        .map((corner) => ({ corner, at: chance() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ corner }) => corner)
    : open
  return [...ordered, ...ordered.slice(0, 1)]
}

/** A random area: one to three parts, half of them with a hole; `crossing`: its borders cross themselves. */
export function randomArea(chance: () => number, crossing: boolean): Polygon[] {
  const centre: Pair = [-75 + 0.012 * chance(), 4 + 0.012 * chance()]
  const parts = chance() < 0.6 ? 1 : 2 + Math.floor(chance() * 2)
  return Array.from({ length: parts }, (_, k) => {
    // parts lie apart, so that only `crossing` ones cross
    const place: Pair = [centre[0] + k * 1300 * METRE, centre[1]]
    const border = ringAround(chance, place, [300, 600], crossing)
    return chance() < 0.5 ? [border] : [border, ringAround(chance, place, [40, 200], false)]
  })
}

/** Metres of all borders: none is moved by more than a millimetre, so no area by more than a thousandth of it. */
export const borderMetres = (polygons: readonly Polygon[]): number =>
  projected(polygons)
    .flat()
    .reduce(
      (sum, ring) =>
        sum +
        ring.slice(1).reduce((length, [x, y], k) => {
          const [px, py] = ring[k] ?? [x, y]
          return length + Math.hypot(x - px, y - py)
        }, 0),
      0,
    )

/** What a comparison of many random pairs found. */
export interface Comparison {
  readonly compared: number
  readonly overlapping: number
  /** pairs that the library refused */
  readonly refused: number
  /** greatest difference, as a part of what rounding to millimetres can move */
  readonly worst: number
}

/** Compares `overlap` with the other library on random pairs: a third valid, a third half crossing, a third crossing. */
export function compareWithOracle(
  pairs: number,
  seed: number,
  overlap: (a: readonly Polygon[], b: readonly Polygon[]) => number,
): Comparison {
  const chance = seeded(seed)
  let [compared, overlapping, refused, worst] = [0, 0, 0, 0]
  for (let k = 0; k < pairs; k += 1) {
    const [a, b] = [randomArea(chance, k % 3 > 0), randomArea(chance, k % 3 > 1)]
    let expected: number
    try {
      expected = k % 3 === 0 ? validOverlap(a, b) : evenOddOverlap(a, b)
    } catch {
      refused += 1
      continue
    }
    compared += 1
    if (expected > 1) overlapping += 1
    const difference = Math.abs(overlap(a, b) - expected)
    worst = Math.max(worst, difference / (0.001 * (borderMetres(a) + borderMetres(b))))
  }
  return { compared, overlapping, refused, worst }
}
