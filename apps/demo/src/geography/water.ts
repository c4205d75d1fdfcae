import { hash } from './chance.ts'
import { AROUND, CELLS, flood, latOf, SIDES, SIZE, valueAt } from './grid.ts'

/** Water that runs down the ground to one mouth. */
export interface Water {
  readonly mouth: number
  /** the cell to which a cell drains; -1 for the mouth and outside */
  readonly down: Int32Array
  /** cells from the mouth upwards */
  readonly order: readonly number[]
  /** cells that drain through a cell, itself included */
  readonly flow: Float64Array
  /** cells of streams that drain into a cell */
  readonly feeders: ReadonlyMap<number, readonly number[]>
}

/** From so many cells on, water is a stream that is drawn. */
export const STREAM_CELLS = 260

export const isStream = ({ flow }: Water, cell: number): boolean => valueAt(flow, cell) > STREAM_CELLS
/** Whether streams meet at a cell. */
export const isConfluence = ({ feeders }: Water, cell: number): boolean =>
  (feeders.get(cell) ?? []).length > 1

/** The stream that carries most into a cell; -1 at a head. */
export const mainFeeder = ({ feeders, flow }: Water, cell: number): number =>
  (feeders.get(cell) ?? []).reduce(
    (most, one) => (most < 0 || valueAt(flow, one) > valueAt(flow, most) ? one : most),
    -1,
  )

/** Every cell drains to the lowest cell of the northern border (priority flood, upwards from there). */
export function makeWater(territory: Uint8Array, ground: Float64Array): Water {
  const northern = CELLS.filter(
    (cell) =>
      territory[cell] === 1 && latOf(cell) > 5.1 && SIDES.some((step) => territory[cell + step] !== 1),
  )
  const mouth = northern.reduce((low, cell) => (valueAt(ground, cell) < valueAt(ground, low) ? cell : low))
  const down = new Int32Array(SIZE).fill(-1)
  const flow = new Float64Array(SIZE)
  const order: number[] = []
  flood(
    [[valueAt(ground, mouth), mouth, -1]],
    AROUND,
    (_, to, cost) =>
      territory[to] === 1
        ? Math.max(valueAt(ground, to) + 25 * hash(to, 3, 7), cost + 0.01 + 1.2 * hash(to, 9, 9))
        : null,
    (cell, from) => {
      down[cell] = from
      order.push(cell)
    },
  )
  for (const cell of order.toReversed()) {
    flow[cell] = valueAt(flow, cell) + 1
    const to = valueAt(down, cell)
    if (to >= 0) flow[to] = valueAt(flow, to) + valueAt(flow, cell)
  }
  const feeders = new Map<number, number[]>()
  for (const cell of order) {
    const to = valueAt(down, cell)
    if (valueAt(flow, cell) > STREAM_CELLS && to >= 0) feeders.set(to, [...(feeders.get(to) ?? []), cell])
  }
  return { mouth, down, order, flow, feeders }
}
