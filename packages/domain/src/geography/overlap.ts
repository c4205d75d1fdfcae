import {
  Clipper,
  Clipper64,
  ClipType,
  FillRule,
  type Paths64,
  PointInPolygonResult,
  type Rect64,
} from 'clipper2-ts'
import { bordersMeet, type Side, sidesOf, TOLERANCE_MM } from './meeting.ts'
import { type MetricPaths, type Millimetres, pathLengthM } from './metric.ts'
import { type Prepared, ringsAreaM2 } from './prepared.ts'

/** What a place has in common with a zone. */
export interface Overlap {
  /** square metres in common; 0 unless both are areas */
  readonly areaM2: number
  /** metres of the line inside the area; 0 unless one is a line and the other an area */
  readonly lengthM: number
  /** share of the place (of its area, length or points) inside the zone, 0 to 1 */
  readonly share: number
  /** they overlap, or come within `BORDER_TOLERANCE_M` of each other */
  readonly touches: boolean
}

/** Up to so many corners a zone is compared whole: cutting it to the box first costs more. */
const SMALL_CORNERS = 50
/** Beyond this, coordinates leave the range in which Clipper multiplies without big integers. */
const FAST_MM = 9e7
/** Clipper takes mutable arrays and does not change them. */
const paths64 = (paths: MetricPaths['paths']): Paths64 => paths.map((path) => [...path])

const APART: Overlap = { areaM2: 0, lengthM: 0, share: 0, touches: false }

const moved = (rect: Rect64, { x, y }: Millimetres, by = 0): Rect64 => ({
  left: rect.left + x - by,
  right: rect.right + x + by,
  top: rect.top + y - by,
  bottom: rect.bottom + y + by,
})
const apart = (a: Rect64, b: Rect64): boolean =>
  !(a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom)

/** Paths of `other` near `rect`, which stands in millimetres from another origin: `shift` leads from other's to it. */
function near(other: Prepared, rect: Rect64, shift: Millimetres): Paths64 {
  const back = { x: -shift.x, y: -shift.y }
  const own = moved(rect, back, TOLERANCE_MM)
  const corners = other.paths.reduce((sum, path) => sum + path.length, 0)
  const far = Object.values(moved(other.bounds, shift)).some((limit) => Math.abs(limit) > FAST_MM)
  const cut = corners > SMALL_CORNERS || far ? Clipper.rectClip(own, paths64(other.paths)) : other.paths
  return cut.map((path) => path.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y })))
}

const shifted = (other: Prepared, shift: Millimetres): Millimetres[][] =>
  other.paths.map((path) => path.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y })))

/** Sides of a zone that a place with these limits can come near to: a long border is not compared side by side. */
function sidesNear(zone: Prepared, rect: Rect64, shift: Millimetres): Side[] {
  const { left, right, top, bottom } = moved(rect, { x: -shift.x, y: -shift.y }, TOLERANCE_MM)
  const by = ({ x, y }: Millimetres): Millimetres => ({ x: x + shift.x, y: y + shift.y })
  return sidesOf(zone.paths, zone.dimension === 'area')
    .filter(
      ([a, b]) =>
        Math.min(a.x, b.x) <= right &&
        Math.max(a.x, b.x) >= left &&
        Math.min(a.y, b.y) <= bottom &&
        Math.max(a.y, b.y) >= top,
    )
    .map(([a, b]) => [by(a), by(b)])
}

/** Metres of lines inside an area; the edge counts as inside. */
function lengthInside(lines: MetricPaths['paths'], area: Paths64): number {
  const clipper = new Clipper64()
  clipper.addOpenSubject(paths64(lines))
  clipper.addClip(area)
  const [closed, open]: [Paths64, Paths64] = [[], []]
  clipper.execute(ClipType.Intersection, FillRule.EvenOdd, closed, open)
  return open.reduce((sum, path) => sum + pathLengthM(path), 0)
}

function isInside(point: Millimetres, rings: MetricPaths['paths']): boolean {
  let inside = false
  for (const ring of rings) {
    const found = Clipper.pointInPolygon(point, [...ring])
    if (found === PointInPolygonResult.IsOn) return true
    if (found === PointInPolygonResult.IsInside) inside = !inside
  }
  return inside
}

/**
 * What a place has in common with a zone, both prepared. The zone is first cut to the place's box, in linear time, so that
 * a small place costs little against a large zone.
 */
export function overlapOf(place: Prepared, zone: Prepared): Overlap {
  const shift = { x: zone.origin.x - place.origin.x, y: zone.origin.y - place.origin.y }
  if (apart(moved(place.bounds, { x: 0, y: 0 }, TOLERANCE_MM), moved(zone.bounds, shift))) return APART
  const meet = (): boolean =>
    bordersMeet(sidesOf(place.paths, place.dimension === 'area'), sidesNear(zone, place.bounds, shift))
  if (zone.dimension === 'area') {
    const rings = near(zone, place.bounds, shift)
    if (place.dimension === 'area') {
      const areaM2 = ringsAreaM2(Clipper.intersect(paths64(place.paths), rings, FillRule.EvenOdd))
      const share = place.areaM2 === 0 ? 0 : Math.min(1, areaM2 / place.areaM2)
      return { areaM2, lengthM: 0, share, touches: areaM2 > 0 || meet() }
    }
    if (place.dimension === 'line') {
      const lengthM = lengthInside(place.paths, rings)
      const share = place.lengthM === 0 ? 0 : Math.min(1, lengthM / place.lengthM)
      return { areaM2: 0, lengthM, share, touches: lengthM > 0 || meet() }
    }
    const inside = place.paths.filter(([point]) => point !== undefined && isInside(point, rings)).length
    return { ...APART, share: inside / place.paths.length, touches: inside > 0 || meet() }
  }
  // of a zone drawn as lines or points an area holds some; two of them can only meet
  if (place.dimension !== 'area') return { ...APART, touches: meet() }
  const found = shifted(zone, shift)
  if (zone.dimension === 'line') {
    const lengthM = lengthInside(found, paths64(place.paths))
    return { ...APART, lengthM, touches: lengthM > 0 || meet() }
  }
  return {
    ...APART,
    touches: found.some(([point]) => point !== undefined && isInside(point, place.paths)) || meet(),
  }
}
