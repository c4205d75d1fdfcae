import { type AddressInfo, connect } from 'node:net'
import { Agent, request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { compose } from '../compose.ts'
import { sql } from '../db/connection/sql.ts'
import { readSettings } from '../settings.ts'
import { type FreshDatabase, freshDatabase } from '../testing/servers/database.ts'
import { shippedConfiguration } from '../testing/servers/shipped-configuration.ts'

let fresh: FreshDatabase
let app: FastifyInstance
let dataDir: string
let port: number
beforeEach(async () => {
  fresh = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-salida-'))
  await fresh.owner.pool.query('create table filed (n int); grant all on filed to ventanilla_server')
  await fresh.db.run(sql`insert into filed values (0)`)
  const deps = await compose({
    settings: readSettings({ DATA_DIR: dataDir }),
    databaseUrl: fresh.url,
    db: fresh.db,
    secret: 'secreto-de-prueba-con-mas-de-32-signos',
    version: 'prueba',
    configuration: shippedConfiguration(),
  })
  app = await buildApp(deps)
  app.post('/radicar', async () => {
    await fresh.db.tx((tx) => tx.run(sql`update filed set n = n + 1`))
    return { filed: true }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => {
  await app.close()
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

interface Received {
  readonly status: number | string
  readonly body: string
  readonly connection: string | undefined
}
const call = (method: string, path: string, agent?: Agent): Promise<Received> =>
  new Promise((done) => {
    const asked = request({ port, method, path, ...(agent && { agent }) }, (reply) => {
      let body = ''
      reply.on('data', (piece: Buffer) => (body += piece.toString()))
      reply.on('end', () =>
        done({ status: reply.statusCode ?? 0, body, connection: reply.headers.connection }),
      )
    })
    asked.on('error', (error: NodeJS.ErrnoException) =>
      done({ status: error.code ?? 'error', body: '', connection: undefined }),
    )
    asked.end()
  })

/** Starts a filing blocked by a row lock; returns its reply and a function that releases the lock. */
async function filingThatWaits(): Promise<{ readonly reply: Promise<Received>; readonly free: () => void }> {
  let free: () => void = () => undefined
  const until = new Promise<void>((done) => (free = done))
  let held: () => void = () => undefined
  const holds = new Promise<void>((done) => (held = done))
  void fresh.db.tx(async (tx) => {
    await tx.run(sql`update filed set n = n`)
    held()
    await until
  })
  await holds
  const reply = call('POST', '/radicar')
  await expect
    .poll(
      async () =>
        fresh.db.one(sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`),
      { timeout: 20_000 },
    )
    .toEqual({ n: 1 })
  return { reply, free }
}

it('tells balancers first and serves everybody meanwhile, asking for another connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await call('GET', '/listo', agent)).toMatchObject({ status: 200, connection: 'keep-alive' })
  app.shutdown.announce()
  const listo = await call('GET', '/listo', agent)
  expect(listo).toMatchObject({ status: 503, connection: 'close' })
  expect(JSON.parse(listo.body)).toMatchObject({ status: 'sale', database: 'ok' })
  expect(await call('GET', '/vivo')).toMatchObject({ status: 200, connection: 'close' })
  expect(await call('POST', '/radicar')).toMatchObject({ status: 200, connection: 'close' })
  agent.destroy()
})

it('finishes and answers what runs, and takes nothing new', async () => {
  const { reply, free } = await filingThatWaits()
  const closing = app.close()
  await expect.poll(async () => (await call('GET', '/vivo')).status, { timeout: 20_000 }).toBe('ECONNREFUSED')
  free()
  expect(await reply).toMatchObject({ status: 200, body: '{"filed":true}' })
  expect(await fresh.db.one(sql`select n from filed`)).toEqual({ n: 1 })
  await closing
})

it('is not held up by connections that ask nothing, or only half', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  await Promise.all(Array.from({ length: 10 }, () => call('GET', '/vivo', agent)))
  const silent = connect(port, '127.0.0.1')
  const half = connect(port, '127.0.0.1')
  for (const socket of [silent, half]) socket.on('error', () => undefined)
  half.write('GET /vivo HTTP/1.1\r\nHost: ')
  await new Promise<void>((done) => silent.once('connect', () => done()))
  const began = performance.now()
  await app.close()
  // ctrl-C in a terminal: no balancer, no waiting client
  expect(performance.now() - began).toBeLessThan(10_000)
  agent.destroy()
})
