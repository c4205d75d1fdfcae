/** Rounds at most in one go: whatever makes work for itself again and again lets the others in between. */
export const ROUNDS = 50
/** Between two looks when nobody wakes a lane. */
const PAUSE_MS = 2_000

/** One kind of work of the loop, done again and again beside the others: a counterpart that hangs holds its own lane only. */
export interface Lane {
  /** looks after so many milliseconds, or sooner where it was to look sooner */
  next(delay: number): void
  /** takes nothing new */
  cancel(): void
  /** what runs has ended */
  settled(): Promise<void>
}

export interface LaneOptions {
  readonly stopped: () => boolean
  /** true: looks only when its work is called by hand */
  readonly paused: boolean
  readonly report: (error: unknown) => void
  /** something was done, which may have made work for other lanes */
  readonly did: () => void
}

/** `work` answers how much it did; it is never begun while it still runs. */
export function openLane(work: () => Promise<number>, { stopped, paused, report, did }: LaneOptions): Lane {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let dueAt = Number.POSITIVE_INFINITY
  let woken = false
  const round = async (): Promise<void> => {
    for (let guard = 0; guard < ROUNDS && !stopped(); guard++) {
      if ((await work()) === 0) return
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
    // a busy server wakes the loop all the time: what is due sooner stays, or it would never come to run
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
  }
}
