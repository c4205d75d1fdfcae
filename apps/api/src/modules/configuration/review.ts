import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { type ItemNow, itemsNow } from '../../db/configuration/item-state.ts'
import { judgeTimeline, readTimeline } from '../../db/configuration/timeline.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { closingsOf } from './closing.ts'
import { findingsShown } from './findings.ts'
import { kindOfItem } from './kind-access.ts'
import { midnightOf } from './publish.ts'
import { whyNotPublish } from './refusing.ts'
import { changesOf, contentOf, draftHash, draftText, inForceText, problemsOf, titleOfItem } from './shown.ts'
import { inUseWarnings, type UsesDeps } from './uses/in-use.ts'

/** What changes and what is wrong if drafts are published, now or on a day. */
export async function reviewDrafts(
  deps: UsesDeps,
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
  const timeline = await readTimeline(deps.db)
  const change = { set, at, now: deps.clock.now(), off: [] }
  const { caused, already } = judgeTimeline(timeline, change, deps.catalogue.wholeRules)
  const inUse = await inUseWarnings(
    deps,
    items.filter(isSound).map((item) => ({ item, text: draftText(item) })),
  )
  const closings = await closingsOf(deps.db, timeline, change)
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
    closings: closings.map((one) => ({ ...one, takers: [...one.takers] })),
    findings: await findingsShown(deps.db, [...caused, ...inUse]),
    already: await findingsShown(deps.db, already),
    today: bogotaDate(deps.clock.now().toISOString()),
  })
}

/** Whether an item has a draft that its own kind accepts: no other is judged beside others. */
const isSound = ({ kind, key, draft }: ItemNow): boolean =>
  draft !== null && problemsOf(kind, key, draft).length === 0

/** A draft as it would be in force. */
function entryOf(item: ItemNow): { kind: KindId; key: string; content: unknown }[] {
  const { kind, key, draft } = item
  if (draft === null || !isSound(item)) return []
  return [{ kind, key, content: draft.retired ? null : contentOf(draft.text) }]
}
