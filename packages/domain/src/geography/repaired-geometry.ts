import { Clipper, ClipType, FillRule, type PolyPath64, PolyTree64 } from 'clipper2-ts'
import { unproject } from './coordinates.ts'
import type { Geometry, Position, Ring } from './geometry.ts'
import type { Millimetres } from './metric.ts'
import type { Prepared } from './prepared.ts'

/** A hundred-millionth of a degree is one millimetre. */
const DECIMALS = 1e8
const MM = 1000

function ringOf(corners: readonly Millimetres[], origin: Millimetres): Ring {
  const ring = corners.map(({ x, y }): Position => {
    const { lon, lat } = unproject({ east: (x + origin.x) / MM, north: (y + origin.y) / MM }, 9377)
    return [Math.round(lon * DECIMALS) / DECIMALS, Math.round(lat * DECIMALS) / DECIMALS]
  })
  return [...ring, ...ring.slice(0, 1)]
}

/** Borders below a node of the tree, each with its holes; an island in a hole is a border again. */
function polygonsOf(tree: PolyPath64, origin: Millimetres): Ring[][] {
  return Array.from({ length: tree.count }, (_, k) => tree.child(k)).flatMap((border) => {
    const holes = Array.from({ length: border.count }, (_, k) => border.child(k))
    const rings = [border, ...holes].map((path) => ringOf(path.poly ?? [], origin))
    return [rings, ...holes.flatMap((hole) => polygonsOf(hole, origin))]
  })
}

/** The repaired rings of an area as a geometry in degrees: what is kept in place of a border that crosses itself. */
export function repairedGeometry({ paths, origin }: Prepared): Geometry {
  const tree = new PolyTree64()
  Clipper.booleanOpWithPolyTree(
    ClipType.Union,
    paths.map((path) => [...path]),
    null,
    tree,
    FillRule.EvenOdd,
  )
  const polygons = polygonsOf(tree, origin)
  const [only] = polygons
  return polygons.length === 1 && only !== undefined
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons }
}
