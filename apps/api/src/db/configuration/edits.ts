import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { sql, type Tx } from '../connection/sql.ts'
import { type ItemNow, itemsNow } from './item-state.ts'

/** Number of the advisory lock of an item, beside its id. */
const ITEM = 7310

/** The id of an item; null: there is none, unless it is made. */
async function idOf(tx: Tx, kind: KindId, key: string, make: boolean): Promise<number | null> {
  if (make)
    await tx.run(sql`
      insert into configuration_items(kind, key) values (${kind}, ${key}) on conflict (kind, key) do nothing`)
  const row = await tx.one<{ id: number }>(
    sql`select id from configuration_items where kind = ${kind} and key = ${key}`,
  )
  return row?.id ?? null
}

/**
 * An item as it is now, which nobody else edits or publishes before the transaction ends; null: there is none.
 * Race: two people save on one revision, or one saves what another publishes.
 */
export async function lockItem(tx: Tx, kind: KindId, key: string, make = false): Promise<ItemNow | null> {
  const id = await idOf(tx, kind, key, make)
  if (id === null) return null
  await tx.run(sql`select pg_advisory_xact_lock(${ITEM}::int, ${id}::int)`)
  return (await itemsNow(tx, [kind], key))[0] ?? null
}

/**
 * Items of a kind as they are now, in the order of their ids, which nobody else edits or publishes before the
 * transaction ends; those that do not exist are left out, unless they are made.
 * Race: as `lockItem`; and two people with the same items wait for each other, unless both lock them in one order.
 */
export async function lockItems(
  tx: Tx,
  kind: KindId,
  keys: readonly string[],
  make = false,
): Promise<readonly ItemNow[]> {
  if (keys.length === 0) return []
  if (make)
    await tx.run(sql`
      insert into configuration_items(kind, key) select ${kind}, k.key
      from unnest(${keys}::text[]) with ordinality as k(key, place) order by k.place
      on conflict (kind, key) do nothing`)
  await tx.run(sql`
    select pg_advisory_xact_lock(${ITEM}::int, i.id::int) from (
      select id from configuration_items where kind = ${kind} and key = any(${keys}::text[]) order by id) i`)
  const named = new Set(keys)
  return (await itemsNow(tx, [kind])).filter(({ key }) => named.has(key))
}

/** Locks items of any kinds, which are made where they do not exist, in the same order as `lockItems`. */
export async function lockNamed(
  tx: Tx,
  names: readonly { readonly kind: KindId; readonly key: string }[],
): Promise<void> {
  const [kinds, keys] = [names.map(({ kind }) => kind), names.map(({ key }) => key)]
  await tx.run(sql`
    insert into configuration_items(kind, key) select n.kind, n.key
    from unnest(${kinds}::text[], ${keys}::text[]) as n(kind, key) order by n.kind, n.key on conflict do nothing`)
  await tx.run(sql`
    select pg_advisory_xact_lock(${ITEM}::int, i.id::int) from (
      select i.id from configuration_items i
      join unnest(${kinds}::text[], ${keys}::text[]) as n(kind, key) using (kind, key) order by i.id) i`)
}

/** What a draft is to be from now on. */
export interface DraftGiven {
  readonly text: string
  readonly retired: boolean
  readonly base: number
  readonly takesProduct: boolean
  /** hash of what of the product it takes */
  readonly product: string | null
}

/** Saves the next revision of a draft; returns its number. The item is locked. */
export async function saveRevision(
  tx: Tx,
  { id, revision }: ItemNow,
  draft: DraftGiven,
  editor: string,
  at: Date,
): Promise<number> {
  const next = revision + 1
  await step(tx, id, next, 'guardar', editor, at)
  await tx.run(sql`
    insert into configuration_drafts(item, text, base, revision, began, retired, takes_product, product, saved_at, saved_by)
    values (${id}, ${draft.text}, ${draft.base}, ${next}, ${next}, ${draft.retired}, ${draft.takesProduct},
      decode(${draft.product}, 'hex'), ${at}, ${editor}::uuid)
    on conflict (item) do update set text = excluded.text, base = excluded.base, revision = excluded.revision,
      retired = excluded.retired, takes_product = excluded.takes_product, product = excluded.product,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`)
  return next
}

/** Ends a draft because it was discarded or published; returns the number of the step. The item is locked. */
export async function endDraft(
  tx: Tx,
  { id, revision }: Pick<ItemNow, 'id' | 'revision'>,
  how: 'descartar' | 'publicar',
  editor: string,
  at: Date,
): Promise<number> {
  await step(tx, id, revision + 1, how, editor, at)
  await tx.run(sql`delete from configuration_drafts where item = ${id}`)
  return revision + 1
}

const step = (
  tx: Tx,
  item: number,
  revision: number,
  what: string,
  editor: string,
  at: Date,
): Promise<number> =>
  tx.run(sql`
    insert into configuration_edits(item, revision, step, editor, at)
    values (${item}, ${revision}, ${what}, ${editor}::uuid, ${at})`)

/** Stores that the authority has seen what the product ships for an item, and stays with its own. */
export const leaveProduct = (tx: Tx, { id, shipped }: ItemNow, who: string, at: Date): Promise<number> =>
  tx.run(sql`
    insert into configuration_left(item, hash, left_by, at)
    values (${id}, decode(${shipped?.hash ?? null}, 'hex'), ${who}::uuid, ${at})`)

/** Stores that a second person has seen a going back that the first did alone. */
export const confirmVersion = (
  tx: Tx,
  item: number,
  version: number,
  who: string,
  at: Date,
): Promise<number> =>
  tx.run(sql`
    insert into configuration_confirmations(item, version, confirmed_by, at)
    values (${item}, ${version}, ${who}::uuid, ${at}) on conflict (item, version) do nothing`)
