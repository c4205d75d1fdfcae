import { merge } from '@ventanilla/domain/configuration/merge'
import { mayConfigure } from '@ventanilla/domain/configuration/rights'
import type { VersionState } from '@ventanilla/domain/configuration/words'
import { notFound } from '@ventanilla/domain/kernel/problem'
import {
  editorsOf,
  historyOf,
  type ItemNow,
  itemsNow,
  type PastVersion,
} from '../../db/configuration/item-state.ts'
import { addressChecks } from '../../db/configuration/outside-addresses.ts'
import type { AppDeps, Deps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { canGoBackAlone, goingBackToConfirm } from './go-back.ts'
import { kindOfItem } from './kind-access.ts'
import { whyNotPublish } from './refusing.ts'
import type { ItemName } from './save-draft.ts'
import {
  addressCheckOf,
  addressOf,
  changesOf,
  conflictOf,
  contentOf,
  draftHash,
  draftText,
  inForceText,
  kindOf,
  problemsOf,
  stateOf,
  titleOfItem,
} from './shown.ts'

async function itemOf(deps: Deps, ctx: Context, name: ItemName) {
  const [item] = await itemsNow(deps.db, [kindOfItem(ctx, name, 'read')], name.key)
  const history = item === undefined ? [] : await historyOf(deps.db, item.id)
  // an item whose only draft was discarded is nothing
  if (item === undefined || (item.draft === null && history.length === 0)) throw notFound()
  return { item, history }
}

/** An item with its draft, what waits, what the product ships, and its history. */
export async function readItem(
  deps: Deps & Pick<AppDeps, 'catalogue' | 'outside'>,
  ctx: Context,
  name: ItemName,
) {
  const { item, history } = await itemOf(deps, ctx, name)
  const { kind, key, inForce } = item
  const address = addressOf(item)
  const checks = await addressChecks(deps.db, address === null ? [] : [address])
  return ok({
    kind: await kindOf(deps, ctx, kind),
    key,
    title: titleOfItem(item),
    state: stateOf(item),
    revision: item.revision,
    addressCheck: addressCheckOf(address, checks, deps.outside === null),
    inForce:
      inForce === null
        ? null
        : {
            version: inForce.number,
            content: contentOf(inForce.text),
            retired: inForce.retired,
            since: inForce.since.toISOString(),
          },
    draft: await draftShown(deps, ctx, item, history),
    waiting: history.filter(isWaiting).map((one) => ({
      version: one.number,
      due: one.due?.toISOString() ?? '',
      retired: one.retired,
      content: contentOf(one.text),
      publisher: one.publisher,
      reason: one.reason,
      changes: changesOf(inForceText(item), one.retired ? null : one.text),
    })),
    product: productShown(item),
    history: historyShown(ctx, item, history),
    toConfirm: await goingBackToConfirm(deps.db, ctx, item, history, deps.catalogue.calendarOf(null)),
  })
}

const isWaiting = ({ release, due }: PastVersion): boolean => release === null && due !== null

async function draftShown(deps: Deps, ctx: Context, item: ItemNow, history: readonly PastVersion[]) {
  const { draft } = item
  if (draft === null) return null
  const base = history.find(({ number }) => number === draft.base)
  return {
    revision: draft.revision,
    hash: draftHash(draft),
    content: contentOf(draft.text),
    retired: draft.retired,
    base: draft.base,
    savedAt: draft.savedAt.toISOString(),
    by: draft.savedBy,
    editors: await editorsOf(deps.db, item.id, draft),
    problems: problemsOf(item.kind, item.key, draft),
    changes: changesOf(inForceText(item), draftText(item)),
    behind:
      base === undefined || base.number === item.inForce?.number
        ? []
        : changesOf(base.retired ? null : base.text, inForceText(item)),
    takesProduct: draft.takesProduct,
    whyNot: (await whyNotPublish(deps.db, me(ctx), item))?.message ?? null,
  }
}

function productShown({ inForce, shipped, news }: ItemNow) {
  const before = inForce?.factory?.text ?? null
  const now = shipped?.text ?? null
  const ours = inForce?.text ?? null
  const { conflicts } = merge(...threeOf(before, now, ours))
  return {
    news,
    gone: news && shipped === null,
    before: before === null ? null : contentOf(before),
    now: now === null ? null : contentOf(now),
    theirs: before === null ? [] : changesOf(before, now),
    ours: before === null || ours === null ? [] : changesOf(before, ours),
    conflicts: news ? conflicts.map(conflictOf) : [],
  }
}

const threeOf = (...texts: readonly [string | null, string | null, string | null]) => {
  const [base, theirs, ours] = texts.map((text) => (text === null ? undefined : contentOf(text)))
  return [base, theirs, ours] as const
}

function historyShown(ctx: Context, { kind, inForce }: ItemNow, history: readonly PastVersion[]) {
  const publishes = mayConfigure(me(ctx).roles, 'publish', kind)
  const inOrder = history
    .filter(({ release }) => release !== null)
    .toSorted((a, b) => (a.release ?? 0) - (b.release ?? 0))
  const stateOfVersion = (one: PastVersion): VersionState => {
    if (one.number === inForce?.number) return 'vigente'
    if (one.release !== null) return 'anterior'
    return one.due === null ? 'desprogramada' : 'espera'
  }
  return history.map((one) => ({
    version: one.number,
    state: stateOfVersion(one),
    author: one.author,
    publisher: one.publisher,
    reason: one.reason,
    norm: one.norm,
    origin: one.origin,
    retired: one.retired,
    madeAt: one.madeAt.toISOString(),
    from: one.due?.toISOString() ?? null,
    until: one.release === null ? null : (inOrder[inOrder.indexOf(one) + 1]?.due?.toISOString() ?? null),
    canGoBack: publishes && canGoBackAlone(kind, history, one.number),
  }))
}

/** The content of a version. */
export async function readVersion(
  deps: Deps,
  ctx: Context,
  { version, ...name }: ItemName & { readonly version: number },
) {
  const { item, history } = await itemOf(deps, ctx, name)
  const found = history.find(({ number }) => number === version)
  if (found === undefined) throw notFound()
  return ok({
    version,
    retired: found.retired,
    content: contentOf(found.text),
    changes: changesOf(found.retired ? null : found.text, inForceText(item)),
  })
}
