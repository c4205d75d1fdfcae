import type { DraftAtHand } from './at-hand.ts'
import { toStored } from './draft-state.ts'
import type { DraftClock, DraftStore } from './ports.ts'

/** Delay (ms) before a change is written to the device. */
const WRITE_DELAY = 250
/** Drafts untouched for thirty days are deleted from the device (decision 49). */
const KEPT = 30 * 86_400_000

/** A draft's copy on this device. `published` is called after each write, successful or not. */
export function keepOnDevice(
  { id, store, clock }: { readonly id: string; readonly store: DraftStore; readonly clock: DraftClock },
  draft: DraftAtHand,
  publish: () => void,
) {
  let timer: (() => void) | null = null
  const copy = { failed: false, due: false }

  void store.purge(clock.now() - KEPT).catch(() => undefined)
  const loading = store.load(id).catch(() => {
    copy.failed = true
    return null
  })

  async function write(): Promise<void> {
    timer = null
    copy.due = false
    await loading
    try {
      await store.put(id, toStored(draft.state, clock.now()))
      copy.failed = false
    } catch {
      copy.failed = true
    }
    publish()
  }

  return {
    /** the device's copy; null when missing or unreadable */
    loading,
    /** the last write to the device failed */
    failed: () => copy.failed,
    /** a change is not on the device yet */
    due: () => copy.due,
    schedule(): void {
      if (draft.stopped) return
      copy.due = true
      timer ??= clock.after(WRITE_DELAY, () => void write())
    },
    async forget(): Promise<void> {
      timer?.()
      await store.remove(id).catch(() => undefined)
    },
    /** writes immediately, as the page may be closing */
    writeLast(): void {
      timer?.()
      const last = toStored(draft.state, clock.now())
      void loading.then(() => store.put(id, last)).catch(() => undefined)
    },
  }
}
