/** The demonstration's ground: a grid of cells of about 440 metres. */
export const STEP = 0.004
export const [WEST, SOUTH, EAST, NORTH] = [-76.24, 2.76, -74.34, 5.52] as const
export const WIDTH = Math.round((EAST - WEST) / STEP)
const HEIGHT = Math.round((NORTH - SOUTH) / STEP)
export const SIZE = WIDTH * HEIGHT
/** Kilometres of a degree. */
export const KM = 111.2

export const CELLS: readonly number[] = Array.from({ length: SIZE }, (_, cell) => cell)
export const lonOf = (cell: number): number => WEST + ((cell % WIDTH) + 0.5) * STEP
export const latOf = (cell: number): number => SOUTH + (Math.floor(cell / WIDTH) + 0.5) * STEP
export const cellAt = (lon: number, lat: number): number =>
  Math.floor((lat - SOUTH) / STEP) * WIDTH + Math.floor((lon - WEST) / STEP)
/** Steps to the four cells beside a cell, and to all eight around it. */
export const SIDES: readonly number[] = [1, -1, WIDTH, -WIDTH]
export const AROUND: readonly number[] = [...SIDES, WIDTH + 1, WIDTH - 1, 1 - WIDTH, -WIDTH - 1]
/** Cells at the rim, which stay empty, so that every other cell has eight around it. */
export const isRim = (cell: number): boolean =>
  cell % WIDTH < 2 || cell % WIDTH > WIDTH - 3 || cell < 2 * WIDTH || cell >= (HEIGHT - 2) * WIDTH

/** A number for each cell. */
export type Field = Float64Array | Int32Array | Int16Array | Uint8Array
export const valueAt = (field: Field, cell: number): number => field[cell] ?? Number.NaN

/** A cell with what it costs to come there, and from where. */
export type Start = readonly [cost: number, cell: number, from: number]

/** The cheapest first (binary heap). */
class CostQueue {
  private readonly heap: Start[]

  constructor(starts: readonly Start[]) {
    this.heap = starts.toSorted((a, b) => a[0] - b[0])
  }

  push(start: Start): void {
    const { heap } = this
    let at = heap.push(start) - 1
    for (;;) {
      const above = heap[(at - 1) >> 1]
      if (at === 0 || above === undefined || above[0] <= start[0]) break
      heap[at] = above
      at = (at - 1) >> 1
    }
    heap[at] = start
  }

  pop(): Start | undefined {
    const { heap } = this
    const first = heap[0]
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return first
    for (let at = 0; ;) {
      let [next, least]: [number, Start] = [-1, last]
      for (const child of [2 * at + 1, 2 * at + 2]) {
        const below = heap[child]
        if (below !== undefined && below[0] < least[0]) [next, least] = [child, below]
      }
      heap[at] = least
      if (next < 0) return first
      at = next
    }
  }
}

/**
 * Visits cells in the order of their cost, spreading from `starts`. `spread`: the cost of coming to a cell from one beside
 * it, or null where there is no way.
 */
export function flood(
  starts: readonly Start[],
  steps: readonly number[],
  spread: (from: number, to: number, cost: number) => number | null,
  visit: (cell: number, from: number) => void,
): void {
  const queue = new CostQueue(starts)
  const done = new Uint8Array(SIZE)
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [cost, cell, from] = next
    if (done[cell] === 1) continue
    done[cell] = 1
    visit(cell, from)
    for (const step of steps) {
      const to = cell + step
      const price = isRim(to) || done[to] === 1 ? null : spread(cell, to, cost)
      if (price !== null) queue.push([price, to, cell])
    }
  }
}
