import {
  equal,
  isList,
  isRecord,
  isWhole,
  type Json,
  type JsonRecord,
  type Keyed,
  keyedLists,
  own,
} from './json.ts'

export interface Conflict {
  /** names of properties and keys of elements, never positions */
  readonly path: readonly string[]
  readonly kind: 'both changed' | 'changed and removed' | 'order'
  readonly base: Json | undefined
  readonly theirs: Json | undefined
  readonly ours: Json | undefined
}

export interface Merged {
  readonly value: Json | undefined
  readonly conflicts: readonly Conflict[]
}

/**
 * Three-way merge of contents; undefined: absent. Lists whose elements have a stable key are sets with an order:
 * elements are compared by key, the order separately. Every other list, and a condition, is one value. In a
 * conflict the value keeps ours, or theirs where ours is gone, and the conflict names the place.
 */
export function merge(
  base: Json | undefined,
  theirs: Json | undefined,
  ours: Json | undefined,
  path: readonly string[] = [],
): Merged {
  if (equal(theirs, ours) || equal(base, theirs)) return { value: ours, conflicts: [] }
  if (equal(base, ours)) return { value: theirs, conflicts: [] }
  if (!isWhole(path)) {
    if (isRecord(base) && isRecord(theirs) && isRecord(ours)) return mergeRecords(base, theirs, ours, path)
    if (isList(base) && isList(theirs) && isList(ours)) {
      const keyed = keyedLists(base, theirs, ours)
      const [b, t, o] = keyed ?? []
      if (b !== undefined && t !== undefined && o !== undefined) return mergeLists(b, t, o, path)
    }
  }
  const kind = theirs === undefined || ours === undefined ? 'changed and removed' : 'both changed'
  return { value: ours === undefined ? theirs : ours, conflicts: [{ path, kind, base, theirs, ours }] }
}

function mergeRecords(
  base: JsonRecord,
  theirs: JsonRecord,
  ours: JsonRecord,
  path: readonly string[],
): Merged {
  const entries: [string, Json][] = []
  const conflicts: Conflict[] = []
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const one = merge(own(base, key), own(theirs, key), own(ours, key), [...path, key])
    conflicts.push(...one.conflicts)
    if (one.value !== undefined) entries.push([key, one.value])
  }
  // `fromEntries` defines properties, so that a key called __proto__ remains a key
  return { value: Object.fromEntries(entries), conflicts }
}

type KeyedList = ReadonlyMap<string, Keyed>

function mergeLists(base: KeyedList, theirs: KeyedList, ours: KeyedList, path: readonly string[]): Merged {
  const merged = new Map<string, Json>()
  const conflicts: Conflict[] = []
  const names = new Map([...theirs, ...ours].map(([id, { name }]) => [id, name]))
  for (const [id, name] of names) {
    const one = merge(base.get(id)?.value, theirs.get(id)?.value, ours.get(id)?.value, [...path, name])
    conflicts.push(...one.conflicts)
    if (one.value !== undefined) merged.set(id, one.value)
  }
  const order = mergeOrder([...base.keys()], [...theirs.keys()], [...ours.keys()], new Set(merged.keys()))
  if (order.conflict) {
    const named = (list: KeyedList): readonly string[] => [...list.values()].map(({ name }) => name)
    conflicts.push({ path, kind: 'order', base: named(base), theirs: named(theirs), ours: named(ours) })
  }
  return { value: order.ids.flatMap((id) => merged.get(id) ?? []), conflicts }
}

/** The side that moved an element decides the order; what the other added follows its neighbour there. */
function mergeOrder(
  base: readonly string[],
  theirs: readonly string[],
  ours: readonly string[],
  kept: ReadonlySet<string>,
): { readonly ids: readonly string[]; readonly conflict: boolean } {
  const moved = (now: readonly string[]): boolean => {
    const remaining = base.filter((id) => now.includes(id))
    return !equal(
      remaining,
      now.filter((id) => remaining.includes(id)),
    )
  }
  const [theyMoved, weMoved] = [moved(theirs), moved(ours)]
  const among = (list: readonly string[]): readonly string[] =>
    list.filter((id) => kept.has(id) && theirs.includes(id) && ours.includes(id))
  const conflict = theyMoved && weMoved && !equal(among(theirs), among(ours))
  const [lead, other] = !weMoved && theyMoved ? [theirs, ours] : [ours, theirs]
  const ids = lead.filter((id) => kept.has(id))
  for (const [i, id] of other.entries()) {
    if (ids.includes(id) || !kept.has(id)) continue
    const before = other.slice(0, i).findLast((known) => ids.includes(known))
    let at = before === undefined ? 0 : ids.indexOf(before) + 1
    // both added at one place: by id, so that the result is the same if the sides are exchanged
    for (let next = ids[at]; next !== undefined && isNew(next, base, other) && next < id; next = ids[at])
      at += 1
    ids.splice(at, 0, id)
  }
  return { ids, conflict }
}

const isNew = (id: string, base: readonly string[], other: readonly string[]): boolean =>
  !base.includes(id) && !other.includes(id)
