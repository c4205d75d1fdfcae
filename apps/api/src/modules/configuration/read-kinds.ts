import type { ItemFilter } from '@ventanilla/domain/configuration/words'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { folded } from '@ventanilla/domain/kernel/search-text'
import { type ItemNow, itemsNow } from '../../db/configuration/item-state.ts'
import { type WaitingVersion, waitingOf } from '../../db/configuration/waiting.ts'
import { addressChecks } from '../../db/configuration/outside-addresses.ts'
import type { AppDeps } from '../../deps.ts'
import type { Context } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { kindFor, kindsOf } from './kind-access.ts'
import { addressCheckOf, addressOf, contentOf, kindOf, stateOf, titleOfItem } from './shown.ts'

const PAGE = 100

type ReadDeps = Pick<AppDeps, 'db' | 'catalogue' | 'outside'>

/** An item that was in force, or is being prepared; one whose only draft was discarded is nothing. */
const isThere =
  (waiting: ReadonlyMap<number, readonly WaitingVersion[]>) =>
  (item: ItemNow): boolean =>
    item.inForce !== null || item.draft !== null || waiting.has(item.id)

/** Kinds that the reader sees, with what is under way in each. */
export async function listKinds(deps: ReadDeps, ctx: Context) {
  const kinds = kindsOf(ctx)
  const [all, waiting] = await Promise.all([itemsNow(deps.db, kinds), waitingOf(deps.db, kinds)])
  const items = all.filter(isThere(waiting))
  const rows = []
  for (const kind of kinds) {
    const own = items.filter((item) => item.kind === kind)
    rows.push({
      ...(await kindOf(deps, ctx, kind)),
      items: own.filter((item) => stateOf(item) !== 'retirado').length,
      drafts: own.filter(({ draft }) => draft !== null).length,
      waiting: own.filter(({ id }) => waiting.has(id)).length,
      news: own.filter(({ news }) => news).length,
    })
  }
  return ok({ rows })
}

/** Items of a kind, a page at a time. */
export async function listItems(
  deps: ReadDeps,
  ctx: Context,
  name: string,
  { q, estado, cursor }: { readonly q: string; readonly estado?: ItemFilter; readonly cursor?: string },
) {
  const kind = kindFor(ctx, name, 'read')
  const [all, waiting] = await Promise.all([itemsNow(deps.db, [kind]), waitingOf(deps.db, [kind])])
  const words = folded(q)
  const sorted = all.filter(isThere(waiting)).map(placed).toSorted(inListOrder)
  const from = cursor === undefined ? 0 : 1 + sorted.findIndex(({ item }) => item.key === cursor)
  if (cursor !== undefined && from === 0)
    throw new Refusal('invalid', 'La página pedida no existe. Vuelva a la primera.', { code: 'cursor' })
  const isFound = ({ item, title }: Placed): boolean =>
    isOf(item, waiting, estado) && (folded(title).includes(words) || folded(item.key).includes(words))
  const rest = sorted.slice(from).filter(isFound)
  const page = rest.slice(0, PAGE).map((one) => ({ ...one, address: addressOf(one.item) }))
  const checks = await addressChecks(
    deps.db,
    page.flatMap(({ address }) => address ?? []),
  )
  return ok({
    kind: await kindOf(deps, ctx, kind),
    rows: page.map((one) => ({
      ...rowOf(one, waiting.get(one.item.id) ?? []),
      addressCheck: addressCheckOf(one.address, checks, deps.outside === null),
    })),
    total: sorted.filter(isFound).length,
    next: rest.length > PAGE ? (page.at(-1)?.item.key ?? null) : null,
  })
}

interface Placed {
  readonly item: ItemNow
  readonly title: string
  readonly order: number | null
  readonly active: boolean | null
}

function placed(item: ItemNow): Placed {
  const { order, active } = contentOf(item.inForce?.text ?? item.draft?.text ?? '{}')
  return {
    item,
    title: titleOfItem(item),
    order: typeof order === 'number' ? order : null,
    active: typeof active === 'boolean' ? active : null,
  }
}

const collator = new Intl.Collator('es', { numeric: true })
const inListOrder = (a: Placed, b: Placed): number =>
  (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
  collator.compare(a.item.key, b.item.key)

function isOf(
  item: ItemNow,
  waiting: ReadonlyMap<number, readonly WaitingVersion[]>,
  filter: ItemFilter | undefined,
): boolean {
  if (filter === 'vigentes') return stateOf(item) === 'vigente'
  if (filter === 'retirados') return stateOf(item) === 'retirado'
  if (filter === 'borrador') return item.draft !== null
  if (filter === 'programados') return waiting.has(item.id)
  return filter === undefined || item.news
}

const rowOf = ({ item, title, order, active }: Placed, waiting: readonly WaitingVersion[]) => ({
  key: item.key,
  title,
  state: stateOf(item),
  order,
  active,
  content: contentOf(item.draft?.text ?? item.inForce?.text ?? '{}'),
  version: item.inForce?.number ?? null,
  since: item.inForce?.since.toISOString() ?? null,
  draft:
    item.draft === null
      ? null
      : {
          revision: item.draft.revision,
          savedAt: item.draft.savedAt.toISOString(),
          by: item.draft.savedBy,
          retired: item.draft.retired,
        },
  waiting: waiting.map(({ version, due, retired }) => ({ version, due: due.toISOString(), retired })),
  news: item.news,
})
