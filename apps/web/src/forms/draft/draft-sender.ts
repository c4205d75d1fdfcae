import type { DraftAtHand } from './at-hand.ts'
import { applySaved, applyServer, hasPending, pending } from './draft-state.ts'
import type { DraftClock, DraftPort, TabChannel } from './ports.ts'

/** Delay (ms) before a change is sent to the server. */
const SEND_DELAY = 700
const FIRST_RETRY = 1_000
const LAST_RETRY = 60_000

function pick(record: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)))
}

interface Ports {
  readonly port: DraftPort
  readonly channel: TabChannel
  readonly clock: DraftClock
}

/** Sends a draft to the server: one call at a time, with back-off while unreachable. */
export function sendToServer(
  { port, channel, clock }: Ports,
  draft: DraftAtHand,
  publish: () => void,
  keep: () => void,
) {
  let busy = false
  let failed = false
  let retry = FIRST_RETRY
  let timer: (() => void) | null = null
  let due = 0

  function schedule(delay: number): void {
    if (draft.stopped || draft.closed !== null) return
    const at = clock.now() + delay
    /* an earlier schedule stands; a later one is replaced */
    if (timer && due <= at) return
    timer?.()
    due = at
    timer = clock.after(delay, () => {
      timer = null
      void send()
    })
  }

  async function send(): Promise<boolean> {
    if (busy || draft.stopped || draft.closed !== null) return false
    const changes = pending(draft.state, clock.now())
    if (Object.keys(changes).length === 0) {
      /* checks another tab's input again in case that tab went silent */
      if (hasPending(draft.state)) schedule(LAST_RETRY / 2)
      return true
    }
    busy = true
    publish()
    let reached = false
    try {
      const { version, base } = draft.state
      const answer = await port.save({ baseVersion: version, base, changes })
      reached = true
      failed = false
      retry = FIRST_RETRY
      const { state } = draft
      if (answer.kind === 'saved') {
        draft.state = applySaved(state, changes, answer.version, answer.rejected)
        draft.savedAt = clock.now()
        channel.post({ type: 'saved', from: channel.tab, version: answer.version, base: draft.state.base })
      } else if (answer.kind === 'conflict') {
        const merged = applyServer(state, answer.theirs, answer.version)
        draft.state = merged.state
        if (merged.taken.length > 0) draft.taken = { keys: merged.taken, from: 'dispositivo' }
      } else if (answer.kind === 'rejected') {
        const refused = pick(changes, Object.keys(answer.fields))
        draft.state = applySaved(state, refused, state.version, answer.fields)
      } else draft.closed = answer.message
    } catch {
      failed = true
    }
    busy = false
    keep()
    publish()
    if (hasPending(draft.state)) {
      schedule(reached ? SEND_DELAY : retry)
      if (!reached) retry = Math.min(retry * 2, LAST_RETRY)
    }
    return reached
  }

  function cancel(): void {
    timer?.()
    timer = null
  }

  return {
    /** the last call did not reach the server */
    failed: () => failed,
    schedule: () => schedule(SEND_DELAY),
    /** another tab's input: that tab sends it unless it goes silent */
    scheduleForOthers: () => schedule(LAST_RETRY / 2),
    /** while the server is unreachable the back-off decides, not typing */
    scheduleTyped(): void {
      if (!failed) schedule(SEND_DELAY)
      else if (!timer) schedule(retry)
    },
    wake(): void {
      cancel()
      retry = FIRST_RETRY
      void send()
    },
    async flush(): Promise<boolean> {
      cancel()
      for (let round = 0; round < 5 && draft.closed === null; round++) {
        while (busy) await new Promise<void>((resolve) => void clock.after(50, resolve))
        if (Object.keys(pending(draft.state, clock.now())).length === 0)
          return draft.state.conflicts.length === 0
        if (!(await send())) return false
      }
      return draft.closed === null && Object.keys(pending(draft.state, clock.now())).length === 0
    },
    cancel,
  }
}
