import type { Answers } from './definition.ts'
import { same } from './same.ts'

/** A field with different changes on both sides since their last common version. */
export interface Conflict {
  readonly key: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merge {
  /** a conflict keeps the local value: text typed here is never replaced without asking */
  readonly merged: Answers
  readonly conflicts: readonly Conflict[]
  /** fields changed here by taking the remote value */
  readonly taken: readonly string[]
}

function at(answers: Answers, key: string): unknown {
  const value = Object.hasOwn(answers, key) ? answers[key] : undefined
  return value === null ? undefined : value
}

/**
 * Three-way merge per field, for one draft open on two devices or tabs. A change on one side only is taken; the
 * same change on both sides is no conflict; clearing a field counts as a change.
 */
export function mergeAnswers(base: Answers, mine: Answers, theirs: Answers): Merge {
  const keys = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])
  const merged: [string, unknown][] = []
  const conflicts: Conflict[] = []
  const taken: string[] = []
  for (const key of keys) {
    const [b, m, t] = [at(base, key), at(mine, key), at(theirs, key)]
    let value = m
    if (!same(m, t)) {
      if (same(m, b)) {
        value = t
        taken.push(key)
      } else if (!same(t, b)) conflicts.push({ key, base: b, mine: m, theirs: t })
    }
    if (value !== undefined) merged.push([key, value])
  }
  return { merged: Object.fromEntries(merged), conflicts, taken }
}

/** Fields with a different value, with the new value; null when cleared. */
export function changesBetween(before: Answers, after: Answers): Record<string, unknown> {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...keys]
      .filter((key) => !same(at(before, key), at(after, key)))
      .map((key) => [key, at(after, key) ?? null]),
  )
}

/** Answers with changes applied; null clears a field. */
export function applyChanges(answers: Answers, changes: Readonly<Record<string, unknown>>): Answers {
  return Object.fromEntries(
    Object.entries({ ...answers, ...changes }).filter(([, value]) => value !== null && value !== undefined),
  )
}
