import type { Answers } from '@ventanilla/domain/forms/definition'
import type { Conflict } from '@ventanilla/domain/forms/merge'

/** What the server says to a save. A thrown error means that it could not be reached: the engine tries again. */
export type SaveAnswer =
  /** `rejected`: fields that the server would not keep, each with its sentence; everything else is kept */
  | { readonly kind: 'saved'; readonly version: number; readonly rejected?: Readonly<Record<string, string>> }
  /** somebody saved in between; nothing of this save was kept */
  | { readonly kind: 'conflict'; readonly version: number; readonly theirs: Answers }
  /** nothing of this save was kept because of these fields: the rest is sent again without them */
  | { readonly kind: 'rejected'; readonly fields: Readonly<Record<string, string>> }
  /** the draft takes no more changes: filed, withdrawn, or no longer this person's */
  | { readonly kind: 'refused'; readonly message: string }

/** The server's side of a draft. */
export interface DraftPort {
  /** `changes` holds new values; null empties a field */
  save(request: {
    readonly baseVersion: number
    /** what the server held at that version, as far as this device knows */
    readonly base: Answers
    readonly changes: Readonly<Record<string, unknown>>
  }): Promise<SaveAnswer>
}

/** A draft as it is kept on this device. */
export interface StoredDraft {
  /** last state on which this device and the server agreed */
  readonly base: Answers
  readonly version: number
  readonly mine: Answers
  readonly conflicts: readonly Conflict[]
  /** milliseconds; drafts untouched for thirty days are removed */
  readonly touchedAt: number
}

/** The device's side: encrypted, one record per draft of one person. */
export interface DraftStore {
  load(id: string): Promise<StoredDraft | null>
  put(id: string, draft: StoredDraft): Promise<void>
  remove(id: string): Promise<void>
  /** removes drafts untouched since then */
  purge(touchedBefore: number): Promise<void>
}

/** What tabs with the same draft tell each other. */
export type TabMessage =
  | { readonly type: 'typed'; readonly from: string; readonly mine: Answers }
  | { readonly type: 'saved'; readonly from: string; readonly version: number; readonly base: Answers }
  | { readonly type: 'filed'; readonly from: string }
  | { readonly type: 'bye'; readonly from: string }

export interface TabChannel {
  /** name of this tab, different in every tab */
  readonly tab: string
  post(message: TabMessage): void
  /** returns the function that stops listening */
  listen(receive: (message: TabMessage) => void): () => void
}

export interface DraftClock {
  /** milliseconds */
  now(): number
  /** returns the function that cancels */
  after(milliseconds: number, run: () => void): () => void
}
