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

/** A table as it was last read. */
interface Reading {
  /** of the versions of its rows: one place and one writing transaction never have two contents */
  readonly versions: string
  readonly contents: string
}

/** By database and table: each of a thousand fingerprints reads only the tables written since the last. */
const readings = new WeakMap<Database, Map<string, Reading | null>>()

/** Contents of all business tables as one text: equal before and after a call that must change nothing. */
export async function fingerprint(db: Database): Promise<string> {
  const known = readings.get(db) ?? (await businessTables(db))
  readings.set(db, known)
  const names = [...known.keys()]
  const versions = await digests(db, names, VERSIONS)
  const written = names.filter((name) => known.get(name)?.versions !== versions.get(name))
  const contents = await digests(db, written, CONTENTS)
  for (const name of written)
    known.set(name, { versions: versions.get(name) ?? '', contents: contents.get(name) ?? '' })
  return names.map((name) => `${name} ${known.get(name)?.contents}`).join('\n')
}

async function businessTables(db: Database): Promise<Map<string, Reading | null>> {
  const tables = await db.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`)
  return new Map<string, Reading | null>(
    tables.filter(({ name }) => !NOT_BUSINESS.has(name)).map(({ name }) => [name, null]),
  )
}

const VERSIONS = `string_agg(concat(t.ctid, t.xmin), ' ' order by t.ctid)`
const CONTENTS = `string_agg(md5(t::text), '' order by md5(t::text))`

/** One digest for each table, in one statement. */
async function digests(
  db: Database,
  names: readonly string[],
  of: string,
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const parts = names.map(
    (name) =>
      `select '${name}' as name, coalesce(md5(${of}), '-') as digest from ${name} t ${REFUSALS[name] ?? ''}`,
  )
  const rows = await db.rows<{ name: string; digest: string }>(raw(parts.join(' union all ')))
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}
