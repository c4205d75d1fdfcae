import { canonical } from '@ventanilla/domain/configuration/canonical'
import { type Conflict, merge } from '@ventanilla/domain/configuration/merge'
import type { ProductChoice } from '@ventanilla/domain/configuration/words'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type DraftGiven, endDraft, leaveProduct } from '../../db/configuration/edits.ts'
import type { ItemNow, VersionInForce } from '../../db/configuration/item-state.ts'
import type { Deps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { kindOfItem } from './kind-access.ts'
import { type ItemName, keepRevision, record, seenItem } from './save-draft.ts'
import { conflictOf, contentOf } from './shown.ts'

/** Adopts, combines or leaves what the product ships; the first two make a draft, and nothing comes into force. */
export function takeProduct(
  deps: Deps,
  ctx: Context,
  name: ItemName,
  { choice, revision }: { readonly choice: ProductChoice; readonly revision: number },
) {
  const kind = kindOfItem(ctx, name, 'edit')
  return ctx.command(async (tx) => {
    const item = await seenItem(tx, kind, name.key, revision)
    if (!item.news || item.inForce === null)
      throw new Refusal('conflict', 'El producto no trae una versión nueva de este elemento.', {
        code: 'sin_novedad',
      })
    if (choice === 'dejar') {
      const at = deps.clock.now()
      await leaveProduct(tx, item, me(ctx).id, at)
      // one that somebody wrote without the product's stays
      if (item.draft?.takesProduct === true) await endDraft(tx, item, 'descartado', me(ctx).id, at)
      await record(tx, deps, ctx, item, { decision: choice })
      return ok({ draft: null, conflicts: [] })
    }
    const { given, conflicts } =
      choice === 'adoptar' ? adopted(item, item.inForce) : combined(item, item.inForce)
    const draft = await keepRevision(tx, deps, ctx, item, given)
    return ok({ draft, conflicts: conflicts.map(conflictOf) })
  })
}

interface Taken {
  readonly given: DraftGiven
  readonly conflicts: readonly Conflict[]
}

const standing = ({ shipped }: ItemNow, { number }: VersionInForce) => ({
  base: number,
  takesProduct: true,
  product: shipped?.hash ?? null,
})

/** What the product ships, as it is; what it no longer ships is retired. */
function adopted(item: ItemNow, inForce: VersionInForce): Taken {
  if (item.draft !== null && !item.draft.takesProduct)
    throw new Refusal(
      'conflict',
      'Ya hay un borrador de la autoridad: combínelo con lo del producto, publíquelo o descártelo antes.',
      { code: 'hay_borrador' },
    )
  const { shipped } = item
  return {
    given: {
      ...standing(item, inForce),
      text: shipped?.text ?? inForce.text,
      retired: shipped === null,
    },
    conflicts: [],
  }
}

/** What both changed since the version of the product on which ours stands; ours stays where both changed a place. */
function combined(item: ItemNow, inForce: VersionInForce): Taken {
  const { shipped, draft } = item
  if (shipped === null)
    throw new Refusal(
      'conflict',
      'El producto ya no trae este elemento: no hay nada que combinar. Adopte el retiro o deje el suyo.',
      { code: 'sin_novedad' },
    )
  const { value, conflicts } = merge(
    inForce.factory === null ? undefined : contentOf(inForce.factory.text),
    contentOf(shipped.text),
    contentOf(draft?.text ?? inForce.text),
  )
  return {
    given: {
      ...standing(item, inForce),
      text: canonical(value ?? contentOf(shipped.text)),
      retired: draft?.retired ?? inForce.retired,
    },
    conflicts,
  }
}
