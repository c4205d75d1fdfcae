import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { sql } from './sql.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.owner.pool.query('create table kept(n int primary key); grant all on kept to ventanilla_server')
})
beforeEach(async () => void (await fresh.db.run(sql`delete from kept`)))
afterAll(() => fresh.drop())

const kept = async (): Promise<number[]> =>
  (await fresh.db.rows<{ n: number }>(sql`select n from kept order by n`)).map((row) => row.n)

it('keeps everything of a transaction, also what nobody waited for', async () => {
  const result = await fresh.db.tx(async (tx) => {
    await tx.run(sql`insert into kept values (1)`)
    tx.later(sql`insert into kept values (2)`)
    tx.later(sql`insert into kept values (3)`)
    return 'done'
  })
  expect(result).toBe('done')
  expect(await kept()).toEqual([1, 2, 3])
})

it('keeps nothing and fails when what nobody waited for is refused', async () => {
  const failed = fresh.db.tx(async (tx) => {
    await tx.run(sql`insert into kept values (1)`)
    tx.later(sql`insert into kept values (1)`)
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect(await kept()).toEqual([])
})

it('does not take a transaction for kept whose refused statement somebody swallowed', async () => {
  const failed = fresh.db.tx(async (tx) => {
    await tx.run(sql`insert into kept values (1)`)
    await tx.run(sql`insert into kept values (1)`).catch(() => undefined)
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await kept()).toEqual([])
})

it('gives a clean connection back after a failure', async () => {
  for (let n = 0; n < 12; n++)
    await fresh.db
      .tx(async (tx) => {
        tx.later(sql`insert into kept values (1)`)
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
  await fresh.db.tx((tx) => tx.run(sql`insert into kept values (7)`))
  expect(await kept()).toEqual([7])
})
