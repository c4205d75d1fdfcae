import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { swallowingProxy } from '../../testing/servers/swallowing-proxy.ts'
import type { Deadlines } from './connections.ts'
import { openCursor } from './cursor.ts'
import { failureOf } from './failures.ts'
import { runLong } from './long-statement.ts'
import { type Database, openDatabase, sql } from './sql.ts'

const TIGHT: Deadlines = {
  connect: 4_000,
  answer: 20_000,
  statement: 800,
  lock: 300,
  idleInTransaction: 300,
  pulse: 5_000,
}
const LONG = sql`select pg_sleep(2)`

let fresh: FreshDatabase
const opened: Database[] = []
const open = (deadlines: Deadlines | null, url = fresh.url): Database => {
  const db = openDatabase(url, 4, { deadlines })
  opened.push(db)
  return db
}
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.owner.pool.query(
    'create table kept(n int primary key, v int not null default 0); grant all on kept to ventanilla_server',
  )
  await fresh.db.run(sql`insert into kept values (1)`)
})
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close()
})
afterAll(() => fresh.drop())

const told = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'served',
    (error: unknown) => failureOf(error),
  )

describe('what takes too long', () => {
  it('is ended by the server, over connections that stay as they are', async () => {
    const db = open(TIGHT)
    const { pool } = db
    expect(await told(db.one(LONG))).toBe('slow')
    expect(await told(db.tx((tx) => tx.one(LONG)))).toBe('slow')
    expect(db.pool).toBe(pool)
    expect(await db.one(sql`select 1 as n`)).toEqual({ n: 1 })
  })

  it('does not wait for a lock for ever, and is told so', async () => {
    const db = open(TIGHT)
    await fresh.db.tx(async (tx) => {
      await tx.run(sql`update kept set v = v + 1 where n = 1`)
      expect(await told(db.run(sql`update kept set v = v + 1 where n = 1`))).toBe('slow')
    })
  })

  it('keeps no row from others while nothing is asked within its transaction', async () => {
    const db = open(TIGHT)
    let asked: Promise<unknown> | undefined
    const idle = db.tx(async (tx) => {
      await tx.run(sql`update kept set v = v + 1 where n = 1`)
      // a session without deadlines gets the row once the server ends this transaction
      asked ??= fresh.db.run(sql`update kept set v = v + 1 where n = 1`)
      const tooLate = pause(10_000).then(() => Promise.reject(new Error('the row is still kept from others')))
      await Promise.race([asked, tooLate])
      return tx.one(sql`select 1 as n`)
    })
    // its connection was lost before the commit: the whole transaction is retried once
    expect(await idle).toEqual({ n: 1 })
  })
})

describe('what is meant to take long', () => {
  it('is read in pieces', async () => {
    const slow = sql`select n, pg_sleep(0.4)::text from generate_series(1, 3) n`
    const cursor = await openCursor<{ n: number }>(open(TIGHT), slow, 60_000)
    expect((await cursor.next(3))?.map(({ n }) => n)).toEqual([1, 2, 3])
    // and the reader can pause between pieces
    await fresh.db.one(sql`select pg_sleep(0.6)`)
    expect(await cursor.next(3)).toEqual([])
    await cursor.close()
  })

  it('is tidied up', async () => {
    const db = open(TIGHT)
    expect(await runLong(db, sql`update kept set v = 7 from pg_sleep(1) where n = 1`)).toBe(1)
    expect(await db.one(sql`select v from kept where n = 1`)).toEqual({ v: 7 })
    expect(await db.one(sql`show statement_timeout`)).toEqual({ statement_timeout: '800ms' })
  })

  it('is done by whoever opens a database without deadlines', async () => {
    expect(await told(open(null).one(LONG))).toBe('served')
  })
})

describe('a connection that is ended', () => {
  /** Ends the server processes that hold connections of the test. */
  const endAll = (): Promise<unknown> =>
    fresh.db.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'ended'`)
  const named = (): string => {
    const url = new URL(fresh.url)
    url.searchParams.set('application_name', 'ended')
    return url.href
  }

  it('is not noticed by who reads', async () => {
    const db = open({ ...TIGHT, statement: 10_000 }, named())
    // a call with possible side effects is sent once; a plain read is retried
    const called = told(db.one(sql`select pg_sleep(20)`))
    const read = db.one(sql`select count(*)::int as n from generate_series(1, 4000000) a where a % 3 = 4`)
    await expect.poll(async () => (await running()).n, { timeout: 20_000 }).toBeGreaterThan(1)
    await endAll()
    expect(await read).toEqual({ n: 0 })
    expect(await called).toBe('lost')
  })
  const running = async (): Promise<{ n: number }> =>
    (await fresh.db.one<{ n: number }>(sql`
      select count(*)::int as n from pg_stat_activity where application_name = 'ended' and state = 'active'`)) ?? {
      n: 0,
    }

  it('is not noticed by who changes something, and it is changed once', async () => {
    const db = open({ ...TIGHT, idleInTransaction: 10_000 }, named())
    await fresh.db.run(sql`update kept set v = 0 where n = 1`)
    let tries = 0
    await db.tx(async (tx) => {
      tries += 1
      await tx.run(sql`update kept set v = v + 1 where n = 1`)
      if (tries === 1) await endAll()
      await tx.one(sql`select 1 as n`)
    })
    expect(tries).toBe(2)
    expect(await db.one(sql`select v from kept where n = 1`)).toEqual({ v: 1 })
  })
})

it('tells everybody soon where not even new connections work, and serves when they do', async () => {
  const proxy = await swallowingProxy(fresh.url)
  const db = open({ ...TIGHT, connect: 300, answer: 600, pulse: 200 }, proxy.url)
  const change = (): Promise<unknown> => told(db.tx((tx) => tx.one(sql`select 1 as n`)))
  expect(await change()).toBe('served')
  const { pool } = db
  proxy.block(true)
  proxy.swallow()
  const failures = await Promise.all(Array.from({ length: 10 }, change))
  expect(failures.every((failure) => failure !== null && failure !== 'served')).toBe(true)
  // without one deadline per lost connection: all were replaced at once
  expect(db.pool).not.toBe(pool)
  proxy.block(false)
  await expect.poll(() => told(db.one(sql`select 1 as n`)), { timeout: 20_000 }).toBe('served')
  await proxy.close()
})
