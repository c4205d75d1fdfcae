import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSettableClock } from '../../adapters/clock/settable-clock.ts'
import { buildApp } from '../../app.ts'
import { compose } from '../../compose.ts'
import { sql } from '../../db/connection/sql.ts'
import { readSettings } from '../../settings.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { shippedConfiguration } from '../../testing/servers/shipped-configuration.ts'

const clock = createSettableClock('2026-11-23T15:00:00.000Z', { production: false })
let fresh: FreshDatabase
let app: FastifyInstance
let dataDir: string

beforeAll(async () => {
  fresh = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-health-'))
  const settings = readSettings({ DATA_DIR: dataDir })
  const secret = 'secreto-de-prueba-con-mas-de-32-signos'
  app = await buildApp(
    await compose({
      settings,
      databaseUrl: fresh.url,
      db: fresh.db,
      secret,
      version: '9.9.9',
      clock,
      configuration: shippedConfiguration(),
    }),
  )
})
afterAll(async () => {
  await app.close()
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const health = async (): Promise<{ status: number; body: Record<string, unknown> }> => {
  const reply = await app.inject({ method: 'GET', url: '/api/v1/health' })
  return { status: reply.statusCode, body: reply.json() }
}

async function addJob(state: string, minutesAgo: number): Promise<void> {
  const at = new Date(clock.now().getTime() - minutesAgo * 60_000)
  const done = state === 'done' ? at : null
  await fresh.db.run(sql`
    insert into jobs (id, kind, key, data, state, next_at, created_at, done_at)
    values (${randomUUID()}::uuid, 'prueba', ${randomUUID()}, '{}', ${state}, ${at}, ${at}, ${done})`)
}

it('is well only while the queue moves, however long it is', async () => {
  expect(await health()).toEqual({
    status: 200,
    body: { status: 'ok', database: 'ok', storage: 'ok', queue: 'ok', seal: 'ok', version: '9.9.9' },
  })
  await addJob('pending', 60)
  // left from before the server started
  expect(await health()).toMatchObject({ status: 200 })
  clock.advance(11 * 60_000)
  expect(await health()).toMatchObject({ status: 503, body: { queue: 'falla', database: 'ok' } })
  await addJob('done', 1)
  expect(await health()).toMatchObject({ status: 200, body: { queue: 'ok' } })
})
