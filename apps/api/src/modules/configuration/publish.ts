import type { Finding } from '@ventanilla/domain/configuration/between'
import { type Item, type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { addDays, bogotaDate, bogotaInstant } from '@ventanilla/domain/terms/dates'
import { audit } from '../../db/audit.ts'
import { endDraft, lockItem } from '../../db/configuration/edits.ts'
import type { ItemNow } from '../../db/configuration/item-state.ts'
import {
  becomePublisher,
  bringDueIntoForce,
  endWait,
  makeWait,
  patiently,
  release,
} from '../../db/configuration/release.ts'
import { type Change, judgeTimeline, readTimeline } from '../../db/configuration/timeline.ts'
import {
  addVersions,
  demandSound,
  keepContents,
  nameOf,
  type Part,
  storedContent,
  type Versioned,
} from '../../db/configuration/versions.ts'
import type { Tx } from '../../db/connection/sql.ts'
import type { Deps } from '../../deps.ts'
import { type Context, me, type Reply } from '../../http/context.ts'
import { recordRefusal } from '../../http/refusals.ts'
import { ok } from '../../http/reply.ts'
import { findingsShown } from './findings.ts'
import { kindOfItem } from './kind-access.ts'
import { changedMeanwhile, whyNotPublish } from './refusing.ts'
import { contentOf, draftHash } from './shown.ts'

interface Named {
  readonly kind: string
  readonly key: string
}

/** Why something is published, and the warnings that are accepted. */
export interface Why {
  readonly reason: string
  readonly norm: string
  readonly accepted: readonly { readonly finding: string; readonly reason: string }[]
}

/**
 * Runs a call as the only publisher, in the transaction of its command; what is due is in force before. A refusal
 * leaves an audit line that names the items.
 */
export async function asPublication<R extends Reply>(
  deps: Deps,
  ctx: Context,
  named: readonly Named[],
  work: (tx: Tx, at: Date) => Promise<R>,
): Promise<R> {
  const at = deps.clock.now()
  await bringDueIntoForce(deps.db, at)
  return patiently(() =>
    ctx.command(async (tx) => {
      await becomePublisher(tx)
      return work(tx, at)
    }),
  ).catch(async (error: unknown) => {
    if (error instanceof Refusal && (error.kind === 'forbidden' || error.kind === 'conflict'))
      await recordRefusal(deps, ctx, {
        detail: { refused: error.code ?? error.kind, elementos: named.map(nameOf) },
      })
    throw error
  })
}

/** What becomes a version. */
export interface NewVersion {
  readonly item: ItemNow
  readonly version: Omit<Versioned, 'kind' | 'key' | 'hash'>
  /** the draft that it ends */
  readonly endsDraft: boolean
}

/**
 * Makes versions come into force together, now or at an instant, unless a rule stands against it.
 * @throws `Refusal` for invalid contents, contradictions, and warnings that nobody accepted
 */
export async function bringAbout(
  tx: Tx,
  deps: Deps,
  ctx: Context,
  versions: readonly NewVersion[],
  why: Why,
  { due, at }: { readonly due: Date | null; readonly at: Date },
): Promise<{ readonly parts: readonly Part[]; readonly release: number | null }> {
  demandNorm(
    versions.map(({ item }) => item.kind),
    why,
  )
  const contents = versions.map(({ item, version }): Item => {
    // sound, or refused below
    return { kind: item.kind, key: item.key, content: contentOf(version.text) as never }
  })
  demandSound(contents.filter((_, i) => versions[i]?.version.retired !== true))
  const set = contents.map(({ kind, key, content }, i) => ({
    kind,
    key,
    content: versions[i]?.version.retired === true ? null : content,
  }))
  await demandNoContradiction(tx, { set, at: due, now: at, off: [] }, why.accepted)
  const stored = contents.map((content, i) => ({ ...storedContent(content), ...versions[i]?.version }))
  await keepContents(tx, stored)
  const actor = me(ctx).id
  const parts = await addVersions(tx, stored, {
    origin: 'autoridad',
    author: actor,
    publisher: actor,
    reason: why.reason,
    norm: why.norm,
    at,
  })
  for (const { item, endsDraft } of versions) if (endsDraft) await endDraft(tx, item, 'publicar', actor, at)
  const number = due === null ? await release(tx, parts, at, why.reason) : null
  if (due !== null) await makeWait(tx, parts, due)
  await recordAll(
    tx,
    deps,
    ctx,
    versions.map(({ item }) => item),
    {
      motivo: why.reason,
      ...(why.norm !== '' && { norma: why.norm }),
      ...(number !== null && { publicacion: number }),
      ...(due !== null && { desde: due.toISOString() }),
      ...(why.accepted.length > 0 && { avisos: why.accepted }),
    },
  )
  return { parts, release: number }
}

/** Norm: what binds people names the norm that it follows, where the kind asks for it. */
function demandNorm(kinds: readonly KindId[], { norm }: Pick<Why, 'norm'>): void {
  const asks = kinds.find((kind) => KINDS[kind].asksNorm)
  if (asks === undefined || norm !== '') return
  const message = `Escriba la norma en que se apoya: la piden los cambios de ${KINDS[asks].name.many}.`
  throw new Refusal('invalid', message, { code: 'norma', problems: [{ path: 'body.norm', message }] })
}

/** Errors stop; each warning is accepted by its own reason. Within the publisher's lock: nothing else changes meanwhile. */
export async function demandNoContradiction(
  tx: Tx,
  change: Change,
  accepted: Why['accepted'],
): Promise<void> {
  const { caused } = judgeTimeline(await readTimeline(tx), change)
  const known = new Set(accepted.map(({ finding }) => finding))
  const refuse = async (message: string, code: string, open: readonly Finding[]): Promise<never> => {
    throw new Refusal('conflict', message, { code, current: { findings: await findingsShown(tx, open) } })
  }
  const errors = caused.filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    await refuse(`Así no puede quedar. ${errors[0]?.sentence ?? ''}`, 'contradiccion', caused)
  const open = caused.filter(({ id }) => !known.has(id))
  if (open.length > 0)
    await refuse(`Hay avisos por aceptar. ${open[0]?.sentence ?? ''}`, 'aviso_sin_aceptar', open)
}

const recordAll = (
  tx: Tx,
  deps: Deps,
  ctx: Context,
  items: readonly Named[],
  detail: Readonly<Record<string, unknown>>,
): Promise<void> =>
  audit(tx, {
    actorId: me(ctx).id,
    verb: ctx.endpointId,
    subject: items.length === 1 ? items.map(nameOf).join() : null,
    address: ctx.address,
    detail: { elementos: items.map(nameOf), ...detail },
    at: deps.clock.now(),
    newId: deps.newId,
  })

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
export function publishDrafts(
  deps: Deps,
  ctx: Context,
  { items, ...why }: Why & { readonly items: readonly (Named & { readonly hash: string })[] },
) {
  demandOnce(items)
  return asPublication(deps, ctx, items, async (tx, at) => {
    const versions = await seenDrafts(tx, ctx, items)
    const made = await bringAbout(tx, deps, ctx, versions, why, { due: null, at })
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
export function scheduleDrafts(
  deps: Deps,
  ctx: Context,
  {
    items,
    day,
    ...why
  }: Why & { readonly items: readonly (Named & { readonly hash: string })[]; readonly day: string },
) {
  demandOnce(items)
  const due = midnightOf(day, deps.clock.now())
  return asPublication(deps, ctx, items, async (tx, at) => {
    const versions = await seenDrafts(tx, ctx, items)
    const { parts } = await bringAbout(tx, deps, ctx, versions, why, { due, at })
    return ok({ due: due.toISOString(), versions: shownParts(versions, parts) })
  })
}

/** Calls off what waits, all or none; what was scheduled together can contradict when only a part of it comes. */
export function callOffWaiting(
  deps: Deps,
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
    await demandNoContradiction(tx, { set: [], at: null, now: at, off }, accepted)
    for (const one of off) await endWait(tx, one, at)
    await recordAll(tx, deps, ctx, items, {
      motivo: reason,
      ...(accepted.length > 0 && { avisos: accepted }),
    })
    return ok({ calledOff: off.length })
  })
}
