/** Most rounds in one go: work that keeps producing more work lets other work run in between. */
export const ROUNDS = 50
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
  }
}
