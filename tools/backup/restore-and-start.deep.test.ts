import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MARK } from '../../apps/api/src/db/migrating/restored.ts'
import {
  debianVersion,
  type DebianPostgres,
  startDebianPostgres,
} from '../../apps/api/src/testing/servers/debian-postgres.ts'
import { freePort } from '../../apps/api/src/testing/servers/free-port.ts'
import { ran, run, type Running } from '../testing/run-program.ts'

let base: string
let server: DebianPostgres | null = null
let running: Running[] = []
const begun = (one: Running): Running => {
  running.push(one)
  return one
}

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'ventanilla-restore-'))
})
afterEach(async () => {
  for (const { child } of running)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'close')
    }
  running = []
  await server?.stop()
  server = null
  await rm(base, { recursive: true, force: true })
})

/** Settings of a small portal without demonstration. */
const portal = async (dataDir: string, databaseUrl = ''): Promise<Record<string, string>> => ({
  DEMO: 'off',
  PORT: String(await freePort()),
  DATA_DIR: join(base, dataDir),
  DATABASE_URL: databaseUrl,
})

const READY = /Ventanilla está lista/
/** Starts until it serves, then ends as by Ctrl-C. */
async function servesOnce(env: Record<string, string>): Promise<string> {
  const server = begun(run('start', [], env))
  await server.hears(READY)
  server.child.kill('SIGINT')
  await server.ended
  return server.said()
}

describe('a start while a backup is put back', { timeout: 240_000 }, () => {
  it('into the embedded database waits for its end, and refuses what a kill left half-way', async () => {
    const one = await portal('one')
    await servesOnce(one)
    expect(await ran('backup', [join(base, 'copy')], one)).toMatchObject({ code: 0 })

    const two = await portal('two')
    const restoring = begun(run('restore', [join(base, 'copy')], two))
    await restoring.hears(/copiando los archivos/)
    // frozen in the middle of the restore
    restoring.child.kill('SIGSTOP')
    const waiting = begun(run('start', [], two))
    await waiting.hears(/se está restaurando una copia de seguridad: se espera hasta \d+ s más/)
    for (const [program, args] of [
      ['backup', [join(base, 'second')]],
      ['verify', []],
    ] as const)
      expect(await ran(program, args, two)).toEqual({
        code: 1,
        said: expect.stringMatching(/^Se está restaurando una copia de seguridad en «.*two».*espere.*\n$/),
      })
    restoring.child.kill('SIGKILL')
    // the waiting start ends by itself, and so does each later one
    expect(await waiting.ended).toBe(1)
    expect(waiting.said()).toMatch(/quedó a medias la restauración.*repita npm run restore/)
    expect(await ran('start', [], two)).toEqual({
      code: 1,
      said: expect.stringContaining('quedó a medias la restauración'),
    })
    // after a complete restore it serves
    const again = await ran('restore', [join(base, 'copy'), '--reemplazar'], two)
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('Copia restaurada') })
    await servesOnce(two)
  })

  it.skipIf(debianVersion() === null)(
    'into a server’s database does so too, wherever it starts and whichever role it has',
    async () => {
      server = await startDebianPostgres()
      const { url } = server
      const one = await portal('one', url)
      await servesOnce(one)
      expect(await ran('backup', [join(base, 'copy')], one)).toMatchObject({ code: 0 })

      // a reader locks a table: dropping it waits, so the restore hangs in the middle
      const reader = new pg.Client({ connectionString: url })
      await reader.connect()
      await reader.query('begin; lock table cases in access share mode')
      const restoring = begun(run('restore', [join(base, 'copy'), '--reemplazar'], one))
      await restoring.hears(/restaurando la base de datos/)
      // another machine, with its own folder
      const two = await portal('two', url)
      const waiting = begun(run('start', [], two))
      await waiting.hears(/se está restaurando una copia de seguridad: se espera/)
      expect(await ran('restore', [join(base, 'copy')], two)).toEqual({
        code: 1,
        said: expect.stringContaining('Otra restauración trabaja en esa base'),
      })
      expect(await ran('admin', ['migrate'], two)).toEqual({
        code: 1,
        said: expect.stringMatching(/^Se está restaurando.*\n$/),
      })
      restoring.child.kill('SIGKILL')
      expect(await waiting.ended).toBe(1)
      expect(waiting.said()).toMatch(/En la base de datos quedó a medias la restauración/)
      for (const env of [one, two])
        expect(await ran('start', [], env)).toEqual({
          code: 1,
          said: expect.stringContaining('quedó a medias la restauración'),
        })
      // its session on the server continues without it
      expect(await ran('restore', [join(base, 'copy'), '--reemplazar'], one)).toEqual({
        code: 1,
        said: expect.stringContaining('Una restauración anterior, que se cortó, todavía termina'),
      })
      await reader.query('rollback')
      const still = `select from pg_stat_activity where application_name = 'ventanilla-restore'`
      await expect.poll(async () => (await reader.query(still)).rowCount, { timeout: 30_000 }).toBe(0)
      const again = await ran('restore', [join(base, 'copy'), '--reemplazar'], one)
      expect(again).toMatchObject({ code: 0, said: expect.stringContaining('Copia restaurada') })
      expect((await reader.query(`select to_regclass('${MARK}') as mark`)).rows).toEqual([{ mark: null }])
      await reader.end()
      await servesOnce(two)
    },
  )

  it.skipIf(debianVersion() === null)(
    'that fails before anything is touched keeps nobody from serving',
    async () => {
      server = await startDebianPostgres()
      const one = await portal('one', server.url)
      await servesOnce(one)
      expect(await ran('backup', [join(base, 'copy')], one)).toMatchObject({ code: 0 })
      // the database's tables exist and must not be replaced: only the folder is another one
      const two = await portal('two', server.url)
      const refused = await ran('restore', [join(base, 'copy')], two)
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('pg_restore no pudo terminar') })
      await servesOnce(two)
      await servesOnce(one)
    },
  )
})
