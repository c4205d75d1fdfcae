import type { Answers } from '@ventanilla/domain/forms/definition'
import { applyChanges, changesBetween, type Conflict, mergeAnswers } from '@ventanilla/domain/forms/merge'
import { same } from '@ventanilla/domain/forms/same'
import type { StoredDraft } from './ports.ts'

/** One draft as seen by this tab. All functions here are pure. */
export interface DraftState {
  readonly base: Answers
  readonly version: number
  readonly mine: Answers
  /** changed on both sides; the user decides, and until then they are not sent */
  readonly conflicts: readonly Conflict[]
  /** values from another tab, with their time: that tab saves them unless it goes silent */
  readonly foreign: Readonly<Record<string, { readonly value: unknown; readonly at: number }>>
  /** values the server rejected: not resent until they change */
  readonly rejected: Readonly<Record<string, { readonly value: unknown; readonly message: string }>>
}

/** A tab that has not saved its input for this long (ms) counts as gone; this tab saves its answers. */
const FOREIGN_PATIENCE = 20_000

export function openDraft(answers: Answers, version: number): DraftState {
  return { base: answers, version, mine: answers, conflicts: [], foreign: {}, rejected: {} }
}

function without<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

function mergeConflicts(state: DraftState, mine: Answers, fresh: readonly Conflict[]): readonly Conflict[] {
  const renewed = new Set(fresh.map((conflict) => conflict.key))
  const still = state.conflicts.filter(
    (conflict) => !renewed.has(conflict.key) && !same(mine[conflict.key], conflict.theirs),
  )
  return [...still, ...fresh]
}

/** The user typed: their value settles a conflict on that field. */
export function applyTyped(state: DraftState, changes: Readonly<Record<string, unknown>>): DraftState {
  const keys = Object.keys(changes)
  return {
    ...state,
    mine: applyChanges(state.mine, changes),
    conflicts: state.conflicts.filter((conflict) => !keys.includes(conflict.key)),
    foreign: without(state.foreign, keys),
    rejected: without(state.rejected, keys),
  }
}

/** Merges the server's `theirs`: takes what only it changed, reports a conflict where both did. */
export function applyServer(
  state: DraftState,
  theirs: Answers,
  version: number,
): { state: DraftState; taken: readonly string[]; fresh: readonly Conflict[] } {
  const { merged, conflicts, taken } = mergeAnswers(state.base, state.mine, theirs)
  /* another tab's input is that tab's to settle: no conflict is shown here */
  const fresh = conflicts.filter(({ key, mine }) => {
    const foreign = state.foreign[key]
    return foreign === undefined || !same(foreign.value, mine)
  })
  return {
    state: { ...state, base: theirs, version, mine: merged, conflicts: mergeConflicts(state, merged, fresh) },
    taken,
    fresh,
  }
}

/** Merges `theirs` from another tab of this user; `seen` is its last known state. */
export function applyTab(
  state: DraftState,
  seen: Answers | undefined,
  theirs: Answers,
  at: number,
): { state: DraftState; taken: readonly string[]; fresh: readonly Conflict[] } {
  const { merged, conflicts, taken } = mergeAnswers(seen ?? state.base, state.mine, theirs)
  const foreign = Object.fromEntries(taken.map((key) => [key, { value: merged[key], at }]))
  return {
    state: {
      ...state,
      mine: merged,
      conflicts: mergeConflicts(state, merged, conflicts),
      foreign: { ...state.foreign, ...foreign },
    },
    taken,
    fresh: conflicts,
  }
}

export function settle(state: DraftState, key: string, choice: 'mine' | 'theirs'): DraftState {
  const conflict = state.conflicts.find((one) => one.key === key)
  if (!conflict) return state
  return applyTyped(state, {
    [key]: choice === 'mine' ? (state.mine[key] ?? null) : (conflict.theirs ?? null),
  })
}

/** Changes not on the server yet that this tab must send. */
export function pending(state: DraftState, now: number): Record<string, unknown> {
  const conflicting = new Set(state.conflicts.map((conflict) => conflict.key))
  return Object.fromEntries(
    Object.entries(changesBetween(state.base, state.mine)).filter(([key, value]) => {
      if (conflicting.has(key)) return false
      const rejected = state.rejected[key]
      if (rejected && same(rejected.value, value)) return false
      const foreign = state.foreign[key]
      return !foreign || !same(foreign.value ?? null, value) || now - foreign.at >= FOREIGN_PATIENCE
    }),
  )
}

/** Whether anything waits for the server, including changes left to another tab. */
export const hasPending = (state: DraftState): boolean =>
  Object.keys(pending(state, Number.MAX_SAFE_INTEGER)).length > 0

/** The server saved `sent`, except for rejected fields. */
export function applySaved(
  state: DraftState,
  sent: Readonly<Record<string, unknown>>,
  version: number,
  rejected: Readonly<Record<string, string>> = {},
): DraftState {
  const kept = without(sent, Object.keys(rejected))
  const refused = Object.entries(rejected).map(
    ([key, message]) => [key, { value: sent[key] ?? null, message }] as const,
  )
  return {
    ...state,
    base: applyChanges(state.base, kept),
    version,
    foreign: without(state.foreign, Object.keys(kept)),
    rejected: { ...state.rejected, ...Object.fromEntries(refused) },
  }
}

export function toStored(state: DraftState, touchedAt: number): StoredDraft {
  return { base: state.base, version: state.version, mine: state.mine, conflicts: state.conflicts, touchedAt }
}

/** Draft from this device merged with the server's current one (null: not reachable). */
export function restore(
  stored: StoredDraft,
  server: { readonly answers: Answers; readonly version: number } | null,
): { state: DraftState; taken: readonly string[]; fresh: readonly Conflict[] } {
  const left: DraftState = {
    ...openDraft(stored.base, stored.version),
    mine: stored.mine,
    conflicts: stored.conflicts,
  }
  if (server === null || server.version <= stored.version) return { state: left, taken: [], fresh: [] }
  return applyServer(left, server.answers, server.version)
}
