import type { ContentOf, ItemsByKind, KindId } from './kinds.ts'
import type { Contents } from './readings.ts'

/** The items that a product ships, as if they were in force. */
export function contentsOf(
  items: ItemsByKind,
  takers: Partial<Record<KindId, Readonly<Record<string, string>>>> = {},
): Contents {
  const maps = new Map<string, ReadonlyMap<string, unknown>>(
    Object.entries(items).map(([kind, list]) => [
      kind,
      new Map(list.map(({ key, content }) => [key, content])),
    ]),
  )
  return {
    of: <Id extends KindId>(kind: Id) =>
      // each kind's map was made from its own items
      (maps.get(kind) ?? new Map()) as ReadonlyMap<string, ContentOf<Id>>,
    takersOf: (kind) => new Map(Object.entries(takers[kind] ?? {})),
  }
}
