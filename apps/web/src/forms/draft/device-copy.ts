import type { DraftAtHand } from './at-hand.ts'
import { toStored } from './draft-state.ts'
import type { DraftClock, DraftStore } from './ports.ts'

/** A change is on the device within this time. */
const WRITE_DELAY = 250
/** Drafts untouched for thirty days leave the device (decision 49). */
const KEPT = 30 * 86_400_000

/** The copy of a draft on this device. `published` is called when it was written, or could not be. */
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
    /** what the device kept; null when it has none or cannot be read */
    loading,
    /** the device took nothing the last time */
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
    /** the page may be going away */
    writeLast(): void {
      timer?.()
      const last = toStored(draft.state, clock.now())
      void loading.then(() => store.put(id, last)).catch(() => undefined)
    },
  }
}
