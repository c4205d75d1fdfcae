import { fractal } from './chance.ts'
import { CELLS, latOf, lonOf } from './grid.ts'

type Corner = readonly [lon: number, lat: number]
/** How the ground rises to one side of a valley: metres, at so many degrees, with an exponent. */
type Rise = readonly [metres: number, degrees: number, exponent: number]

/** A valley, its corners in the direction of flow, and its height at head and mouth. */
interface Valley {
  readonly line: readonly Corner[]
  readonly head: number
  readonly end: number
  readonly left: Rise
  readonly right: Rise
}

// oxfmt-ignore
const VALLEYS: readonly Valley[] = [
  {
    line: [[-74.98, 3.28], [-75.1, 3.5], [-74.97, 3.78], [-74.94, 4.08], [-74.84, 4.3], [-74.83, 4.62], [-74.76, 4.9], [-74.78, 5.12], [-74.73, 5.36]],
    head: 420, end: 215, left: [3500, 0.7, 1.75], right: [1900, 0.46, 1.4],
  },
  {
    line: [[-75.82, 3.02], [-75.7, 3.28], [-75.62, 3.5], [-75.42, 3.68], [-75.24, 3.84], [-74.96, 3.93]],
    head: 1650, end: 330, left: [3000, 0.46, 1.35], right: [2700, 0.42, 1.3],
  },
  {
    line: [[-75.5, 4.28], [-75.32, 4.38], [-75.12, 4.33], [-74.86, 4.28]],
    head: 1900, end: 300, left: [3300, 0.45, 1.2], right: [3300, 0.42, 1.2],
  },
  {
    line: [[-74.62, 4.02], [-74.7, 3.86], [-74.85, 3.74], [-74.98, 3.77]],
    head: 900, end: 330, left: [2300, 0.34, 1.3], right: [2100, 0.34, 1.3],
  },
]

/** Height of the ground that a valley alone would give. */
function above({ line, head, end, left, right }: Valley, lon: number, lat: number): number {
  const sides = line.slice(1).map((to, k): [Corner, Corner] => [line[k] ?? to, to])
  const lengths = sides.map(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]))
  const total = lengths.reduce((a, b) => a + b)
  let [least, passed, height] = [Infinity, 0, 0]
  sides.forEach(([from, to], k) => {
    const length = lengths[k] ?? 0
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const t = Math.min(1, Math.max(0, ((lon - from[0]) * dx + (lat - from[1]) * dy) / length ** 2))
    const distance = Math.hypot(lon - from[0] - t * dx, lat - from[1] - t * dy)
    const [rise, far, power] = dx * (lat - from[1]) - dy * (lon - from[0]) > 0 ? left : right
    if (distance < least) {
      least = distance
      height =
        head + ((end - head) * (passed + t * length)) / total + rise * Math.min(1.16, distance / far) ** power
    }
    passed += length
  })
  return height
}

/** Invented heights in metres: the ground rises from the valleys, with sharp crests and long flanks. */
export function makeGround(): Float64Array {
  return Float64Array.from(CELLS, (cell) => {
    const [lon, lat] = [lonOf(cell), latOf(cell)]
    const u = lon + 0.045 * fractal(lon * 4, lat * 4, 70, 4)
    const v = lat + 0.045 * fractal(lon * 4, lat * 4, 80, 4)
    const high = Math.min(...VALLEYS.map((valley) => above(valley, u, v)))
    const ridges = 1 - 2 * Math.abs(fractal(lon * 5, lat * 5, 5, 5))
    return high + ridges * (12 + high * 0.13) + fractal(lon * 14, lat * 14, 15, 4) * (6 + high * 0.05)
  })
}
