import { randomUUID } from 'node:crypto'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SERVING } from '../db/connection/connections.ts'
import { failureOf } from '../db/connection/failures.ts'
import { openDatabase, sql, type Tx } from '../db/connection/sql.ts'
import { type FreshDatabase, freshDatabase } from '../testing/servers/database.ts'
import { swallowingProxy } from '../testing/servers/swallowing-proxy.ts'
import type { Reply } from './context.ts'
import { hashOfRequest, once } from './idempotency.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.owner.pool.query('create table done(who text); grant all on done to ventanilla_server')
})
afterAll(() => fresh.drop())

const PERSON = randomUUID()
const call = (key: string, body: unknown = 1) => ({
  key,
  userId: PERSON,
  endpoint: 'tests.do',
  requestHash: hashOfRequest('/x', body),
  at: new Date('2026-03-02T13:00:00Z'),
})
const write =
  (who: string) =>
  async (tx: Tx): Promise<Reply> => {
    await tx.run(sql`insert into done values (${who})`)
    return { status: 201, body: { who } }
  }
const done = async (): Promise<string[]> =>
  (await fresh.db.rows<{ who: string }>(sql`select who from done order by who`)).map((row) => row.who)

it('does the work of a key once, however many ask at once, and tells all of them the same', async () => {
  const replies = await Promise.all(
    Array.from({ length: 4 }, (_, n) => once(fresh.db, call('a'), write(`a${n}`))),
  )
  const first = replies.find((reply) => reply.headers === undefined)
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body)))).toHaveLength(1)
  expect(replies.filter((reply) => reply.headers?.['idempotent-replay'] === 'true')).toHaveLength(3)
  expect(first?.body).toEqual({ who: (await done()).join() })
})

it('gives the first answer also when the repeated work would now be refused or break', async () => {
  await once(fresh.db, call('b'), write('b'))
  const refusing = async (): Promise<Reply> =>
    Promise.reject(new Refusal('conflict', 'Ya no.', { code: 'tarde' }))
  const breaking = async (tx: Tx): Promise<Reply> => {
    await tx.run(sql`select 1 / 0`)
    return { status: 200, body: null }
  }
  expect((await once(fresh.db, call('b'), refusing)).status).toBe(201)
  expect((await once(fresh.db, call('b'), breaking)).body).toEqual({ who: 'b' })
})

it('refuses a key that was used for something else, and undoes what had begun', async () => {
  const before = await done()
  await expect(once(fresh.db, call('b', 2), write('other'))).rejects.toMatchObject({ code: 'clave_repetida' })
  expect(await done()).toEqual(before)
})

it('lets a refused call be tried again with its key', async () => {
  const refusing = async (tx: Tx): Promise<Reply> => {
    await tx.run(sql`insert into done values ('c')`)
    throw new Refusal('invalid', 'Falta algo.', { code: 'falta' })
  }
  await expect(once(fresh.db, call('c'), refusing)).rejects.toMatchObject({ code: 'falta' })
  expect((await once(fresh.db, call('c'), write('c'))).status).toBe(201)
  expect((await done()).filter((who) => who === 'c')).toHaveLength(1)
})

it('finds by its key that a commit was kept whose answer was lost, and does nothing twice', async () => {
  const proxy = await swallowingProxy(fresh.url)
  const db = openDatabase(proxy.url, 4, { deadlines: { ...SERVING, answer: 500, pulse: 60_000 } })
  let times = 0
  const losing = async (tx: Tx): Promise<Reply> => {
    times += 1
    const reply = await write('lost')(tx)
    // the commit still reaches the server, its confirmation is lost
    if (times === 1) proxy.mute()
    return reply
  }
  expect(await once(db, call('d'), losing)).toMatchObject({ status: 201, body: { who: 'lost' } })
  expect((await done()).filter((who) => who === 'lost')).toHaveLength(1)
  times = 0
  // without a key the outcome is unknown: the error is thrown, without a retry
  const failure = await once(db, null, losing).then(
    () => null,
    (error: unknown) => failureOf(error),
  )
  expect([failure, times]).toEqual(['silent', 1])
  expect((await done()).filter((who) => who === 'lost')).toHaveLength(2)
  await db.close()
  await proxy.close()
})
