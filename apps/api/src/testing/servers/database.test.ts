import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

it('a fresh database has the migrations and nobody else’s rows', async () => {
  const row = await fresh.db.one<{ n: number }>(sql`select count(*) as n from migrations`)
  expect(row?.n).toBeGreaterThan(0)
  expect(
    await fresh.db.one<{ n: number }>(sql`select count(*) as n from users where kind <> 'sistema'`),
  ).toEqual({ n: 0 })
})
