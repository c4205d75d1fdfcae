import type { Answers } from '@ventanilla/domain/forms/definition'
import type { Conflict } from '@ventanilla/domain/forms/merge'

/** Server's result of a save. A thrown error means unreachable: the engine retries. */
export type SaveAnswer =
  /** `rejected`: fields the server did not save, each with its message; the rest is saved */
  | { readonly kind: 'saved'; readonly version: number; readonly rejected?: Readonly<Record<string, string>> }
  /** a concurrent save; nothing of this one was saved */
  | { readonly kind: 'conflict'; readonly version: number; readonly theirs: Answers }
  /** nothing was saved because of these fields: the rest is resent without them */
  | { readonly kind: 'rejected'; readonly fields: Readonly<Record<string, string>> }
  /** the draft accepts no more changes: filed, withdrawn, or reassigned */
  | { readonly kind: 'refused'; readonly message: string }

/** Server port of a draft. */
export interface DraftPort {
  /** `changes` holds new values; null clears a field */
  save(request: {
    readonly baseVersion: number
    /** the server's state at that version, as far as this device has it */
    readonly base: Answers
    readonly changes: Readonly<Record<string, unknown>>
  }): Promise<SaveAnswer>
}

/** A draft as stored on this device. */
export interface StoredDraft {
  /** last state agreed between this device and the server */
  readonly base: Answers
  readonly version: number
  readonly mine: Answers
  readonly conflicts: readonly Conflict[]
  /** milliseconds; drafts untouched for thirty days are deleted */
  readonly touchedAt: number
}

/** Device port: encrypted, one record per draft and user. */
export interface DraftStore {
  load(id: string): Promise<StoredDraft | null>
  put(id: string, draft: StoredDraft): Promise<void>
  remove(id: string): Promise<void>
  /** deletes drafts untouched since then */
  purge(touchedBefore: number): Promise<void>
}

/** Messages between tabs with the same draft. */
export type TabMessage =
  | { readonly type: 'typed'; readonly from: string; readonly mine: Answers }
  | { readonly type: 'saved'; readonly from: string; readonly version: number; readonly base: Answers }
  | { readonly type: 'filed'; readonly from: string }
  | { readonly type: 'bye'; readonly from: string }

export interface TabChannel {
  /** id of this tab, unique per tab */
  readonly tab: string
  post(message: TabMessage): void
  /** returns an unsubscribe function */
  listen(receive: (message: TabMessage) => void): () => void
}

export interface DraftClock {
  /** milliseconds */
  now(): number
  /** returns a cancel function */
  after(milliseconds: number, run: () => void): () => void
}
