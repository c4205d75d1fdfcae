import type { Subzone } from '@ventanilla/catalog/territory/subzones'
import type { Position } from '@ventanilla/domain/geography/geometry'
import { hash } from './chance.ts'
import { CELLS, latOf, lonOf, STEP, valueAt } from './grid.ts'
import type { Basins } from './labels.ts'
import { MAIN_RIVER, RIVERS, STREAMS, SUBZONE_NEAR } from './names.ts'
import { finished } from './trace.ts'
import { isConfluence, isStream, mainFeeder, STREAM_CELLS, type Water } from './water.ts'

/** A reach in the direction of flow. */
export interface DrawnReach {
  readonly id: number
  readonly name: string
  /** nodes: cells of the grid */
  readonly from: number
  readonly to: number
  /** cells that drain through its end */
  readonly flow: number
  /** 1 for brooks to 6 for the main river */
  readonly order: number
  readonly line: readonly Position[]
}

/** The subzone whose place is nearest to the middle of each basin, each given once. */
export function nameBasins({ outlets, basin }: Basins, subzones: readonly Subzone[]): Map<number, Subzone> {
  const middles = outlets.map((_, k) => {
    const own = CELLS.filter((cell) => basin[cell] === k)
    const mean = (of: (cell: number) => number): number =>
      own.reduce((sum, cell) => sum + of(cell), 0) / own.length
    return [mean(lonOf), mean(latOf)] as const
  })
  const pairs = middles.flatMap(([lon, lat], k) =>
    subzones.map((subzone) => {
      const [x, y] = SUBZONE_NEAR[subzone.code] ?? [0, 0]
      return { distance: Math.hypot(lon - x, lat - y), k, subzone }
    }),
  )
  const named = new Map<number, Subzone>()
  for (const { k, subzone } of pairs.toSorted((a, b) => a.distance - b.distance))
    if (!named.has(k) && ![...named.values()].includes(subzone)) named.set(k, subzone)
  return named
}

/** The name of the stream in each cell: it goes on upwards along the largest feeder, and another begins at each other one. */
function nameStreams(
  water: Water,
  { outlets }: Basins,
  subzones: ReadonlyMap<number, Subzone>,
): Map<number, string> {
  const named = new Map([[water.mouth, MAIN_RIVER]])
  let [rivers, streams] = [0, 0]
  const fresh = (cell: number): string => {
    const outlet = outlets.indexOf(cell)
    const river = outlet > 2 ? /Río (\S+)/.exec(subzones.get(outlet)?.name ?? '')?.[0] : undefined
    if (river !== undefined) return river
    if (valueAt(water.flow, cell) > 10 * STREAM_CELLS) return RIVERS[rivers++ % RIVERS.length] ?? MAIN_RIVER
    return STREAMS[streams++ % STREAMS.length] ?? MAIN_RIVER
  }
  for (const cell of water.order) {
    const to = valueAt(water.down, cell)
    if (to < 0 || !isStream(water, cell)) continue
    named.set(cell, mainFeeder(water, to) === cell ? (named.get(to) ?? MAIN_RIVER) : fresh(cell))
  }
  return named
}

/** A place in a cell, so that reaches that meet there end at the same position. */
const placeOf = (cell: number): Position => [
  lonOf(cell) + 0.55 * STEP * (hash(cell, 1, 21) - 0.5),
  latOf(cell) + 0.55 * STEP * (hash(cell, 1, 22) - 0.5),
]

/** Reaches between heads, confluences and the mouth. */
export function drawReaches(
  water: Water,
  basins: Basins,
  subzones: ReadonlyMap<number, Subzone>,
): DrawnReach[] {
  const names = nameStreams(water, basins, subzones)
  const starts = water.order.filter(
    (cell) =>
      isStream(water, cell) &&
      cell !== water.mouth &&
      (isConfluence(water, cell) || !water.feeders.has(cell)),
  )
  return starts.map((from, k) => {
    const path = [from]
    let [before, to] = [from, valueAt(water.down, from)]
    path.push(to)
    while (to !== water.mouth && !isConfluence(water, to)) {
      ;[before, to] = [to, valueAt(water.down, to)]
      path.push(to)
    }
    const flow = valueAt(water.flow, before)
    return {
      id: k + 1,
      name: names.get(before) ?? MAIN_RIVER,
      from,
      to,
      flow,
      order: Math.min(6, 1 + Math.floor(Math.log2(flow / STREAM_CELLS) / 1.4)),
      line: finished(path.map(placeOf), 0.0006),
    }
  })
}
