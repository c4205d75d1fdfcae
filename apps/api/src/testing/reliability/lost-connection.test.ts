import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, sql } from '../../db/connection/sql.ts'
import { type FreshDatabase, freshDatabase } from '../servers/database.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

it('a connection that dies between two statements fails its transaction and not the process', async () => {
  const db = openDatabase(fresh.url, 1)
  const broken = db.tx(async (tx) => {
    const mine = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const gone = new Promise<void>((resolve) =>
      // the pool's own client of this transaction: its removal is how a killed database appears here
      db.pool.once('remove', () => resolve()),
    )
    await fresh.db.run(sql`select pg_terminate_backend(${mine?.pid ?? 0})`)
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 200))])
    return tx.one(sql`select 1 as n`)
  })
  await expect(broken).rejects.toThrow()
  expect(await db.one(sql`select 1 as n`)).toEqual({ n: 1 })
  await db.close()
})
