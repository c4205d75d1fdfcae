import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { compose } from '../../compose.ts'
import { openDatabase, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { readSettings } from '../../settings.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { shippedConfiguration } from '../../testing/servers/shipped-configuration.ts'
import { freePort } from '../../testing/servers/free-port.ts'

let fresh: FreshDatabase
let dataDir: string
let deps: AppDeps
const closers: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  fresh = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-listo-'))
  deps = await compose({
    settings: readSettings({ DATA_DIR: dataDir }),
    databaseUrl: fresh.url,
    db: fresh.db,
    secret: 'secreto-de-prueba-con-mas-de-32-signos',
    version: '9.9.9',
    configuration: shippedConfiguration(),
  })
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
afterAll(async () => {
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const portal = async (change: Partial<AppDeps> = {}): Promise<FastifyInstance> => {
  const app = await buildApp({ ...deps, ...change })
  closers.push(() => app.close())
  return app
}
const told = async (app: FastifyInstance, url: string): Promise<[number, unknown]> => {
  const reply = await app.inject({ url })
  expect(reply.headers['cache-control']).toBe('no-store')
  return [reply.statusCode, reply.json()]
}
const never = (): Promise<never> => new Promise(() => undefined)
const away = (): Promise<never> => Promise.reject(new Error('connect ECONNREFUSED'))

describe('who asks whether a citizen can be served', () => {
  it('is told yes, with each part', async () => {
    const app = await portal()
    expect(await told(app, '/listo')).toEqual([
      200,
      { status: 'ok', database: 'ok', storage: 'ok', version: '9.9.9' },
    ])
    expect(await told(app, '/vivo')).toEqual([200, { status: 'ok' }])
  })

  it.each([
    ['hangs', never],
    ['is away', away],
  ])('is told yes while the store %s: only files are not to be had', async (_how, check) => {
    const app = await portal({ storage: { ...deps.storage, check } })
    expect(await told(app, '/listo')).toMatchObject([200, { status: 'ok', storage: 'falla' }])
    // monitoring still reports it, and does not hang either
    const health = await app.inject({ url: '/api/v1/health' })
    expect([health.statusCode, health.json()]).toMatchObject([503, { storage: 'falla', database: 'ok' }])
  })

  it('is told yes where only sealing is off', async () => {
    const app = await portal({ seal: { ...deps.seal, state: never } })
    expect(await told(app, '/listo')).toMatchObject([200, { status: 'ok' }])
  })

  it('is told no where no database listens, and that the process runs', async () => {
    const db = openDatabase(`postgres://nobody@127.0.0.1:${await freePort()}/none`)
    closers.push(() => db.close())
    const app = await portal({ db })
    expect(await told(app, '/listo')).toMatchObject([503, { status: 'falla', database: 'falla' }])
    expect(await told(app, '/vivo')).toEqual([200, { status: 'ok' }])
  })

  it.each([
    ['hangs', never],
    ['has become a standby that takes no changes', () => Promise.resolve(false)],
  ])('is told no, and soon, where the database %s', async (_how, takesChanges) => {
    const app = await portal({ db: { ...deps.db, takesChanges } })
    expect(await told(app, '/listo')).toMatchObject([503, { status: 'falla', database: 'falla' }])
  })
})

it('a crowd before the database is no outage: it would take every process out, one after the other', async () => {
  const db = openDatabase(fresh.url, 1)
  closers.push(() => db.close())
  const app = await portal({ db })
  const crowd = Promise.all(Array.from({ length: 4 }, () => db.one(sql`select pg_sleep(1)`)))
  expect(await told(app, '/listo')).toMatchObject([200, { database: 'ok' }])
  await crowd
})

it('a thousand who ask at once make the portal ask once', async () => {
  let looks = 0
  const check = (): Promise<void> => {
    looks += 1
    return Promise.resolve()
  }
  const app = await portal({ storage: { ...deps.storage, check } })
  await Promise.all(Array.from({ length: 1_000 }, () => app.inject({ url: '/listo' })))
  expect(looks).toBe(1)
})
