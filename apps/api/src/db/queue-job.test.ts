import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/servers/database.ts'
import { type Db, sql } from './connection/sql.ts'
import { jobKey, queueJob } from './queue-job.ts'

const NOW = new Date('2026-11-26T15:00:00Z')
const FILE = '0b5c1a52-91c6-4b5a-8a6e-6b1f3a1c7d11'
const ids = ['77e0a4de-3f0b-4b43-a1f8-0f9d1d8b7a10', '77e0a4de-3f0b-4b43-a1f8-0f9d1d8b7a11']

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())
beforeEach(async () => void (await fresh.owner.pool.query('delete from jobs')))

const queue = (tx: Db, n = 0) =>
  queueJob(
    tx,
    { id: ids[n] ?? '', now: NOW },
    { kind: 'archivo.borrar', about: FILE, data: { fileId: FILE } },
  )
const queued = () =>
  fresh.db.rows<{ id: string; key: string; data: unknown; state: string }>(
    sql`select id, key, data, state from jobs`,
  )

it('a job is queued once for each thing, however often the change asks for it', async () => {
  await fresh.db.tx(async (tx) => {
    await queue(tx)
    await queue(tx, 1)
  })
  expect(await queued()).toEqual([
    { id: ids[0], key: jobKey('archivo.borrar', FILE), data: { fileId: FILE }, state: 'pending' },
  ])
})

it('a change that is undone leaves no job', async () => {
  const undone = fresh.db.tx(async (tx) => {
    await queue(tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await queued()).toEqual([])
})
