import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from './db/connection/sql.ts'
import { deliverDue } from './delivery.ts'
import type { AppDeps } from './deps.ts'
import { runDueJobs } from './jobs.ts'
import { type FreshDatabase, freshDatabase } from './testing/servers/database.ts'

const AT = new Date('2026-11-23T15:00:00.000Z')
let fresh: FreshDatabase
let deps: AppDeps
beforeAll(async () => {
  fresh = await freshDatabase()
  deps = { db: fresh.db, clock: { now: () => AT } } as unknown as AppDeps
})
afterAll(() => fresh.drop())

it('a process that leaves finishes the job that it has begun and gives the others back at once', async () => {
  for (let n = 0; n < 3; n += 1)
    await fresh.db.run(sql`
      insert into jobs (id, kind, key, data, state, next_at, created_at)
      values (${randomUUID()}::uuid, 'prueba', ${String(n)}, '{}', 'pending', ${AT}, ${AT})`)
  let leaving = false
  const prueba = (): Promise<void> => {
    leaving = true
    return Promise.resolve()
  }
  await runDueJobs(deps, { prueba }, () => undefined, { leaving: () => leaving })
  const jobs = await fresh.db.rows(
    sql`select state, attempts, locked_until from jobs where kind = 'prueba' order by state`,
  )
  const back = { state: 'pending', attempts: 0, locked_until: null }
  expect(jobs).toEqual([{ state: 'done', attempts: 1, locked_until: null }, back, back])
})

it('a process that leaves gives messages back that it has not begun to send', async () => {
  await fresh.db.run(sql`
    insert into outbox (id, fact_key, channel, recipient, payload, state, next_at, created_at)
    values (${randomUUID()}::uuid, 'prueba', 'email', 'ana@example.test', '{}', 'pending', ${AT}, ${AT})`)
  const nobody = () => Promise.reject(new Error('nothing is sent'))
  await deliverDue(
    deps,
    {
      delivery: () => Promise.resolve({ mailer: { send: nobody }, sms: { send: nobody } } as never),
    } as never,
    (error) => {
      throw error
    },
    { leaving: () => true },
  )
  expect(
    await fresh.db.rows(sql`select state, attempts, locked_until, started_at, ambiguous_at from outbox`),
  ).toEqual([{ state: 'pending', attempts: 0, locked_until: null, started_at: null, ambiguous_at: null }])
})
