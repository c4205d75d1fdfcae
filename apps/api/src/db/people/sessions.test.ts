import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { openSession, sessionCheck } from './sessions.ts'
import { type Db, sql } from '../connection/sql.ts'

let fresh: FreshDatabase
beforeAll(async () => (fresh = await freshDatabase()))
afterAll(() => fresh.drop())

const TODAY = (): string => '2026-11-28'

async function person(name: string): Promise<{ userId: string; sessionId: string }> {
  const [userId, sessionId] = [randomUUID(), randomUUID()]
  await fresh.db.run(sql`
    insert into users (id, kind, email, first_names, last_names, main_role, device_key, active, created_at, updated_at)
    values (${userId}::uuid, 'ciudadano', ${`${name}@ejemplo.test`}, ${name}, 'Ruiz', 'USER_CIUDADANO', ''::bytea, true, now(), now())`)
  await openSession(fresh.db, { id: sessionId, userId, address: null, agent: null })
  return { userId, sessionId }
}

/** The same database, with a statement counter and delayed results. */
function slow(): { db: Db; asked: () => number } {
  let asked = 0
  const { db } = fresh
  return {
    asked: () => asked,
    db: {
      ...db,
      rows: async (statement) => {
        asked += 1
        const answer = await db.rows(statement)
        await db.run(sql`select pg_sleep(0.05)`)
        return answer as never
      },
    },
  }
}

it('checks calls that come together in one statement, each person as themselves', async () => {
  const [ana, luis] = [await person('Ana'), await person('Luis')]
  const { db, asked } = slow()
  const check = sessionCheck(db, TODAY)
  const stranger = { sessionId: ana.sessionId, userId: luis.userId }
  const nobody = { sessionId: randomUUID(), userId: ana.userId }
  const actors = await Promise.all([ana, luis, ana, stranger, nobody].map(check))
  expect(actors.map((actor) => actor?.name)).toEqual([
    'Ana Ruiz',
    'Luis Ruiz',
    'Ana Ruiz',
    undefined,
    undefined,
  ])
  expect(asked()).toBe(1)
})

it('refuses a session that ended while an earlier check of it was running', async () => {
  const eva = await person('Eva')
  const { db, asked } = slow()
  const check = sessionCheck(db, TODAY)
  const before = check(eva)
  await new Promise((resolve) => setTimeout(resolve, 30))
  await fresh.db.run(sql`update sessions set ended_at = now() where id = ${eva.sessionId}::uuid`)
  const after = check(eva)
  expect((await before)?.name).toBe('Eva Ruiz')
  expect(await after).toBeUndefined()
  expect(asked()).toBe(2)
})

it('fails the calls of a check that fails, and serves those after it', async () => {
  const iris = await person('Iris')
  let broken = true
  const check = sessionCheck(
    {
      ...fresh.db,
      rows: async (statement) => {
        if (broken) throw new Error('the connection is gone')
        return fresh.db.rows(statement) as never
      },
    },
    TODAY,
  )
  await expect(check(iris)).rejects.toThrow('gone')
  broken = false
  expect((await check(iris))?.name).toBe('Iris Ruiz')
})
