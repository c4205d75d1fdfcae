/** Most rounds in one go: work that keeps producing more work lets other work run in between. */
const ROUNDS = 50
/** Milliseconds between two looks of a lane that is not woken. */
const PAUSE_MS = 2_000

/**
 * One kind of work of the loop, repeated independently of the others: a hanging counterpart holds up its own
 * lane only.
 */
export interface Lane {
  /** schedules a look after the delay (milliseconds), unless an earlier one is scheduled */
  next(delay: number): void
  /** cancels the scheduled look */
  cancel(): void
  /** resolves when the running round has ended */
  settled(): Promise<void>
  /** one direct look, beside the lane's own: returns how much it did */
  look(): Promise<number>
  /** how often the lane itself did something */
  readonly moves: number
  readonly busy: boolean
}

export interface LaneOptions {
  readonly stopped: () => boolean
  /** true: works only when called directly */
  readonly paused: boolean
  readonly report: (error: unknown) => void
  /** reports that work was done, which may have produced work for other lanes */
  readonly did: () => void
}

/** `work` returns how much it did; two runs of it never overlap. */
export function openLane(work: () => Promise<number>, { stopped, paused, report, did }: LaneOptions): Lane {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let dueAt = Number.POSITIVE_INFINITY
  let woken = false
  let moves = 0
  const round = async (): Promise<void> => {
    for (let guard = 0; guard < ROUNDS && !stopped(); guard++) {
      if ((await work()) === 0) return
      moves += 1
      did()
    }
  }
  const next = (delay: number): void => {
    if (stopped() || paused) return
    if (running !== null) {
      woken = true
      return
    }
    const at = performance.now() + delay
    // a busy server wakes the loop constantly: an earlier due time stays, or the round would never run
    if (at >= dueAt) return
    dueAt = at
    clearTimeout(timer)
    timer = setTimeout(() => {
      woken = false
      running = round()
        .catch(report)
        .finally(() => {
          running = null
          dueAt = Number.POSITIVE_INFINITY
          next(woken ? 20 : PAUSE_MS)
        })
    }, delay)
    timer.unref()
  }
  return {
    next,
    cancel: () => clearTimeout(timer),
    settled: async () => running ?? undefined,
    look: work,
    get moves() {
      return moves
    },
    get busy() {
      return running !== null
    },
  }
}

/**
 * Resolves when everything due is done, by direct looks and by the lanes themselves. Race: a lane that wakes
 * meanwhile holds a row that no direct look sees, or leaves new work behind for another one.
 */
export async function drainLanes(lanes: readonly Lane[], stopped: () => boolean): Promise<void> {
  const moves = (): number => lanes.reduce((sum, lane) => sum + lane.moves, 0)
  for (let guard = 0; guard < ROUNDS && !stopped(); guard++) {
    await Promise.all(lanes.map((lane) => lane.settled()))
    const before = moves()
    let done = 0
    for (const lane of lanes) done += await lane.look()
    if (done === 0 && moves() === before && !lanes.some(({ busy }) => busy)) return
  }
}
