import { type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { nothingToAudit } from '../../../db/audit.ts'
import { type ItemNow, itemsNow } from '../../../db/configuration/item-state.ts'
import { beginTrial, endTrial, lastTrial } from '../../../db/configuration/trials.ts'
import { queueJob } from '../../../db/queue-job.ts'
import type { AppDeps } from '../../../deps.ts'
import { type Context, me } from '../../../http/context.ts'
import { refuseOver } from '../../../http/guards/budgets.ts'
import { ok } from '../../../http/reply.ts'
import { kindOfItem } from '../kind-access.ts'
import { changedMeanwhile } from '../refusing.ts'
import { record } from '../save-draft.ts'
import { contentOf, draftHash } from '../shown.ts'
import { withDrafts } from '../uses/with-drafts.ts'
import { trialShown } from './read.ts'
import { trialOfKind } from './table.ts'

interface Named {
  readonly kind: string
  readonly key: string
}

/** Begins the trial of a draft as it was seen; one that is under way is not begun twice. */
export async function startTrial(deps: AppDeps, ctx: Context, name: Named, hash: string) {
  const kind = kindOfItem(ctx, name, 'read')
  const { key } = name
  const [seen] = await itemsNow(deps.db, [kind], key)
  if (seen === undefined) throw notFound()
  demandTriable(deps, seen, hash)
  // outside the transaction, which would take the count back
  await refuseOver(deps.db, 'trialsOfPerson', me(ctx).id)
  const reply = await ctx.command(async (tx) => {
    const [item] = await itemsNow(tx, [kind], key)
    if (item === undefined) throw notFound()
    demandDraft(item, hash)
    const at = deps.clock.now()
    const id = deps.newId()
    const { release } = deps.catalogue
    const begun = await beginTrial(tx, {
      id,
      item: item.id,
      draft: hash,
      release,
      askedBy: me(ctx).id,
      askedAt: at,
    })
    if (begun) {
      await queueJob(
        tx,
        { id: deps.newId(), now: at },
        { kind: 'configuracion.probar', about: id, data: { trial: id } },
      )
      await record(tx, deps, ctx, item, { prueba: id, borrador: item.revision })
    } else nothingToAudit(tx)
    return ok(trialShown(kind, item, (await lastTrial(tx, item.id)) ?? null, release))
  })
  deps.wake()
  return reply
}

/** Stops the trial of an item, also one that another user asked for; one that ended stays as it ended. */
export function stopTrial(deps: AppDeps, ctx: Context, name: Named) {
  const kind = kindOfItem(ctx, name, 'read')
  return ctx.command(async (tx) => {
    const [item] = await itemsNow(tx, [kind], name.key)
    const trial = item === undefined ? undefined : await lastTrial(tx, item.id)
    if (item === undefined || trial === undefined) throw notFound()
    if (await endTrial(tx, trial.id, 'detenida', deps.clock.now()))
      await record(tx, deps, ctx, item, { prueba: trial.id })
    else nothingToAudit(tx)
    return ok(trialShown(kind, item, (await lastTrial(tx, item.id)) ?? null, deps.catalogue.release))
  })
}

function demandDraft(item: ItemNow, hash: string): NonNullable<ItemNow['draft']> {
  if (item.draft === null) throw notFound()
  // Race: the revision of another person that this one has not seen
  if (draftHash(item.draft) !== hash) throw changedMeanwhile(item)
  return item.draft
}

function demandTriable(deps: AppDeps, item: ItemNow, hash: string): void {
  const draft = demandDraft(item, hash)
  const trial = trialOfKind(item.kind)
  if ('none' in trial) throw new Refusal('conflict', trial.none, { code: 'sin_prueba' })
  if (draft.retired)
    throw new Refusal('conflict', 'Este borrador lo retira: no hay nada que probar.', { code: 'estado' })
  const content = soundContent(item.kind, item.key, draft.text)
  try {
    trial.open({
      key: item.key,
      content,
      catalogue: deps.catalogue,
      next: withDrafts(deps.catalogue.contents, [item]),
      now: deps.clock.now(),
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new Refusal(
      'invalid',
      `El borrador no se puede reunir con lo que está en vigor: ${error.message}`,
      {
        code: 'incompleto',
      },
    )
  }
}

function soundContent(kind: KindId, key: string, text: string): never {
  const checked = KINDS[kind].check(contentOf(text), key)
  if (!checked.ok)
    throw new Refusal(
      'invalid',
      'Se prueba cuando el borrador esté completo: corrija antes lo que se señala.',
      {
        code: 'incompleto',
      },
    )
  // checked by its kind, which the compiler does not see
  return checked.value as never
}
