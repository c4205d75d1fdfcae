import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningDatabase, startDatabase } from './database.ts'
import { livingPostmaster } from './postmaster.ts'
import { EXTENSIONS } from './server-check.ts'

let dataDir: string
/** an initialised, stopped data folder: creating one takes longer than most of these tests */
let made: string
let running: RunningDatabase[] = []
let children: ChildProcess[] = []

const settings = (): { databaseUrl: null; dataDir: string } => ({ databaseUrl: null, dataDir })
const cluster = (): string => join(dataDir, 'postgres')

async function start(patience?: number): Promise<RunningDatabase> {
  const database = await startDatabase(settings(), undefined, patience)
  running.push(database)
  return database
}

async function ask<T extends pg.QueryResultRow>(url: string | null, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url ?? '' })
  // some of these tests kill the server under the client
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A separate process that starts the database, prints its address and idles until it is killed. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const program = `
    import { startDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)}
    const database = await startDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} })
    console.log(database.migrationUrl)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: chunk.toString().trim() }
}

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'ventanilla-database-'))
  await (await startDatabase({ databaseUrl: null, dataDir: made })).stop()
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-database-'))
})
/** Copies the initialised folder to the next start's place. */
const settleIn = (): void => {
  // `cp` keeps the owner, which is another account when the tests run as root
  execFileSync('cp', ['-a', `${made}/.`, dataDir])
}
afterAll(() => rm(made, { recursive: true, force: true }))

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const database of running) await database.stop()
  running = []
  children = []
  await rm(dataDir, { recursive: true, force: true })
})

describe('the embedded database', { timeout: 60_000 }, () => {
  it('has the extensions, Spanish order and accents that the product needs, and keeps what it was told', async () => {
    settleIn()
    const first = await start()
    for (const name of EXTENSIONS)
      await ask(first.migrationUrl, `create extension if not exists ${name} cascade`)
    const sorted = await ask<{ x: string }>(
      first.url,
      `select x from unnest(array['zeta', 'ñame', 'árbol', 'nube']) x order by x collate "es-x-icu"`,
    )
    expect(sorted.map((row) => row.x)).toEqual(['árbol', 'nube', 'ñame', 'zeta'])
    expect(await ask(first.migrationUrl, `select lower('ÁÑ') as low, unaccent('Ibagué') as plain`)).toEqual([
      { low: 'áñ', plain: 'Ibague' },
    ])
    await ask(first.migrationUrl, 'create table kept as select 42 as n')
    await first.stop()
    expect(livingPostmaster(cluster())).toBeNull()
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await ask(second.migrationUrl, 'select n from kept')).toEqual([{ n: 42 }])
  })

  it('keeps its password to itself and asks for it', async () => {
    settleIn()
    const { url } = await start()
    expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600)
    const wrong = new URL(url)
    wrong.password = 'otra'
    await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  it('is served by a role that owns nothing and makes nothing, and what a release before made as the superuser is the migrator’s', async () => {
    settleIn()
    const first = await start()
    await ask(
      first.adminUrl,
      `create table before_roles (id bigint generated always as identity, n numeric); create table owned (id serial);
       create view seen as select 1 as n; create function made() returns int language sql as 'select 1'; create type mood as enum ('a')`,
    )
    await first.stop()
    const { url, migrationUrl } = await start()
    for (const made of ['table mine (n int)', 'temporary table mine (n int)', 'role mine', 'database mine'])
      await expect(ask(url, `create ${made}`)).rejects.toMatchObject({ code: '42501' })
    await expect(ask(url, 'select from before_roles')).rejects.toMatchObject({ code: '42501' })
    await ask(
      migrationUrl,
      'alter table before_roles add column more int; drop table owned; drop view seen; drop function made(); drop type mood',
    )
    await expect(ask(migrationUrl, 'create role mine')).rejects.toMatchObject({ code: '42501' })
  })

  it('recovers by itself after its owner was killed, with every acknowledged row', async () => {
    settleIn()
    const { child, url } = await startElsewhere()
    await ask(url, 'create table acknowledged (n int)')
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    for (let n = 0; n < 50; n++) await client.query('insert into acknowledged values ($1)', [n])
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(livingPostmaster(cluster())).not.toBeNull()
    const again = await start()
    expect(await ask(again.migrationUrl, 'select count(*)::int as n from acknowledged')).toEqual([{ n: 50 }])
    await client.end().catch(() => undefined)
  })

  it('recovers when owner and server were both killed', async () => {
    settleIn()
    const { child, url } = await startElsewhere()
    await ask(url, 'create table acknowledged as select 7 as n')
    child.kill('SIGKILL')
    process.kill(livingPostmaster(cluster())!.pid, 'SIGKILL')
    const again = await start()
    expect(await ask(again.migrationUrl, 'select n from acknowledged')).toEqual([{ n: 7 }])
  })

  it('starts its server again when somebody kills it', async () => {
    settleIn()
    const { url } = await start()
    const before = livingPostmaster(cluster())!.pid
    process.kill(before, 'SIGKILL')
    await expect
      .poll(() => ask(url, 'select 1 as n').catch(() => null), { timeout: 20_000, interval: 100 })
      .toEqual([{ n: 1 }])
    expect(livingPostmaster(cluster())!.pid).not.toBe(before)
  })

  it('is not fooled by a pid file whose number belongs to another program now', async () => {
    settleIn()
    const first = await start()
    await first.stop()
    await writeFile(join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n0\n1\n\n\n\nready   \n`)
    expect(livingPostmaster(cluster())).toBeNull()
    const second = await start()
    expect(await ask(second.migrationUrl, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('makes an unfinished data folder anew', async () => {
    await mkdir(join(cluster(), 'base'), { recursive: true })
    await writeFile(join(cluster(), 'PG_VERSION'), '18\n')
    const database = await start()
    expect(await ask(database.migrationUrl, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('takes another port when the remembered one is taken', async () => {
    settleIn()
    const first = await start()
    await first.stop()
    const other = await import('node:net').then(({ createServer }) => createServer())
    other.listen(Number(new URL(first.url).port), '127.0.0.1')
    await once(other, 'listening')
    try {
      const second = await start()
      expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
      expect(await ask(second.migrationUrl, 'select 1 as n')).toEqual([{ n: 1 }])
    } finally {
      other.close()
    }
  })

  it('refuses a data folder that a living process uses, and takes it once that has ended', async () => {
    settleIn()
    const { child } = await startElsewhere()
    await expect(start(0)).rejects.toThrow(/ya está en marcha.*proceso \d+.*DATA_DIR/)
    const waiting = start()
    child.kill('SIGKILL')
    await waiting
  })

  it('refuses a data folder of another PostgreSQL version in one sentence', async () => {
    settleIn()
    const first = await start()
    await first.stop()
    await writeFile(join(cluster(), 'PG_VERSION'), '13\n')
    await expect(start()).rejects.toThrow(/otra versión de PostgreSQL.*copia/)
  })

  it.runIf(process.getuid?.() === 0)('works for root under a folder that nobody else may enter', async () => {
    await chmod(dataDir, 0o700)
    const deep = join(dataDir, 'private', 'data')
    await mkdir(deep, { recursive: true })
    await chmod(join(dataDir, 'private'), 0o700)
    const database = await startDatabase({ databaseUrl: null, dataDir: deep })
    running.push(database)
    expect(await ask(database.migrationUrl, 'select 1 as n')).toEqual([{ n: 1 }])
    expect((await stat(join(deep, 'postgres'))).uid).not.toBe(0)
    await database.stop()
    expect(await readFile(join(deep, 'postgres.log'), 'utf8')).toContain('database system is shut down')
  })
})

describe('a server of one’s own', { timeout: 60_000 }, () => {
  it('is used as it is and left running', async () => {
    settleIn()
    const embedded = await start()
    const database = await startDatabase({ databaseUrl: embedded.url, dataDir: '/nonexistent' })
    expect(database).toMatchObject({ url: embedded.url, kind: 'server' })
    await database.stop()
    expect(await ask(embedded.migrationUrl, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('that cannot be used is explained in one sentence', async () => {
    settleIn()
    const embedded = await start()
    const altered = (change: (url: URL) => void): { databaseUrl: string; dataDir: string } => {
      const url = new URL(embedded.url)
      change(url)
      return { databaseUrl: url.href, dataDir }
    }
    await expect(startDatabase(altered((url) => (url.port = '1')))).rejects.toThrow(
      /No se pudo conectar.*ECONNREFUSED/,
    )
    await expect(startDatabase(altered((url) => (url.password = 'x')))).rejects.toThrow(
      /rechaza el usuario o la clave/,
    )
    await expect(startDatabase(altered((url) => (url.pathname = '/x')))).rejects.toThrow(/no existe/)
    await ask(
      embedded.adminUrl,
      `create database latin encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
    )
    await expect(startDatabase(altered((url) => (url.pathname = '/latin')))).rejects.toThrow(/UTF8/)
  })
})
