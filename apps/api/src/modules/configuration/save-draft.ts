import { canonical, losses } from '@ventanilla/domain/configuration/canonical'
import { type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { audit, nothingToAudit } from '../../db/audit.ts'
import { type DraftGiven, endDraft, lockItem, saveRevision } from '../../db/configuration/edits.ts'
import { type ItemNow, itemsNow } from '../../db/configuration/item-state.ts'
import { nameOf } from '../../db/configuration/versions.ts'
import type { Tx } from '../../db/connection/sql.ts'
import type { Deps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { kindFor, kindOfItem } from './kind-access.ts'
import { changedMeanwhile, movedOn } from './refusing.ts'
import { savedOf } from './shown.ts'

type Content = Readonly<Record<string, unknown>>

/** An item as a call names it. */
export interface ItemName {
  readonly kind: string
  readonly key: string
}

/**
 * The text of a given content. @throws `Refusal` (invalid) where JSON or the database would change it; `at` is its
 * place in the call.
 */
export function textOf(content: Content, at = 'body.content'): string {
  const lost = losses(content)
  if (lost.length > 0)
    throw new Refusal('invalid', 'El contenido tiene datos que no se pueden guardar. Revíselos.', {
      code: 'datos_invalidos',
      problems: lost.slice(0, 20).map((place) => ({
        path: `${at}${(place.split(':')[0] ?? '').replaceAll('/', '.')}`,
        message: 'Este dato no se puede guardar',
      })),
    })
  return canonical(content)
}

/** An item that the caller knows at this step of its drafts. */
export async function seenItem(tx: Tx, kind: KindId, key: string, revision: number): Promise<ItemNow> {
  const item = await lockItem(tx, kind, key)
  if (item === null) throw notFound()
  // Race: the revision of another person that this one has not seen
  if (item.revision !== revision) throw changedMeanwhile(item)
  return item
}

/** Saves the next revision, and writes it into the audit. */
export async function keepRevision(tx: Tx, deps: Deps, ctx: Context, item: ItemNow, given: DraftGiven) {
  const at = deps.clock.now()
  const revision = await saveRevision(tx, item, given, me(ctx).id, at)
  await record(tx, deps, ctx, item, { borrador: revision })
  return savedOf(item.kind, item.key, { ...given, revision })
}

export const record = (
  tx: Tx,
  deps: Deps,
  ctx: Context,
  item: ItemNow,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> =>
  audit(tx, {
    actorId: me(ctx).id,
    verb: ctx.endpointId,
    subject: nameOf(item),
    address: ctx.address,
    detail: { elementos: [nameOf(item)], ...detail },
    at: deps.clock.now(),
    newId: deps.newId,
  })

/** Begins a new item as a draft; without a key the kind gives the next one. */
export function createItem(
  deps: Deps,
  ctx: Context,
  name: string,
  given: { readonly key: string | null; readonly content: Content },
) {
  const kind = kindFor(ctx, name, 'edit')
  const { keys } = KINDS[kind]
  const text = textOf(given.content)
  if (given.key !== null && !keys.pattern.test(given.key)) throw wrongKey(keys.sentence)
  // decision 73: a number of the specification is never given to something else
  if (given.key !== null && keys.own?.pattern.test(given.key) === false) throw wrongKey(keys.own.sentence)
  return ctx.command(async (tx) => {
    const item = await freshItem(tx, kind, given.key)
    const draft = { text, retired: false, base: 0, takesProduct: false, product: null }
    return { status: 201 as const, body: await keepRevision(tx, deps, ctx, item, draft) }
  })
}

const wrongKey = (message: string): Refusal =>
  new Refusal('invalid', message, { code: 'clave', problems: [{ path: 'body.key', message }] })

/** An item without versions and draft, under the given key or the next one. */
async function freshItem(tx: Tx, kind: KindId, given: string | null): Promise<ItemNow> {
  const { keys, name } = KINDS[kind]
  if (given === null && keys.next === null) throw wrongKey(`Escriba la clave. ${keys.sentence}`)
  for (;;) {
    const key = given ?? keys.next?.((await itemsNow(tx, [kind])).map((one) => one.key)) ?? ''
    if (!keys.pattern.test(key)) throw wrongKey(keys.sentence)
    const item = await lockItem(tx, kind, key, true)
    if (item !== null && item.inForce === null && item.draft === null && item.shipped === null) return item
    // Race: another user took the number in the meantime; what they made is seen now
    if (given !== null)
      throw new Refusal('conflict', `Ya hay un elemento de ${name.many} con la clave «${key}».`, {
        code: 'ya_existe',
      })
  }
}

/** Saves a draft, incomplete or not; the answer says what it lacks. */
export function saveDraft(
  deps: Deps,
  ctx: Context,
  name: ItemName,
  given: {
    readonly revision: number
    readonly base: number
    readonly retired: boolean
    readonly content: Content
  },
) {
  const kind = kindOfItem(ctx, name, 'edit')
  const { key } = name
  const text = textOf(given.content)
  return ctx.command(async (tx) => {
    const item = await seenItem(tx, kind, key, given.revision)
    if (given.base !== (item.inForce?.number ?? 0)) throw movedOn(item)
    const { draft } = item
    if (
      draft !== null &&
      draft.text === text &&
      draft.retired === given.retired &&
      draft.base === given.base
    ) {
      nothingToAudit(tx)
      return ok(savedOf(kind, key, draft))
    }
    const { takesProduct = false, product = null } = draft ?? {}
    const next = { text, retired: given.retired, base: given.base, takesProduct, product }
    return ok(await keepRevision(tx, deps, ctx, item, next))
  })
}

/** Drafts that an item is retired, or that it comes back with its last content. */
export function draftRetirement(
  deps: Deps,
  ctx: Context,
  name: ItemName,
  revision: number,
  retired: boolean,
) {
  const kind = kindOfItem(ctx, name, 'edit')
  return ctx.command(async (tx) => {
    const item = await seenItem(tx, kind, name.key, revision)
    const { inForce, draft } = item
    if (inForce === null || inForce.retired === retired)
      throw new Refusal(
        'conflict',
        retired
          ? 'No está en vigor: no hay nada que retirar.'
          : 'No está retirado: no hay nada que reactivar.',
        { code: 'estado' },
      )
    return ok(
      await keepRevision(tx, deps, ctx, item, {
        text: inForce.text,
        retired,
        base: inForce.number,
        takesProduct: draft?.takesProduct ?? false,
        product: draft?.product ?? null,
      }),
    )
  })
}

/** Throws a draft away; what is in force stays. */
export function discardDraft(deps: Deps, ctx: Context, name: ItemName, revision: number) {
  const kind = kindOfItem(ctx, name, 'edit')
  return ctx.command(async (tx) => {
    const item = await seenItem(tx, kind, name.key, revision)
    if (item.draft === null)
      throw new Refusal('conflict', 'No hay un borrador que descartar.', { code: 'sin_borrador' })
    const ended = await endDraft(tx, item, 'descartar', me(ctx).id, deps.clock.now())
    await record(tx, deps, ctx, item, { borrador: item.draft.revision })
    return ok({ revision: ended })
  })
}
