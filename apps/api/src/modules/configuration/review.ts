import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { type ItemNow, itemsNow } from '../../db/configuration/item-state.ts'
import { judgeTimeline, readTimeline } from '../../db/configuration/timeline.ts'
import type { Deps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { findingsShown } from './findings.ts'
import { kindOfItem } from './kind-access.ts'
import { midnightOf } from './publish.ts'
import { whyNotPublish } from './refusing.ts'
import { changesOf, contentOf, draftHash, problemsOf, titleOfItem } from './shown.ts'

/** What changes and what is wrong if drafts are published, now or on a day. */
export async function reviewDrafts(
  deps: Deps,
  ctx: Context,
  {
    items: named,
    day,
  }: {
    readonly items: readonly { readonly kind: string; readonly key: string }[]
    readonly day: string | null
  },
) {
  const at = day === null ? null : midnightOf(day, deps.clock.now())
  const items = await Promise.all(
    named.map(async (name) => {
      const [item] = await itemsNow(deps.db, [kindOfItem(ctx, name, 'read')], name.key)
      if (item === undefined) throw notFound()
      return item
    }),
  )
  const set = items.flatMap(entryOf)
  const { caused, already } = judgeTimeline(await readTimeline(deps.db), {
    set,
    at,
    now: deps.clock.now(),
    off: [],
  })
  const shown = await Promise.all(
    items.map(async (item) => ({
      kind: item.kind,
      key: item.key,
      title: titleOfItem(item),
      hash: item.draft === null ? null : draftHash(item.draft),
      changes: item.draft === null ? [] : changesOf(inForceText(item), draftText(item)),
      problems: item.draft === null ? [] : problemsOf(item.kind, item.key, item.draft),
      whyNot: (await whyNotPublish(deps.db, me(ctx), item))?.message ?? null,
    })),
  )
  return ok({
    items: shown,
    findings: await findingsShown(deps.db, caused),
    already: await findingsShown(deps.db, already),
  })
}

/** What is in force says nothing once it is retired. */
export const inForceText = ({ inForce }: ItemNow): string | null =>
  inForce === null || inForce.retired ? null : inForce.text
export const draftText = ({ draft }: ItemNow): string | null =>
  draft === null || draft.retired ? null : draft.text

/** A draft as it would be in force; one whose content its own kind rejects is not judged beside others. */
function entryOf(item: ItemNow): { kind: KindId; key: string; content: unknown }[] {
  const { kind, key, draft } = item
  if (draft === null || problemsOf(kind, key, draft).length > 0) return []
  return [{ kind, key, content: draft.retired ? null : contentOf(draft.text) }]
}
