import { type Database, raw, sql } from '../../db/connection/sql.ts'

/** Tables a call can write without having done anything: sessions, limits, kept responses, counted tries. */
const NOT_BUSINESS: ReadonlySet<string> = new Set([
  'sessions',
  'rate_limits',
  'budgets',
  'idempotency_keys',
  'case_presence',
  'schema_migrations',
])

/** A rejection is audited but is no change. */
const REFUSALS: Readonly<Record<string, string>> = { audit_log: `where not (t.detail ? 'refused')` }

/** A table as it was last read: its count of writing statements, and the digest of its contents. */
interface Reading {
  readonly writes: string
  readonly contents: string
}

/** Databases of a world: the owner's counts the writes, which the serving role may neither see nor change. */
interface Watched {
  readonly db: Database
  readonly owner: Database
}

/** By database and table: each of a thousand fingerprints reads only the tables written since the last. */
const readings = new WeakMap<Database, Map<string, Reading | null>>()

/** Contents of all business tables as one text: equal before and after a call that must change nothing. */
export async function fingerprint({ db, owner }: Watched): Promise<string> {
  const known = readings.get(db) ?? (await countWrites(owner))
  readings.set(db, known)
  const names = [...known.keys()]
  const writes = await writesOf(owner)
  const written = names.filter((name) => known.get(name)?.writes !== writes.get(name))
  const contents = await digests(db, written)
  for (const name of written)
    known.set(name, { writes: writes.get(name) ?? '', contents: contents.get(name) ?? '' })
  return names.map((name) => `${name} ${known.get(name)?.contents}`).join('\n')
}

/**
 * Counts each table's writing statements from now on. A sequence counts also what is rolled back, so a table that it
 * calls unwritten is, and needs no reading.
 */
async function countWrites(owner: Database): Promise<Map<string, Reading | null>> {
  const tables = await owner.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`)
  const names = tables.map(({ name }) => name).filter((name) => !NOT_BUSINESS.has(name))
  await owner.run(
    raw(`create or replace function count_write() returns trigger language plpgsql security definer as
      $$ begin perform nextval('${COUNTED}' || tg_table_name); return null; end $$`),
  )
  for (const name of names) {
    await owner.run(raw(`create sequence if not exists ${COUNTED}${name}`))
    await owner.run(
      raw(`create or replace trigger zz_count_write after insert or update or delete or truncate on ${name}
        for each statement execute function count_write()`),
    )
  }
  return new Map<string, Reading | null>(names.map((name) => [name, null]))
}

const COUNTED = 'writes_of_'

async function writesOf(owner: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await owner.rows<{ name: string; writes: string }>(sql`
    select substr(sequencename, ${COUNTED.length + 1}::int) as name, coalesce(last_value, 0)::text as writes
    from pg_sequences where schemaname = current_schema() and starts_with(sequencename, ${COUNTED})`)
  return new Map(rows.map(({ name, writes }) => [name, writes]))
}

/** One digest for each table, in one statement. */
async function digests(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const parts = names.map(
    (name) =>
      `select '${name}' as name, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '-') as digest
      from ${name} t ${REFUSALS[name] ?? ''}`,
  )
  const rows = await db.rows<{ name: string; digest: string }>(raw(parts.join(' union all ')))
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}
