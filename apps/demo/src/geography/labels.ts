import { fractal, hash } from './chance.ts'
import { CELLS, isRim, KM, latOf, lonOf, SIDES, SIZE, valueAt, WIDTH } from './grid.ts'
import { mainFeeder, type Water } from './water.ts'

/** Heights in metres at which the relief is drawn. */
export const LEVELS: readonly number[] = [600, 1100, 1700, 2400, 3100]

/** Cells by the heights that they pass; -1 outside. */
export const makeRelief = (territory: Uint8Array, ground: Float64Array): Int16Array =>
  Int16Array.from(CELLS, (cell) =>
    territory[cell] === 1 ? LEVELS.filter((level) => valueAt(ground, cell) > level).length : -1,
  )

/** Around a place, with a ragged border. */
const around =
  (lon: number, lat: number, km: number) =>
  (cell: number): boolean =>
    Math.hypot((lonOf(cell) - lon) * KM, (latOf(cell) - lat) * KM) +
      3.5 * fractal(lonOf(cell) * 9, latOf(cell) * 9, 55, 4) <
    km

/** The páramo (0) on the heights, a reserve (1) and a district (2); -1 elsewhere. */
export function makeZones(territory: Uint8Array, ground: Float64Array): Int16Array {
  const [reserve, district] = [around(-74.66, 3.93, 11), around(-75.36, 4.62, 12)]
  return Int16Array.from(CELLS, (cell) => {
    if (territory[cell] !== 1) return -1
    if (valueAt(ground, cell) > 3000) return 0
    return reserve(cell) ? 1 : district(cell) ? 2 : -1
  })
}

/** Sub-basins: what drains to one outlet. Outlets are the mouth, two places of the main river, the largest tributaries. */
export interface Basins {
  readonly outlets: readonly number[]
  /** place in `outlets`; -1 outside */
  readonly basin: Int16Array
}

export function makeBasins(water: Water, count: number): Basins {
  const { mouth, flow, feeders, order, down } = water
  const stem = [mouth]
  for (let next = mainFeeder(water, mouth); next >= 0; next = mainFeeder(water, next)) stem.push(next)
  const whole = valueAt(flow, mouth)
  const onStem = [0.36, 0.68].flatMap((t) => stem.find((cell) => valueAt(flow, cell) < whole * (1 - t)) ?? [])
  const larger = (a: number, b: number): number => valueAt(flow, b) - valueAt(flow, a)
  const tributaries = [...feeders.values()].flatMap((cells) => cells.toSorted(larger).slice(1))
  const outlets = [mouth, ...onStem, ...tributaries.toSorted(larger)].slice(0, count)
  const basin = new Int16Array(SIZE).fill(-1)
  for (const cell of order) {
    const own = outlets.indexOf(cell)
    basin[cell] = own >= 0 ? own : valueAt(basin, valueAt(down, cell))
  }
  return { outlets, basin }
}

/**
 * Gives pieces of fewer than `least` cells to a neighbour. `everywhere`: also pieces without a label.
 */
function absorb(label: Int16Array, least: number, everywhere: boolean): void {
  const seen = new Uint8Array(SIZE)
  for (const start of CELLS) {
    if (seen[start] === 1 || isRim(start)) continue
    const own = valueAt(label, start)
    const [group, rim]: [number[], number[]] = [[start], []]
    seen[start] = 1
    // the group grows while it is gone through
    for (const cell of group)
      for (const step of SIDES) {
        const next = cell + step
        if (valueAt(label, next) !== own) rim.push(valueAt(label, next))
        else if (seen[next] !== 1 && !isRim(next)) {
          seen[next] = 1
          group.push(next)
        }
      }
    const to = rim.find((other) => other >= 0) ?? rim[0]
    if (group.length < least && to !== undefined && (own >= 0 || everywhere))
      for (const cell of group) label[cell] = to
  }
}

/** Undoes cells of one label that touch only at a corner; true when it changed any. */
function joinCorners(label: Int16Array): boolean {
  let changed = false
  for (const cell of CELLS) {
    if (isRim(cell)) continue
    const [a, b, c, d] = [0, 1, WIDTH, WIDTH + 1].map((step) => valueAt(label, cell + step))
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue
    if (a === d && a !== b && a !== c) {
      const filled = b < 0 ? cell + 1 : c >= 0 && hash(cell, 1, 2) > 0.5 ? cell + WIDTH : cell + 1
      label[filled] = a
      changed = true
    } else if (b === c && b !== a && b !== d) {
      label[cell] = b
      changed = true
    }
  }
  return changed
}

/** Labels without crumbs and without corners that touch. */
export function tidy(label: Int16Array, least: number): Int16Array {
  const tidied = Int16Array.from(label)
  absorb(tidied, least, least > 8)
  for (let rounds = 9; rounds > 0 && joinCorners(tidied); rounds -= 1) continue
  return tidied
}
