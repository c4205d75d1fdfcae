import type { Box } from '../box.ts'
import { type EastNorth, type LonLat, project, unproject } from '../coordinates.ts'
import { type Geometry, dimensionOf, pathsOf, type Position } from '../geometry.ts'

/** A stretch of a stream, drawn in the direction of flow. */
export interface Reach {
  readonly id: string
  /** as the layer names the stream; '' without a name */
  readonly name: string
  /** degrees, at least two positions */
  readonly line: readonly Position[]
}

/** A reach with its metres, between two nodes. */
export interface NetReach {
  readonly id: string
  readonly name: string
  /** metres of EPSG 9377 */
  readonly path: readonly EastNorth[]
  readonly lengthM: number
  readonly from: string
  readonly to: string
}

/** Reaches joined where they end and begin. Built once for each version of a layer. */
export interface StreamNet {
  readonly reaches: ReadonlyMap<string, NetReach>
  /** reaches that end at a node */
  readonly into: ReadonlyMap<string, readonly NetReach[]>
  /** reaches that begin at a node */
  readonly outOf: ReadonlyMap<string, readonly NetReach[]>
  readonly grid: ReadonlyMap<string, readonly NetReach[]>
}

/** A place on a reach: metres along it from its beginning. */
export interface OnReach {
  readonly reachId: string
  readonly alongM: number
}

/** Side of a square of the grid, metres. */
const CELL = 500
/** Ends nearer than this are one node: drawing programs snap to less. */
const NODE_M = 0.5

const cellOf = (east: number, north: number): string =>
  `${Math.floor(east / CELL)} ${Math.floor(north / CELL)}`

/** Squares that a path crosses. */
function cellsOf(path: readonly EastNorth[]): Set<string> {
  const cells = new Set<string>()
  path.forEach((to, k) => {
    const from = path[k - 1] ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to.east - from.east, to.north - from.north) / (CELL / 4)))
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps
      cells.add(cellOf(from.east + (to.east - from.east) * t, from.north + (to.north - from.north) * t))
    }
  })
  return cells
}

/** Names nodes: ends within half a metre of each other are the same one. */
function nodeNamer(): (end: EastNorth) => string {
  const known = new Map<string, { readonly at: EastNorth; readonly name: string }[]>()
  let count = 0
  return (end) => {
    const [x, y] = [Math.floor(end.east / NODE_M), Math.floor(end.north / NODE_M)]
    for (let i = -1; i <= 1; i += 1)
      for (let j = -1; j <= 1; j += 1)
        for (const { at, name } of known.get(`${x + i} ${y + j}`) ?? [])
          if (Math.hypot(at.east - end.east, at.north - end.north) <= NODE_M) return name
    count += 1
    const name = String(count)
    const key = `${x} ${y}`
    known.set(key, [...(known.get(key) ?? []), { at: end, name }])
    return name
  }
}

const lengthOf = (path: readonly EastNorth[]): number =>
  path.reduce((sum, to, k) => {
    const from = path[k - 1] ?? to
    return sum + Math.hypot(to.east - from.east, to.north - from.north)
  }, 0)

function addTo<Key>(map: Map<Key, NetReach[]>, key: Key, reach: NetReach): void {
  const found = map.get(key)
  if (found === undefined) map.set(key, [reach])
  else found.push(reach)
}

/** Joins the reaches of a layer. Reaches without two different positions are left out. */
export function netOf(reaches: Iterable<Reach>): StreamNet {
  const nameOf = nodeNamer()
  const net = new Map<string, NetReach>()
  const [into, outOf, grid] = [
    new Map<string, NetReach[]>(),
    new Map<string, NetReach[]>(),
    new Map<string, NetReach[]>(),
  ]
  for (const { id, name, line } of reaches) {
    const path = line.map(([lon, lat]) => project({ lon, lat }, 9377))
    const [first, last] = [path[0], path.at(-1)]
    const lengthM = lengthOf(path)
    if (first === undefined || last === undefined || lengthM === 0) continue
    const reach: NetReach = { id, name, path, lengthM, from: nameOf(first), to: nameOf(last) }
    net.set(id, reach)
    addTo(into, reach.to, reach)
    addTo(outOf, reach.from, reach)
    for (const cell of cellsOf(path)) addTo(grid, cell, reach)
  }
  return { reaches: net, into, outOf, grid }
}

/** Reaches that may lie within a distance of a place: at most one square of the grid. */
export function reachesNear(net: StreamNet, { east, north }: EastNorth, withinM: number): Set<NetReach> {
  const around = Math.ceil(withinM / CELL)
  const found = new Set<NetReach>()
  for (let i = -around; i <= around; i += 1)
    for (let j = -around; j <= around; j += 1)
      for (const reach of net.grid.get(cellOf(east + i * CELL, north + j * CELL)) ?? []) found.add(reach)
  return found
}

export const metresOf = ({ lon, lat }: LonLat): EastNorth => project({ lon, lat }, 9377)

/** The reaches of a layer of lines; a shape of several lines is several reaches, and what is no line is none. */
export function* reachesOf(
  shapes: Iterable<{ readonly number: number; readonly name: string; readonly geometry: Geometry }>,
): Generator<Reach> {
  for (const { number, name, geometry } of shapes) {
    if (dimensionOf(geometry) !== 'line') continue
    const lines = pathsOf(geometry)
    for (const [k, line] of lines.entries())
      yield { id: lines.length === 1 ? String(number) : `${number}.${k + 1}`, name, line }
  }
}

/** Limits in degrees of some reaches with a margin in metres; null without any. */
export function boxOfReaches(net: StreamNet, ids: Iterable<string>, marginM: number): Box | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const id of ids)
    for (const at of net.reaches.get(id)?.path ?? []) {
      west = Math.min(west, at.east)
      east = Math.max(east, at.east)
      south = Math.min(south, at.north)
      north = Math.max(north, at.north)
    }
  if (west > east) return null
  // the sides of a rectangle in metres are curves in degrees: the margin grows with its size, far more than they bend
  const margin = marginM + Math.max(east - west, north - south) / 50
  const corners = [west - margin, east + margin].flatMap((x) =>
    [south - margin, north + margin].map((y) => unproject({ east: x, north: y }, 9377)),
  )
  return {
    lonMin: Math.min(...corners.map(({ lon }) => lon)),
    latMin: Math.min(...corners.map(({ lat }) => lat)),
    lonMax: Math.max(...corners.map(({ lon }) => lon)),
    latMax: Math.max(...corners.map(({ lat }) => lat)),
  }
}
