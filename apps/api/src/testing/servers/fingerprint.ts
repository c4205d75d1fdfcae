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

/** Contents of all business tables as one text: equal before and after a call that must change nothing. */
export async function fingerprint(db: Database): Promise<string> {
  const tables = await db.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`)
  const names = tables.map(({ name }) => name).filter((name) => !NOT_BUSINESS.has(name))
  const parts: string[] = []
  for (const name of names) {
    const row = await db.one<{ sum: string | null }>(
      sql`select md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ${raw(name)} t ${raw(REFUSALS[name] ?? '')}`,
    )
    parts.push(`${name} ${row?.sum ?? '-'}`)
  }
  return parts.join('\n')
}
