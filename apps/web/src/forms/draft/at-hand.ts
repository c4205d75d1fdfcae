import type { DraftState } from './draft-state.ts'

/** The draft that is open: its rooms (this device, the way to the server, the other tabs) read and change the same one. */
export interface DraftAtHand {
  state: DraftState
  /** why it takes no more changes */
  closed: string | null
  /** nobody looks at it any more */
  stopped: boolean
  /** milliseconds of the last time the server had everything */
  savedAt: number | null
  /** fields that just changed here because they changed elsewhere */
  taken: { readonly keys: readonly string[]; readonly from: 'pestaña' | 'dispositivo' } | null
}
