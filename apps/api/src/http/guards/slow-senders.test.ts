import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setInterval as every } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { compose } from '../../compose.ts'
import { readSettings } from '../../settings.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { shippedConfiguration } from '../../testing/servers/shipped-configuration.ts'

const SECRET = 'secreto-de-prueba-con-mas-de-32-signos'
/** Production limits, scaled down to milliseconds. */
const QUICK = { headMs: 300, graceMs: 400, bytesPerSecond: 500, quietMs: 10_000, lookMs: 50 }

let fresh: FreshDatabase
let app: FastifyInstance
let dataDir: string
let port: number
beforeAll(async () => {
  fresh = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-lentos-'))
  const deps = await compose({
    settings: readSettings({ DATA_DIR: dataDir }),
    databaseUrl: fresh.url,
    db: fresh.db,
    secret: SECRET,
    version: 'prueba',
    configuration: shippedConfiguration(),
  })
  app = await buildApp(deps, QUICK)
  // bypasses the storage route's check of expected files: only the transfer matters here
  app.put('/recibir', { bodyLimit: 10_000_000 }, async (request) => ({
    bytes: (request.body as Buffer).length,
  }))
  app.addContentTypeParser('application/pdf', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** A connection that has sent `first`, and all data received until the server ends it. */
function sends(first: string): { readonly socket: Socket; readonly back: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(first)
  return { socket, back: text(socket).catch(() => 'cut') }
}
const head = (path: string, type: string, length: number, method = 'POST'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: portal.test\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

it('ends a request whose head never comes to its end', async () => {
  const { back } = sends('GET /api/v1/health HTTP/1.1\r\nHost: portal.test\r\nX-Lento: ')
  expect(await back).toMatch(/^HTTP\/1\.1 408 /)
})

it('ends a request whose body stops halfway, with a sentence', async () => {
  const { back } = sends(`${head('/api/v1/authenticate', 'application/json', 500)}{"username":`)
  expect(await back).toMatch(/^HTTP\/1\.1 408 [^]*La solicitud no terminó de llegar/)
})

it('ends a request of which a byte comes now and then', async () => {
  const { socket, back } = sends(`${head('/api/v1/authenticate', 'application/json', 500)}{`)
  let over = false
  void back.then(() => (over = true))
  for await (const _ of every(30)) {
    if (over) break
    socket.write(' ')
  }
  expect(await back).toMatch(/^HTTP\/1\.1 408 /)
})

it('receives a large file over a slow line, however long it takes', async () => {
  const PIECE = 400
  const pieces = 60
  const { socket, back } = sends(head('/recibir', 'application/pdf', PIECE * pieces, 'PUT'))
  let sent = 0
  // four times the grace period, above the minimum rate
  for await (const _ of every(30)) {
    socket.write('x'.repeat(PIECE))
    if (++sent === pieces) break
  }
  socket.end()
  expect(await back).toMatch(new RegExp(`^HTTP/1\\.1 200 [^]*{"bytes":${PIECE * pieces}}`))
})

it('leaves a connection alone that has asked and been answered', async () => {
  const socket = connect(port, '127.0.0.1')
  const ask = (): Promise<string> =>
    new Promise((done) => {
      socket.once('data', (chunk: Buffer) => done(chunk.toString()))
      socket.write('GET /api/v1/no-existe HTTP/1.1\r\nHost: portal.test\r\n\r\n')
    })
  expect(await ask()).toMatch(/^HTTP\/1\.1 404 /)
  await new Promise((done) => setTimeout(done, QUICK.graceMs + 3 * QUICK.lookMs))
  expect(await ask()).toMatch(/^HTTP\/1\.1 404 /)
  socket.destroy()
})
