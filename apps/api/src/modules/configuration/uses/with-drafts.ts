import { type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import type { Contents } from '@ventanilla/domain/configuration/readings'
import type { ItemNow } from '../../../db/configuration/item-state.ts'
import { contentOf } from '../shown.ts'

/** What would be in force with the drafts of some items. */
export function withDrafts(contents: Contents, drafted: readonly ItemNow[]): Contents {
  const changed = new Map<KindId, Map<string, unknown>>()
  for (const { kind, key, draft } of drafted) {
    const items = changed.get(kind) ?? new Map<string, unknown>(contents.of(kind))
    changed.set(kind, items)
    const checked = draft === null ? null : KINDS[kind].check(contentOf(draft.text), key)
    if (draft?.retired === true) items.delete(key)
    else if (checked?.ok === true) items.set(key, checked.value)
  }
  return {
    ...contents,
    // each content was checked by its kind
    of: (kind) => (changed.get(kind) ?? contents.of(kind)) as never,
  }
}
