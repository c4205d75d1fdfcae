import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/servers/database.ts'
import { sql } from './connection/sql.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

/**
 * Columns written on every save. An index on one of them, even only in its condition, makes PostgreSQL update
 * every index of the table each time: saving a draft became a fifth slower, with no visible cause.
 */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  cases: ['flow', 'facts', 'step', 'chain_seq', 'chain_hash', 'version', 'due_on', 'suspended', 'updated_at'],
  drafts: ['answers', 'field_versions', 'version', 'updated_at'],
}

for (const [table, columns] of Object.entries(WRITTEN))
  it(`no index of ${table} holds what every change writes`, async () => {
    const held = await fresh.db.rows<{ index: string; column: string }>(sql`
      select i.indexrelid::regclass::text as index, a.attname as column
      from pg_index i
      join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refobjid = i.indrelid and d.refobjsubid > 0
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = d.refobjsubid
      where i.indrelid = ${table}::regclass`)
    expect(held.length).toBeGreaterThan(0)
    expect(held.filter(({ column }) => columns.includes(column))).toEqual([])
  })
