import type { Finding } from '@ventanilla/domain/configuration/between'
import { isKindId } from '@ventanilla/domain/configuration/kinds'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { addDays, bogotaDate, bogotaInstant } from '@ventanilla/domain/terms/dates'
import { lockItem } from '../../db/configuration/edits.ts'
import { type ItemNow, itemsNow } from '../../db/configuration/item-state.ts'
import { endWait } from '../../db/configuration/release.ts'
import { nameOf, type Part } from '../../db/configuration/versions.ts'
import type { Tx } from '../../db/connection/sql.ts'
import type { Deps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import {
  asPublication,
  bringAbout,
  demandNoContradiction,
  type Named,
  type NewVersion,
  recordAll,
  type Why,
} from './bring-about.ts'
import { kindOfItem } from './kind-access.ts'
import { changedMeanwhile, whyNotPublish } from './refusing.ts'
import { draftHash, draftText } from './shown.ts'
import { inUseWarnings, type UsesDeps } from './uses/in-use.ts'

/** Items in one order for everybody: two publications that lock the same ones would wait for each other. */
const inOrder = <T extends Named>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))

function demandOnce(items: readonly Named[]): void {
  if (new Set(items.map(nameOf)).size < items.length)
    throw new Refusal('invalid', 'Cada elemento va una sola vez.', {
      code: 'datos_invalidos',
      problems: [{ path: 'body.items', message: 'Hay un elemento dos veces' }],
    })
}

/** The drafts that were seen, of which the caller can publish each. */
async function seenDrafts(
  tx: Tx,
  ctx: Context,
  items: readonly (Named & { readonly hash: string })[],
): Promise<readonly NewVersion[]> {
  const found: NewVersion[] = []
  for (const { hash, ...name } of inOrder(items)) {
    const item = await lockItem(tx, kindOfItem(ctx, name, 'publish'), name.key)
    if (item === null) throw notFound()
    const { draft } = item
    // Race: what is published is what was seen, not what another user saved meanwhile
    if (draft !== null && draftHash(draft) !== hash) throw changedMeanwhile(item)
    if (draft === null && item.lastStep !== null) throw changedMeanwhile(item)
    const why = await whyNotPublish(tx, me(ctx), item)
    if (why !== null) throw why
    if (draft !== null) found.push({ item, version: versionOf(item, draft), endsDraft: true })
  }
  return found
}

/**
 * What uses the items whose drafts take them away. A name that its caller may not publish is refused later, in the
 * transaction, where the refusal leaves its line.
 */
async function inUseOf(deps: UsesDeps, names: readonly Named[]): Promise<readonly Finding[]> {
  const kinds = [...new Set(names.map(({ kind }) => kind))].filter(isKindId)
  const named = new Set(names.map(nameOf))
  const items = (await itemsNow(deps.db, kinds)).filter((item) => named.has(nameOf(item)))
  return inUseWarnings(
    deps,
    items.flatMap((item) => (item.draft === null ? [] : [{ item, text: draftText(item) }])),
  )
}

const versionOf = (
  { inForce }: ItemNow,
  { text, retired, savedBy, takesProduct, product }: NonNullable<ItemNow['draft']>,
): NewVersion['version'] => ({
  text,
  retired,
  author: savedBy?.id ?? null,
  // what the product ships now was seen only if the draft takes it
  ...(takesProduct
    ? { standsOn: product }
    : inForce === null
      ? {}
      : { standsOn: inForce.factory?.hash ?? null }),
})

const shownParts = (versions: readonly NewVersion[], parts: readonly Part[]) =>
  versions.map(({ item: { id, kind, key } }) => ({
    kind,
    key,
    version: parts.find(({ item }) => item === id)?.version ?? 0,
  }))

/** Publishes drafts as one release, all or none. */
export async function publishDrafts(
  deps: UsesDeps,
  ctx: Context,
  { items, ...why }: Why & { readonly items: readonly (Named & { readonly hash: string })[] },
) {
  demandOnce(items)
  const inUse = await inUseOf(deps, items)
  return asPublication(deps, ctx, items, async (tx, at) => {
    const versions = await seenDrafts(tx, ctx, items)
    const made = await bringAbout(tx, deps, ctx, versions, why, { due: null, at, inUse })
    return ok({ release: made.release ?? 0, versions: shownParts(versions, made.parts) })
  })
}

/** Days ahead at most: nobody plans further, and a wrong century is a slip of the keyboard. */
const FURTHEST_DAYS = 5 * 366

/** Midnight in Bogotá that begins a day later than today. @throws `Refusal` (invalid) for another day */
export function midnightOf(day: string, now: Date): Date {
  const today = bogotaDate(now.toISOString())
  const refuse = (message: string): Refusal =>
    new Refusal('invalid', message, { code: 'dia', problems: [{ path: 'body.day', message }] })
  if (day <= today) throw refuse('Elija un día posterior a hoy.')
  if (day > addDays(today, FURTHEST_DAYS)) throw refuse('Elija un día de los próximos cinco años.')
  return new Date(bogotaInstant(day, 0))
}

/**
 * Schedules drafts for the beginning of a day, all or none. They come into force although their publisher has lost
 * the right or the account by then: they were published when the publisher had it.
 */
export async function scheduleDrafts(
  deps: UsesDeps,
  ctx: Context,
  {
    items,
    day,
    ...why
  }: Why & { readonly items: readonly (Named & { readonly hash: string })[]; readonly day: string },
) {
  demandOnce(items)
  const due = midnightOf(day, deps.clock.now())
  const inUse = await inUseOf(deps, items)
  return asPublication(deps, ctx, items, async (tx, at) => {
    const versions = await seenDrafts(tx, ctx, items)
    const { parts } = await bringAbout(tx, deps, ctx, versions, why, { due, at, inUse })
    return ok({ due: due.toISOString(), versions: shownParts(versions, parts) })
  })
}

/** Calls off what waits, all or none; what was scheduled together can contradict when only a part of it comes. */
export function callOffWaiting(
  deps: UsesDeps,
  ctx: Context,
  {
    items,
    reason,
    accepted,
  }: Pick<Why, 'reason' | 'accepted'> & { readonly items: readonly (Named & { readonly due: string })[] },
) {
  demandOnce(items.map(({ kind, key, due }) => ({ kind, key: `${key}/${due}` })))
  return asPublication(deps, ctx, items, async (tx, at) => {
    const off = inOrder(items).map(({ due, ...name }) => ({
      kind: kindOfItem(ctx, name, 'publish'),
      key: name.key,
      due: new Date(due),
    }))
    await demandNoContradiction(tx, deps.catalogue, { set: [], at: null, now: at, off }, accepted)
    for (const one of off) await endWait(tx, one, at)
    await recordAll(tx, deps, ctx, items, {
      motivo: reason,
      ...(accepted.length > 0 && { avisos: accepted }),
    })
    return ok({ calledOff: off.length })
  })
}
