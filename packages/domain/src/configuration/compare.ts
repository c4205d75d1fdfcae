import { equal, isList, isRecord, isWhole, type Json, keyedLists, own } from './json.ts'

/** A place where two contents differ. */
export interface Difference {
  /** names of properties and keys of elements, never positions */
  readonly path: readonly string[]
  /** `moved`: the elements that both lists have come in another order; before and after are their names */
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** What differs between two contents, place by place; empty when they are equal. */
export function differences(
  before: Json | undefined,
  after: Json | undefined,
  path: readonly string[] = [],
): readonly Difference[] {
  if (equal(before, after)) return []
  if (before === undefined) return [{ path, kind: 'added', before, after }]
  if (after === undefined) return [{ path, kind: 'removed', before, after }]
  if (!isWhole(path)) {
    if (isRecord(before) && isRecord(after))
      return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
        differences(own(before, key), own(after, key), [...path, key]),
      )
    const found = isList(before) && isList(after) ? inLists(before, after, path) : null
    if (found !== null) return found
  }
  return [{ path, kind: 'changed', before, after }]
}

function inLists(
  before: readonly Json[],
  after: readonly Json[],
  path: readonly string[],
): readonly Difference[] | null {
  const [b, a] = keyedLists(before, after) ?? []
  if (b === undefined || a === undefined) return null
  const names = new Map([...b, ...a].map(([id, { name }]) => [id, name]))
  const inner = [...names].flatMap(([id, name]) =>
    differences(b.get(id)?.value, a.get(id)?.value, [...path, name]),
  )
  const remaining = (these: Iterable<string>): readonly string[] =>
    [...these].filter((id) => b.has(id) && a.has(id)).map((id) => names.get(id) ?? id)
  const [was, is] = [remaining(b.keys()), remaining(a.keys())]
  return equal(was, is) ? inner : [...inner, { path, kind: 'moved', before: was, after: is }]
}
