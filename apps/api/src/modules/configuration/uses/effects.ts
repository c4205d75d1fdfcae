import type { Actor } from '@ventanilla/domain/access/actor'
import { holds as mayOpen } from '@ventanilla/domain/access/permissions'
import { KINDS, type KindId } from '@ventanilla/domain/configuration/kinds'
import { referringTo } from '@ventanilla/domain/configuration/references'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { type ItemNow, itemsNow } from '../../../db/configuration/item-state.ts'
import { nameOf } from '../../../db/configuration/versions.ts'
import type { AppDeps } from '../../../deps.ts'
import { type Context, me } from '../../../http/context.ts'
import { ok } from '../../../http/reply.ts'
import { kindOfItem, kindsOf } from '../kind-access.ts'
import { titleOfItem } from '../shown.ts'
import { type CountedUse, countUses, holds } from './count.ts'
import { movedTerms } from './moved-terms.ts'
import { USES } from './table.ts'
import type { KindUses, Use } from './use.ts'

interface Named {
  readonly kind: string
  readonly key: string
}

/** What a change of an item affects. */
export async function readEffects(deps: AppDeps, ctx: Context, name: Named) {
  const [effects] = (await effectsShown(deps, ctx, [name])).rows
  if (effects === undefined) throw notFound()
  return ok(effects)
}

/** What the changes of several items affect; `moves`: with the open terms that their drafts would move. */
export async function readEffectsOf(
  deps: AppDeps,
  ctx: Context,
  { items: names, moves }: { readonly items: readonly Named[]; readonly moves?: boolean | undefined },
) {
  const { rows, items } = await effectsShown(deps, ctx, names)
  const moved = moves === true ? await movedTerms(deps, items) : undefined
  return ok({ rows, ...(moved !== undefined && { moves: moved }) })
}

async function effectsShown(deps: AppDeps, ctx: Context, names: readonly Named[]) {
  const asked = names.map((name) => ({ kind: kindOfItem(ctx, name, 'read'), key: name.key }))
  const kinds = [...new Set(asked.map(({ kind }) => kind))]
  const [only] = asked.length === 1 ? asked : []
  const items = new Map(
    (await itemsNow(deps.db, kinds, only?.key ?? null)).map((item) => [nameOf(item), item] as const),
  )
  const counted = new Map<KindId, readonly CountedUse[]>()
  for (const kind of kinds) {
    const keys = asked.filter((one) => one.kind === kind).map(({ key }) => key)
    counted.set(kind, await countUses(deps.db, kind, keys, deps.catalogue, deps.catalogue.contents.of(kind)))
  }
  const seen = new Set(kindsOf(ctx))
  const found = asked.map((name) => {
    const item = items.get(nameOf(name))
    if (item === undefined) throw notFound()
    return item
  })
  return {
    items: found,
    rows: found.map((item) => shown(deps, me(ctx), item, counted.get(item.kind) ?? [], seen)),
  }
}

function shown(
  deps: AppDeps,
  actor: Actor,
  item: ItemNow,
  uses: readonly CountedUse[],
  seen: ReadonlySet<KindId>,
) {
  const { kind, key } = item
  const entry: KindUses = USES[kind]
  const referring = referringTo(deps.catalogue.contents, item)
  return {
    kind,
    key,
    title: titleOfItem(item),
    unused: 'unused' in entry ? entry.unused : null,
    uses: uses.map(({ id, use, counts }) => ({
      id,
      one: use.one,
      many: use.many,
      count: counts === null ? null : (counts.get(key) ?? 0),
      lists: use.as !== 'number',
      ofList: use.as === 'rows' && use.ofList,
      warns: holds(use),
      screen: screenOf(actor, use, key),
    })),
    items: referring
      .filter((one) => seen.has(one.kind))
      .map((one) => ({ ...one, title: titleInForce(deps, one) })),
    hiddenItems: referring.filter((one) => !seen.has(one.kind)).length,
  }
}

/** Address of the portal's own list of the same rows, for who may open it. */
export const screenOf = (actor: Actor, use: Use, key: string): string | null =>
  use.as === 'rows' && use.screen !== undefined && mayOpen(actor, use.screen.needs)
    ? use.screen.at(key)
    : null

const titleInForce = (
  { catalogue }: AppDeps,
  { kind, key }: { readonly kind: KindId; readonly key: string },
): string => {
  const content: unknown = catalogue.contents.of(kind).get(key)
  // checked by its kind, which the compiler does not see
  return content === undefined ? key : KINDS[kind].title(content as never, key)
}
