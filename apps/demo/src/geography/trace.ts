import type { Geometry, Position } from '@ventanilla/domain/geography/geometry'
import { hash } from './chance.ts'
import { CELLS, SOUTH, STEP, valueAt, WEST, WIDTH } from './grid.ts'

/** Decimals of a degree that are written: about ten metres. */
const DECIMALS = 10_000
const CORNERS = WIDTH + 1

/** A stretch of border between two labels, shared by both sides. */
interface Arc {
  readonly from: number
  readonly to: number
  readonly left: number
  readonly right: number
  readonly line: readonly Position[]
}
interface Edge {
  readonly to: number
  readonly left: number
  readonly right: number
}

const between = (a: Position, b: Position, t: number): Position => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

/** Cuts corners once (Chaikin), keeping both ends. */
function soften(line: readonly Position[]): Position[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined) return []
  const cut = line.slice(1).flatMap((to, k) => [0.25, 0.75].map((t) => between(line[k] ?? to, to, t)))
  return [first, ...cut, last]
}

/** Leaves out positions nearer to their line than `tolerance` degrees (Douglas and Peucker). */
function thin(line: readonly Position[], tolerance: number): Position[] {
  const [a, b] = [line[0], line.at(-1)]
  if (a === undefined || b === undefined) return []
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  let [far, at] = [tolerance, -1]
  line.forEach((position, k) => {
    const off =
      length < 1e-9
        ? Math.hypot(position[0] - a[0], position[1] - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - position[1]) - (a[0] - position[0]) * (b[1] - a[1])) / length
    if (k > 0 && k < line.length - 1 && off > far) [far, at] = [off, k]
  })
  return at < 0
    ? [a, b]
    : [...thin(line.slice(0, at + 1), tolerance).slice(0, -1), ...thin(line.slice(at), tolerance)]
}

const rounded = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS

/** A softened line of few positions, rounded as files have it. */
export const finished = (line: readonly Position[], tolerance: number): Position[] =>
  thin(soften(soften(soften(line))), tolerance).map(([lon, lat]): Position => [rounded(lon), rounded(lat)])

/** A corner of the grid, moved a little, so that borders do not look drawn on squares. */
function cornerAt(corner: number): Position {
  const [x, y] = [corner % CORNERS, Math.floor(corner / CORNERS)]
  return [WEST + (x + 0.5 * (hash(x, y, 11) - 0.5)) * STEP, SOUTH + (y + 0.5 * (hash(x, y, 12) - 0.5)) * STEP]
}

/** From each corner the edges between two labels, with the label on the left of each. */
function edgesOf(label: Int16Array): Map<number, Edge[]> {
  const edges = new Map<number, Edge[]>()
  const put = (from: number, to: number, left: number, right: number): void => {
    if (left === right) return
    const known = edges.get(from)
    if (known === undefined) edges.set(from, [{ to, left, right }])
    else known.push({ to, left, right })
  }
  for (const cell of CELLS) {
    const corner = Math.floor(cell / WIDTH) * CORNERS + (cell % WIDTH)
    const own = valueAt(label, cell)
    if (cell % WIDTH > 0) {
      const west = valueAt(label, cell - 1)
      put(corner, corner + CORNERS, west, own)
      put(corner + CORNERS, corner, own, west)
    }
    if (cell >= WIDTH) {
      const south = valueAt(label, cell - WIDTH)
      put(corner, corner + 1, own, south)
      put(corner + 1, corner, south, own)
    }
  }
  return edges
}

/** Every border once, from a corner where three labels meet to the next, or around. */
function arcsOf(label: Int16Array, tolerance: number): Arc[] {
  const edges = edgesOf(label)
  const used = new Set<string>()
  const arcs: Arc[] = []
  const follow = (start: number, { to, left, right }: Edge): void => {
    const path = [start, to]
    for (let [before, at] = [start, to]; at !== start;) {
      const out = edges.get(at) ?? []
      const next = out.length === 2 ? out.find((edge) => edge.to !== before) : undefined
      if (next === undefined) break
      path.push(next.to)
      ;[before, at] = [at, next.to]
    }
    path.forEach((corner, k) => {
      const before = path[k - 1]
      if (before !== undefined) used.add(`${before} ${corner}`).add(`${corner} ${before}`)
    })
    const line = finished(path.map(cornerAt), tolerance)
    arcs.push({ from: start, to: path.at(-1) ?? start, left, right, line })
  }
  for (const nodes of [true, false])
    for (const [corner, out] of edges)
      if (!nodes || out.length !== 2)
        for (const edge of out) if (!used.has(`${corner} ${edge.to}`)) follow(corner, edge)
  return arcs
}

const twiceArea = (ring: readonly Position[]): number =>
  ring.slice(1).reduce((sum, [x, y], k) => {
    const [px, py] = ring[k] ?? [x, y]
    return sum + px * y - x * py
  }, 0)

const holds = (ring: readonly Position[], [lon, lat]: Position): boolean =>
  ring.slice(1).filter(([x2, y2], k) => {
    const [x1, y1] = ring[k] ?? [x2, y2]
    return y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1
  }).length %
    2 ===
  1

/** Arcs of a label put end to end. */
function ringsOf(arcs: readonly Arc[], label: number): Position[][] {
  const open = arcs.flatMap(({ from, to, left, right, line }) =>
    left === label
      ? [{ from, to, line }]
      : right === label
        ? [{ from: to, to: from, line: line.toReversed() }]
        : [],
  )
  const rings: Position[][] = []
  for (let first = open.shift(); first !== undefined; first = open.shift()) {
    const ring = [...first.line]
    for (let at = first.to; at !== first.from;) {
      const [next] = open.splice(
        open.findIndex(({ from }) => from === at),
        1,
      )
      if (next === undefined) break
      ring.push(...next.line.slice(1))
      at = next.to
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}

/** The area of each label. Borders are softened once for both sides, so that neighbours leave no gaps and no overlaps. */
export function traced(label: Int16Array, tolerance: number): [label: number, geometry: Geometry][] {
  const arcs = arcsOf(label, tolerance)
  const labels = new Set(arcs.flatMap(({ left, right }) => [left, right]).filter((one) => one >= 0))
  return [...labels]
    .toSorted((a, b) => a - b)
    .map((one) => {
      const rings = ringsOf(arcs, one)
      const polygons = rings.filter((ring) => twiceArea(ring) > 0).map((border) => [border])
      for (const hole of rings.filter((ring) => twiceArea(ring) < 0)) {
        const within = polygons.find(([border = []]) =>
          [hole[0], hole[hole.length >> 1]].some((corner) => corner !== undefined && holds(border, corner)),
        )
        within?.push(hole)
      }
      return [one, { type: 'MultiPolygon', coordinates: polygons }]
    })
}
