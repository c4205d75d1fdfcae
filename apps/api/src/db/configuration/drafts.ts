import { type Db, sql, type Tx } from '../connection/sql.ts'
import type { StoredContent } from './versions.ts'

/** An item with its version in force and its draft, as canonical texts. */
export interface ItemState {
  readonly kind: string
  readonly key: string
  /** number of the version in force; null: none is */
  readonly version: number | null
  readonly retired: boolean | null
  readonly hash: string | null
  readonly text: string | null
  readonly draft: string | null
  /** the draft retires the item */
  readonly draft_retires: boolean | null
  /** the product shipped it once, or ships it */
  readonly of_product: boolean
  /** number and content of the version from which the draft began */
  readonly drafted_from: number | null
  readonly base: string | null
}

/** All items, in the order of their names. */
export const itemStates = (db: Db): Promise<ItemState[]> =>
  db.rows<ItemState>(sql`
    select i.kind, i.key, f.version, v.retired, encode(v.hash, 'hex') as hash, c.text, d.text as draft,
      d.retired as draft_retires, s.item is not null as of_product, d.base as drafted_from, bc.text as base
    from configuration_items i
    left join (select distinct on (item) item, version from configuration_in_force
      where release is not null order by item, release desc) f on f.item = i.id
    left join configuration_versions v on v.item = i.id and v.number = f.version
    left join configuration_contents c on c.hash = v.hash
    left join configuration_drafts d on d.item = i.id
    left join configuration_versions b on b.item = i.id and b.number = d.base
    left join configuration_contents bc on bc.hash = b.hash
    left join configuration_shipped s on s.item = i.id
    order by i.kind collate "C", i.key collate "C"`)

/** A content to be drafted: it began from this version, 0 for a new item. */
export type NewDraft = Omit<StoredContent, 'hash'> & { readonly base: number }

/**
 * Keeps many drafts, each item once, which exist and are locked; an older draft of an item gets the next revision.
 * Nothing comes into force. `editor`: null for a command on the server.
 */
export async function keepDrafts(
  tx: Tx,
  drafts: readonly NewDraft[],
  editor: string | null,
  at: Date,
): Promise<void> {
  const [kinds, keys] = [drafts.map(({ kind }) => kind), drafts.map(({ key }) => key)]
  await tx.run(sql`
    with given as (
      select i.id, x.t, x.b, greatest(
        coalesce((select max(e.revision) from configuration_edits e where e.item = i.id), 0),
        coalesce((select d.revision from configuration_drafts d where d.item = i.id), 0)) + 1 as next
      from unnest(${kinds}::text[], ${keys}::text[], ${drafts.map(({ text }) => text)}::text[],
        ${drafts.map(({ base }) => base)}::int[]) as x(kind, key, t, b) join configuration_items i using (kind, key)
    ), steps as (
      insert into configuration_edits(item, revision, step, editor, at)
      select id, next, 'guardar', ${editor}::uuid, ${at} from given
    )
    insert into configuration_drafts(item, text, base, revision, began, saved_at, saved_by)
    select id, t, b, next, next, ${at}, ${editor}::uuid from given
    on conflict (item) do update set text = excluded.text, base = excluded.base, revision = excluded.revision,
      retired = false, saved_at = excluded.saved_at, saved_by = excluded.saved_by`)
}
