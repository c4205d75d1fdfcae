import { execFileSync } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningDatabase, startDatabase } from '../../apps/api/src/adapters/postgres/database.ts'
import { debianVersion, startDebianPostgres } from '../../apps/api/src/testing/servers/debian-postgres.ts'
import { openDatabase, sql } from '../../apps/api/src/db/connection/sql.ts'
import { makeSeal } from '../../apps/api/src/adapters/signer/make-seal.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { refuseWhileServed } from './still-served.ts'

let base: string
/** a furnished, stopped data folder and a backup of it: making them takes longer than most of these tests */
let made: string
let running: RunningDatabase[] = []
const say = (): void => {}
const NO_SEAL = { key: null, chain: null, password: null, command: null, selfMade: false }
const place = (name: string, within = base) => ({
  databaseUrl: null,
  dataDir: join(within, name),
  seal: NO_SEAL,
  backupKey: null,
})

async function ask(url: string | null, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url ?? '' })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function start(settings: { databaseUrl: null; dataDir: string }): Promise<RunningDatabase> {
  const database = await startDatabase(settings)
  running.push(database)
  return database
}

/** A data folder with a table, a received file and a secret, and a backup of it. */
async function furnish(folder: string): Promise<void> {
  const database = await startDatabase(place('one', folder))
  try {
    await ask(database.migrationUrl, 'create table facts as select n from generate_series(1, 20000) n')
    await mkdir(join(folder, 'one', 'archivos', 'ab'), { recursive: true })
    await writeFile(join(folder, 'one', 'archivos', 'ab', 'plano.pdf'), 'contenido')
    await writeFile(join(folder, 'one', 'secret'), 'x'.repeat(64))
    await makeBackup(place('one', folder), join(folder, 'copy'), say)
  } finally {
    await database.stop()
  }
}

/** Copies what was made into this test's folder. */
const settleIn = (name: 'one' | 'copy'): void => {
  // `cp` keeps the owner, which is another account when the tests run as root
  execFileSync('cp', ['-a', join(made, name), base])
}

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'ventanilla-backup-'))
  await furnish(made)
}, 120_000)
afterAll(() => rm(made, { recursive: true, force: true }))
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'ventanilla-backup-'))
})

afterEach(async () => {
  for (const database of running) await database.stop()
  running = []
  await rm(base, { recursive: true, force: true })
})

describe('a backup of the embedded database', { timeout: 120_000 }, () => {
  it('made while it serves and is written to comes back complete in another folder', async () => {
    settleIn('one')
    const database = await start(place('one'))
    let writing = true
    const writer = (async () => {
      for (let n = 0; writing; n++) await ask(database.migrationUrl, `insert into facts values (${-1 - n})`)
    })()
    await makeBackup(place('one'), join(base, 'copy'), say)
    writing = false
    await writer
    expect(await restoreBackup(place('two'), join(base, 'copy'), { replace: false, say })).toBeNull()
    const restored = await start(place('two'))
    const [row] = (await ask(
      restored.migrationUrl,
      'select count(*) filter (where n > 0)::int as n, min(n) as last from facts',
    )) as {
      n: number
      last: number
    }[]
    expect(row?.n).toBe(20000)
    expect(await readFile(join(base, 'two', 'archivos', 'ab', 'plano.pdf'), 'utf8')).toBe('contenido')
    expect(await readFile(join(base, 'two', 'secret'), 'utf8')).toHaveLength(64)
    // all rows acknowledged before the last one written during the copy are present, without a gap
    expect(
      await ask(
        restored.migrationUrl,
        'select (-min(n))::int = count(*) filter (where n < 0) as whole from facts',
      ),
    ).toEqual([{ whole: true }])
    await ask(restored.migrationUrl, 'insert into facts values (0)')
  })

  it('holds the seal’s key nowhere in the clear', async () => {
    settleIn('one')
    await start(place('one'))
    const folder = join(base, 'one', 'seal')
    await makeSeal(folder, { name: 'Corporación', shortName: 'Corpo' }, new Date())
    // what a killed making left beside it
    await cp(folder, join(base, 'one', 'seal-a1b2c3'), { recursive: true })
    await makeBackup({ ...place('one'), backupKey: 'una contraseña bien larga' }, join(base, 'copy'), say)
    const pem = await readFile(join(folder, 'private-key.pem'), 'utf8')
    const line = pem.split('\n')[5] ?? ''
    expect(line.length).toBeGreaterThan(40)
    const der = Buffer.from(line, 'base64')
    const all = (await readdir(join(base, 'copy'), { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    )
    expect(all.map(({ name }) => name)).toContain('sello.cifrado.json')
    const holding: string[] = []
    for (const { parentPath, name } of all) {
      const bytes = await readFile(join(parentPath, name))
      if (bytes.includes(line) || bytes.includes(der)) holding.push(name)
    }
    expect(holding).toEqual([])
  })

  it('made while it is stopped comes back too, and the database stays stopped', async () => {
    settleIn('one')
    await makeBackup(place('one'), join(base, 'copy'), say)
    await restoreBackup(place('two'), join(base, 'copy'), { replace: false, say })
    const restored = await start(place('two'))
    expect(await ask(restored.migrationUrl, 'select count(*)::int as n from facts')).toEqual([{ n: 20000 }])
  })

  it('is refused where it would do harm, and nothing is touched', async () => {
    settleIn('one')
    settleIn('copy')
    const database = await start(place('one'))
    await expect(makeBackup(place('one'), join(base, 'copy'), say)).rejects.toThrow(/no está vacía/)
    await expect(makeBackup(place('one'), join(base, 'one', 'x'), say)).rejects.toThrow(/dentro de DATA_DIR/)
    await expect(makeBackup(place('nothing'), join(base, 'other'), say)).rejects.toThrow(
      /no hay ninguna base/,
    )
    const restore = (replace: boolean): Promise<unknown> =>
      restoreBackup(place('one'), join(base, 'copy'), { replace, say })
    await expect(restore(true)).rejects.toThrow(/está en marcha/)
    await database.stop()
    await expect(restore(false)).rejects.toThrow(/ya tiene datos.*--reemplazar/)
    await appendFile(join(base, 'copy', 'datos', 'secret'), '!')
    await expect(restore(true)).rejects.toThrow(/cambió datos\/secret/)
    await rm(join(base, 'copy', 'respaldo.json'))
    await expect(restore(true)).rejects.toThrow(/no es una copia de seguridad terminada/)
    expect(
      await ask((await start(place('one'))).migrationUrl, 'select count(*)::int as n from facts'),
    ).toEqual([{ n: 20000 }])
  })

  it('replaces what is there when told to, and keeps it aside', async () => {
    settleIn('one')
    settleIn('copy')
    const database = await start(place('one'))
    await ask(database.migrationUrl, 'drop table facts')
    await database.stop()
    const former = await restoreBackup(place('one'), join(base, 'copy'), { replace: true, say })
    expect(await readdir(String(former))).toEqual(expect.arrayContaining(['archivos', 'postgres', 'secret']))
    expect(
      await ask((await start(place('one'))).migrationUrl, 'select count(*)::int as n from facts'),
    ).toEqual([{ n: 20000 }])
  })
})

describe('a restore into a server’s database', { timeout: 120_000 }, () => {
  it('is refused while somebody serves from it, whichever way that shows', async () => {
    settleIn('one')
    const { url, migrationUrl } = await start(place('one'))
    const now = new Date('2026-11-23T15:00:00Z')
    await refuseWhileServed(url, now)
    const portal = openDatabase(url)
    await portal.one(sql`select 1`)
    await expect(refuseWhileServed(url, now)).rejects.toThrow(/está en marcha sobre esa base.*deténgala/)
    await portal.close()
    await expect.poll(() => refuseWhileServed(url, now).catch(String), { timeout: 20_000 }).toBeUndefined()
    // a process whose sessions this role cannot see
    await ask(
      migrationUrl,
      `create table server_processes (id uuid primary key, host text, version text, started_at timestamptz, seen_at timestamptz, seal jsonb);
       insert into server_processes values (gen_random_uuid(), 'sala-2, proceso 71', '1', '${now.toISOString()}', '${now.toISOString()}', '{}');
       grant select on server_processes to public`,
    )
    await expect(refuseWhileServed(url, now)).rejects.toThrow(/sala-2, proceso 71/)
    // a killed process counts as serving for two and a half minutes
    await refuseWhileServed(url, new Date(now.getTime() + 180_000))
  })
})

describe.skipIf(debianVersion() === null)('a backup of a server of one’s own', { timeout: 120_000 }, () => {
  it('is a dump that comes back into another server', async () => {
    const [first, second] = [await startDebianPostgres(), await startDebianPostgres()]
    try {
      await ask(first.url, 'create table facts as select n from generate_series(1, 5000) n')
      await mkdir(join(base, 'one', 'archivos'), { recursive: true })
      await writeFile(join(base, 'one', 'archivos', 'plano.pdf'), 'contenido')
      await makeBackup({ ...place('one'), databaseUrl: first.url }, join(base, 'copy'), say)
      const restore = (): Promise<unknown> =>
        restoreBackup({ ...place('two'), databaseUrl: second.url }, join(base, 'copy'), {
          replace: false,
          say,
        })
      const portal = openDatabase(second.url)
      await portal.one(sql`select 1`)
      await expect(restore()).rejects.toThrow(/está en marcha sobre esa base/)
      expect(await ask(second.url, `select to_regclass('facts') as there`)).toEqual([{ there: null }])
      await portal.close()
      await expect.poll(() => restore().catch(String), { timeout: 30_000 }).toBeNull()
      expect(await ask(second.url, 'select count(*)::int as n from facts')).toEqual([{ n: 5000 }])
      expect(await readFile(join(base, 'two', 'archivos', 'plano.pdf'), 'utf8')).toBe('contenido')
      await expect(
        restoreBackup(place('three'), join(base, 'copy'), { replace: false, say }),
      ).rejects.toThrow(/DATABASE_URL/)
    } finally {
      await first.stop()
      await second.stop()
    }
  })
})
