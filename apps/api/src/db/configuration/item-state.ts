import { isKindId, type KindId } from '@ventanilla/domain/configuration/kinds'
import { type Db, raw, sql, type Statement } from '../connection/sql.ts'

/** A person by id and name. */
export interface Person {
  readonly id: string
  readonly name: string
}

interface Row {
  readonly id: number
  readonly kind: string
  readonly key: string
  readonly revision: number
  readonly last_step: 'guardar' | 'descartar' | 'publicar' | null
  readonly last_by: string | null
  readonly draft: string | null
  readonly base: number | null
  readonly began: number | null
  readonly draft_retired: boolean | null
  readonly takes_product: boolean | null
  readonly product: string | null
  readonly saved_at: Date | null
  readonly saved_by: string | null
  readonly saved_by_name: string | null
  readonly version: number | null
  readonly retired: boolean | null
  readonly origin: 'fabrica' | 'autoridad' | null
  readonly back_to: number | null
  readonly hash: string | null
  readonly text: string | null
  readonly since: Date | null
  readonly factory: string | null
  readonly factory_text: string | null
  readonly known: boolean
  readonly shipped: string | null
  readonly shipped_text: string | null
  readonly was_left: boolean
  readonly left_hash: string | null
}

/** The version of an item that is in force; texts are canonical JSON, hashes hexadecimal. */
export interface VersionInForce {
  readonly number: number
  readonly retired: boolean
  readonly origin: 'fabrica' | 'autoridad'
  readonly hash: string
  readonly text: string
  readonly since: Date
  /** number of the version to which it went back */
  readonly backTo: number | null
  /** what the product shipped where this version was made from; null: nothing */
  readonly factory: { readonly hash: string; readonly text: string } | null
}

export interface Draft {
  readonly text: string
  readonly retired: boolean
  /** version in force from which it began; 0: none was */
  readonly base: number
  /** revision with which it began */
  readonly began: number
  readonly revision: number
  readonly savedAt: Date
  /** null: a command on the server */
  readonly savedBy: Person | null
  readonly takesProduct: boolean
  /** hash of what of the product it takes; null: that the product no longer ships the item */
  readonly product: string | null
}

/** Everything about an item but its history. */
export interface ItemNow {
  readonly id: number
  readonly kind: KindId
  readonly key: string
  /** last step of its drafts, ever; 0: it never had one */
  readonly revision: number
  readonly lastStep: {
    readonly step: 'guardar' | 'descartar' | 'publicar'
    readonly by: string | null
  } | null
  readonly inForce: VersionInForce | null
  readonly draft: Draft | null
  /** what the product ships; null: nothing */
  readonly shipped: { readonly hash: string; readonly text: string } | null
  /** the product ships something else than what ours stands on, and the authority has not decided about it */
  readonly news: boolean
}

const nameOf = (alias: string): Statement =>
  raw(`coalesce(nullif(${alias}.company_name, ''), ${alias}.first_names || ' ' || ${alias}.last_names)`)

/** Items of kinds, or the one with a key, in the order of their ids. */
export async function itemsNow(
  db: Db,
  kinds: readonly KindId[],
  key: string | null = null,
): Promise<readonly ItemNow[]> {
  const rows = await db.rows<Row>(sql`
    select i.id, i.kind, i.key, greatest(coalesce(e.revision, 0), coalesce(d.revision, 0)) as revision,
      e.step as last_step, ${nameOf('eu')} as last_by,
      d.text as draft, d.base, d.began, d.retired as draft_retired, d.takes_product, encode(d.product, 'hex') as product,
      d.saved_at, d.saved_by, ${nameOf('du')} as saved_by_name,
      f.version, f.due as since, v.retired, v.origin, v.back_to, encode(v.hash, 'hex') as hash, c.text,
      encode(v.factory, 'hex') as factory, fc.text as factory_text,
      s.item is not null as known, encode(s.hash, 'hex') as shipped, sc.text as shipped_text,
      l.id is not null as was_left, encode(l.hash, 'hex') as left_hash
    from configuration_items i
    left join (select distinct on (item) item, version, due from configuration_in_force
      where release is not null order by item, release desc) f on f.item = i.id
    left join configuration_versions v on v.item = i.id and v.number = f.version
    left join configuration_contents c on c.hash = v.hash
    left join configuration_contents fc on fc.hash = v.factory
    left join configuration_drafts d on d.item = i.id
    left join users du on du.id = d.saved_by
    left join lateral (select revision, step, editor from configuration_edits x where x.item = i.id
      order by x.revision desc limit 1) e on true
    left join users eu on eu.id = e.editor
    left join configuration_shipped s on s.item = i.id
    left join configuration_contents sc on sc.hash = s.hash
    left join lateral (select x.id, x.hash from configuration_left x where x.item = i.id
      order by x.id desc limit 1) l on true
    where i.kind = any(${kinds}::text[]) and (${key}::text is null or i.key = ${key})
    order by i.id`)
  return rows.map(itemOf)
}

function itemOf(row: Row): ItemNow {
  const inForce = versionOf(row)
  return {
    id: row.id,
    // asked for by the ids of the kinds
    kind: row.kind as KindId,
    key: row.key,
    revision: row.revision,
    lastStep: row.last_step === null ? null : { step: row.last_step, by: row.last_by },
    inForce,
    draft: draftOf(row),
    shipped: textOf(row.shipped, row.shipped_text),
    news: inForce !== null && hasNews(row, inForce),
  }
}

const textOf = (hash: string | null, text: string | null): VersionInForce['factory'] =>
  hash === null || text === null ? null : { hash, text }

function versionOf(row: Row): VersionInForce | null {
  const { version, retired, origin, hash, text, since } = row
  if (
    version === null ||
    retired === null ||
    origin === null ||
    hash === null ||
    text === null ||
    since === null
  )
    return null
  const factory = textOf(row.factory, row.factory_text)
  return { number: version, retired, origin, hash, text, since, backTo: row.back_to, factory }
}

function draftOf(row: Row): Draft | null {
  const { draft, base, began, saved_at: savedAt } = row
  if (draft === null || base === null || began === null || savedAt === null) return null
  return {
    text: draft,
    retired: row.draft_retired === true,
    base,
    began,
    revision: row.revision,
    savedAt,
    savedBy: row.saved_by === null ? null : { id: row.saved_by, name: row.saved_by_name ?? '' },
    takesProduct: row.takes_product === true,
    product: row.product,
  }
}

/** Ours already says what the product ships, or the authority has left exactly this: neither is news. */
function hasNews(row: Row, inForce: VersionInForce): boolean {
  if (!row.known || row.shipped === (inForce.factory?.hash ?? null)) return false
  if (row.was_left && row.left_hash === row.shipped) return false
  return row.shipped === null ? !inForce.retired : inForce.retired || row.shipped !== inForce.hash
}

/** Editors of the draft that an item has, each once; the commands of the server are not among them. */
export const editorsOf = (db: Db, item: number, { began }: Pick<Draft, 'began'>): Promise<Person[]> =>
  db.rows<Person>(sql`
    select u.id, ${nameOf('u')} as name from users u where u.id in (
      select editor from configuration_edits where item = ${item} and revision >= ${began} and step = 'guardar')
    order by name, u.id`)

/**
 * Whether a person saved a revision of the draft, under this account or another of theirs.
 * Attack: a person with two accounts edits with one and publishes with the other.
 */
export const editedBy = async (
  db: Db,
  item: number,
  { began }: Pick<Draft, 'began'>,
  person: string,
): Promise<boolean> =>
  (await db.one(sql`
    select 1 from configuration_edits e join users u on u.id = e.editor join users me on me.id = ${person}::uuid
    where e.item = ${item} and e.revision >= ${began} and e.step = 'guardar' and (u.id = me.id
      or (u.document_type = me.document_type and u.document_number = me.document_number))
    limit 1`)) !== undefined

/** Whether two accounts are one person's. */
export const isOnePerson = async (db: Db, one: string, other: string): Promise<boolean> =>
  one === other ||
  (await db.one(sql`
    select 1 from users a join users b on b.document_type = a.document_type and b.document_number = a.document_number
    where a.id = ${one}::uuid and b.id = ${other}::uuid`)) !== undefined

/** A version of an item in its history. */
export interface PastVersion {
  readonly number: number
  readonly retired: boolean
  readonly origin: 'fabrica' | 'autoridad'
  readonly author: Person | null
  readonly publisher: Person | null
  readonly reason: string
  readonly norm: string
  readonly madeAt: Date
  readonly backTo: number | null
  readonly hash: string
  readonly text: string
  /** hash of what of the product it stands on */
  readonly factory: string | null
  /** instant from which it was in force, or waits for; null: called off */
  readonly due: Date | null
  /** null: waits */
  readonly release: number | null
  readonly confirmed: boolean
}

interface PastRow {
  readonly number: number
  readonly retired: boolean
  readonly origin: 'fabrica' | 'autoridad'
  readonly author: string | null
  readonly author_name: string | null
  readonly publisher: string | null
  readonly publisher_name: string | null
  readonly reason: string
  readonly norm: string
  readonly made_at: Date
  readonly back_to: number | null
  readonly hash: string
  readonly text: string
  readonly factory: string | null
  readonly due: Date | null
  readonly release: number | null
  readonly confirmed: boolean
}

/** Items in which a publisher went back, and nobody has confirmed it; the rest of the rule is the caller's. */
export async function goingBacksUnconfirmed(
  db: Db,
): Promise<readonly { readonly kind: KindId; readonly key: string }[]> {
  const rows = await db.rows<{ kind: string; key: string }>(sql`
    select i.kind, i.key from configuration_items i join configuration_versions v on v.item = i.id
    join configuration_in_force f on f.item = v.item and f.version = v.number and f.release is not null
    where v.back_to is not null and v.publisher is not null
      and not exists (select 1 from configuration_confirmations k where k.item = v.item and k.version = v.number)
      and not exists (select 1 from configuration_in_force n where n.item = v.item and n.release > f.release)
    order by i.id`)
  return rows.flatMap(({ kind, key }) => (isKindId(kind) ? [{ kind, key }] : []))
}

/** All versions of an item, the newest first. */
export async function historyOf(db: Db, item: number): Promise<readonly PastVersion[]> {
  const rows = await db.rows<PastRow>(sql`
    select v.number, v.retired, v.origin, v.author, ${nameOf('a')} as author_name, v.publisher,
      ${nameOf('p')} as publisher_name, v.reason, v.norm, v.made_at, v.back_to, encode(v.hash, 'hex') as hash, c.text,
      encode(v.factory, 'hex') as factory, f.due, f.release, k.version is not null as confirmed
    from configuration_versions v join configuration_contents c on c.hash = v.hash
    left join users a on a.id = v.author left join users p on p.id = v.publisher
    left join configuration_in_force f on f.item = v.item and f.version = v.number and f.called_off_at is null
    left join configuration_confirmations k on k.item = v.item and k.version = v.number
    where v.item = ${item} order by v.number desc`)
  const person = (id: string | null, name: string | null): Person | null =>
    id === null ? null : { id, name: name ?? '' }
  return rows.map(({ author, author_name, publisher, publisher_name, made_at, back_to, ...row }) => ({
    ...row,
    author: person(author, author_name),
    publisher: person(publisher, publisher_name),
    madeAt: made_at,
    backTo: back_to,
  }))
}
