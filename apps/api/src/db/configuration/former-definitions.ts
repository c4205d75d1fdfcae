import { DEFINITION_KIND_IDS } from '@ventanilla/domain/configuration/definitions-in'
import { type ContentOf, isKindId, type KindId } from '@ventanilla/domain/configuration/kinds'
import type { Contents } from '@ventanilla/domain/configuration/readings'
import { type Db, sql } from '../connection/sql.ts'

/** What was in force of the kinds of definitions. */
export type FormerDefinitions = Pick<Contents, 'of'>

/** Keeps a content that was read, by its hash. */
type Reading = (hash: string, text: string) => object

/**
 * Reads the definitions by which cases run that were filed before the last change of any: few, and each once in the life
 * of this process. The gate lets no case begin by an older release than the newest, so that none is missing.
 */
export function openFormerDefinitions(
  db: Db,
): (
  since: number,
  held: Map<string, object>,
  read: Reading,
) => Promise<ReadonlyMap<number, FormerDefinitions>> {
  let known: ReadonlyMap<number, FormerDefinitions> = new Map()
  return async (since, held, read) => {
    // one probe of the index for each number, not one row for each case; few are moved
    const used = await db.rows<{ definitions: number }>(sql`
      with recursive used(definitions) as (
        (select definitions from cases order by definitions limit 1)
        union all
        select (select c.definitions from cases c where c.definitions > u.definitions order by c.definitions limit 1)
        from used u where u.definitions is not null)
      select definitions from used where definitions < ${since}
      union
      select distinct moved_to from cases where moved_to < ${since}
      order by 1 desc`)
    const missing = used.map(({ definitions }) => definitions).filter((at) => !known.has(at))
    const fresh =
      missing.length === 0 ? new Map<number, FormerDefinitions>() : await load(db, missing, held, read)
    known = new Map(
      used.flatMap(({ definitions: at }) => {
        const found = known.get(at) ?? fresh.get(at)
        return found === undefined ? [] : [[at, found] as const]
      }),
    )
    return known
  }
}

interface FormerRow {
  readonly at: number
  readonly kind: string
  readonly key: string
  readonly hash: string
}

/** What was in force of the kinds of definitions at each of some releases. */
async function load(
  db: Db,
  releases: readonly number[],
  held: Map<string, object>,
  read: Reading,
): Promise<ReadonlyMap<number, FormerDefinitions>> {
  const rows = await db.rows<FormerRow>(sql`
    with definitions as (
      select i.id, i.kind, i.key from configuration_items i where i.kind = any(${[...DEFINITION_KIND_IDS]}::text[]))
    select u.at, d.kind, d.key, encode(v.hash, 'hex') as hash
    from unnest(${releases}::int[]) u(at)
    cross join definitions d
    cross join lateral (
      select f.version from configuration_in_force f
      -- a case from before definitions were items runs by the first that there were
      where f.item = d.id and f.release <= greatest(u.at, (
        select min(g.release) from configuration_in_force g where g.item in (select id from definitions)))
      order by f.release desc limit 1) f
    join configuration_versions v on v.item = d.id and v.number = f.version
    where not v.retired
    order by d.id`)
  const unknown = [...new Set(rows.map(({ hash }) => hash))].filter((hash) => !held.has(hash))
  const texts = await db.rows<{ hash: string; text: string }>(sql`
    select encode(hash, 'hex') as hash, text from configuration_contents
    where hash = any(select decode(h, 'hex') from unnest(${unknown}::text[]) h)`)
  for (const { hash, text } of texts) held.set(hash, read(hash, text))
  const found = new Map<number, Map<KindId, Map<string, object>>>(releases.map((at) => [at, new Map()]))
  for (const { at, kind, key, hash } of rows) {
    const kinds = found.get(at)
    const content = held.get(hash)
    if (kinds === undefined || content === undefined || !isKindId(kind))
      throw new Error(`the content of ${kind}/${key} at ${at} was not read`)
    kinds.set(kind, (kinds.get(kind) ?? new Map<string, object>()).set(key, content))
  }
  return new Map([...found].map(([at, kinds]) => [at, { of: contentsOf(kinds) }]))
}

/** Contents of a kind by key. */
export const contentsOf =
  (kinds: ReadonlyMap<KindId, ReadonlyMap<string, object>>): Contents['of'] =>
  <Id extends KindId>(kind: Id) =>
    // each kind's map holds its contents
    (kinds.get(kind) ?? new Map()) as ReadonlyMap<string, ContentOf<Id>>
