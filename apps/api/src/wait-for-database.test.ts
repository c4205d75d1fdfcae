import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDatabase } from './adapters/postgres/database.ts'
import { checkServer } from './adapters/postgres/server-check.ts'
import { markFolder } from './adapters/postgres/restored-folder.ts'
import { alone, RESTORING } from './db/migrating/lock.ts'
import { migrate } from './db/migrating/migrate.ts'
import { prepareDatabase } from './db/migrating/prepare.ts'
import { openDatabase, sql } from './db/connection/sql.ts'
import { type FreshDatabase, freshDatabase } from './testing/servers/database.ts'
import { freePort } from './testing/servers/free-port.ts'
import { swallowingProxy } from './testing/servers/swallowing-proxy.ts'
import { waitingForDatabase } from './wait-for-database.ts'

const QUICK = { patience: 20_000, pause: 50, say: 100 }

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const settings = (url: string) => ({ databaseUrl: url, dataDir: '/nonexistent' })
const at = (port: number): string => Object.assign(new URL(fresh.url), { port: String(port) }).href

describe('a start', () => {
  it('waits for a database that is not there yet, and says so', async () => {
    const port = await freePort()
    const said: string[] = []
    const starting = waitingForDatabase(
      () => startDatabase(settings(at(port))),
      (line) => said.push(line),
      QUICK,
    )
    await expect.poll(() => said.length, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(said[0]).toMatch(/^la base de datos aún no responde \(ECONNREFUSED\): se espera hasta \d+ s más$/)
    const proxy = await swallowingProxy(fresh.url, port)
    expect((await starting).url).toBe(at(port))
    expect(said.at(-1)).toBe('la base de datos respondió')
    await proxy.close()
  })

  it('waits for a database that is replaying its log', async () => {
    // PostgreSQL's own response to a connection meanwhile
    const recovering = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => {
        const fields = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0'
        const head = Buffer.from([0x45, 0, 0, 0, 0])
        head.writeInt32BE(fields.length + 4, 1)
        socket.end(Buffer.concat([head, Buffer.from(fields)]))
      })
    })
    const port = await freePort()
    await new Promise<void>((done) => recovering.listen(port, '127.0.0.1', done))
    const said: string[] = []
    const starting = waitingForDatabase(
      () => startDatabase(settings(at(port))),
      (line) => said.push(line),
      QUICK,
    )
    await expect.poll(() => said.join(), { timeout: 20_000 }).toContain('(57P03)')
    await new Promise((done) => recovering.close(done))
    const proxy = await swallowingProxy(fresh.url, port)
    expect((await starting).kind).toBe('server')
    await proxy.close()
  })

  it('waits for the end of a restore, and refuses what one left half-way in database or folder', async () => {
    const other = await freshDatabase()
    const addresses = { url: other.url, migrationUrl: null }
    const prepare = () => prepareDatabase(addresses, { version: '9.9.9' })
    await other.owner.run(sql`create table restore_underway as select 1 as since`)
    const said: string[] = []
    await alone(
      other.migrationUrl,
      () => undefined,
      async () => {
        const given = waitingForDatabase(prepare, (line) => said.push(line), { ...QUICK, patience: 1_000 })
        await expect(given).rejects.toThrow(/Se está restaurando una copia de seguridad en la base de datos/)
      },
      RESTORING,
    )
    expect(said[0]).toMatch(/^se está restaurando una copia de seguridad: se espera hasta \d+ s más$/)
    await expect(waitingForDatabase(prepare, () => undefined, QUICK)).rejects.toThrow(
      /quedó a medias la restauración.*repita npm run restore/,
    )
    await expect(migrate(other.migrationUrl, { version: '9.9.9' })).rejects.toThrow(/quedó a medias/)
    await other.owner.run(sql`drop table restore_underway`)
    expect((await prepare()).applied).toEqual([])
    await other.drop()
    const dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-marca-'))
    await markFolder(dataDir, '/copia')
    for (const databaseUrl of [null, fresh.url])
      await expect(startDatabase({ databaseUrl, dataDir })).rejects.toThrow(/quedó a medias la restauración/)
    await rm(dataDir, { recursive: true })
  })

  it('waits no longer than told for one that takes connections and answers nothing', async () => {
    const sockets = new Set<Socket>()
    const mute = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => undefined)
      // "authenticated" and "ready", then silence
      socket.once('data', () =>
        socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])),
      )
    })
    const port = await freePort()
    await new Promise<void>((done) => mute.listen(port, '127.0.0.1', done))
    const said: string[] = []
    const given = waitingForDatabase(
      () => checkServer(at(port), 'DATABASE_URL', 300),
      (line) => said.push(line),
      { ...QUICK, patience: 1_000 },
    )
    await expect(given).rejects.toThrow(/No se pudo conectar.*Query read timeout.*revise la dirección/)
    expect(said[0]).toMatch(/^la base de datos aún no responde \(Query read timeout\)/)
    for (const socket of sockets) socket.destroy()
    mute.close()
  })

  it('goes on where a database is restarted in the middle of it', async () => {
    const db = openDatabase(fresh.url, 1, { deadlines: null })
    let tries = 0
    const result = await waitingForDatabase(
      () =>
        db.tx(async (tx) => {
          tries += 1
          const mine = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
          // more often than a transaction retries on its own
          if (tries <= 4) await fresh.db.one(sql`select pg_terminate_backend(${mine?.pid ?? 0})`)
          return tx.one(sql`select 1 as n`)
        }),
      () => undefined,
      QUICK,
    )
    expect([result, tries]).toEqual([{ n: 1 }, 5])
    await db.close()
  })

  it('gives up in the end, with the sentence that says what to do', async () => {
    const port = await freePort()
    const given = waitingForDatabase(
      () => startDatabase(settings(at(port))),
      () => undefined,
      {
        ...QUICK,
        patience: 300,
      },
    )
    await expect(given).rejects.toThrow(/No se pudo conectar.*ECONNREFUSED.*revise la dirección/)
  })

  it.each([
    ['a wrong password', (url: URL) => void (url.password = 'otra'), /rechaza el usuario o la clave/],
    ['a database that does not exist', (url: URL) => void (url.pathname = '/ninguna'), /no existe/],
  ])('does not wait where that changes nothing: %s', async (_what, spoil, sentence) => {
    const url = new URL(fresh.url)
    spoil(url)
    let tries = 0
    const failed = waitingForDatabase(
      () => {
        tries += 1
        return startDatabase(settings(url.href))
      },
      () => undefined,
      QUICK,
    )
    await expect(failed).rejects.toThrow(sentence)
    expect(tries).toBe(1)
  })
})
