import type { DraftState } from './draft-state.ts'

/** The open draft, shared by its parts (device copy, server sync, other tabs). */
export interface DraftAtHand {
  state: DraftState
  /** why it accepts no more changes */
  closed: string | null
  /** no listener is left */
  stopped: boolean
  /** when the server last had everything (ms) */
  savedAt: number | null
  /** fields just updated here because they changed elsewhere */
  taken: { readonly keys: readonly string[]; readonly from: 'pestaña' | 'dispositivo' } | null
}
