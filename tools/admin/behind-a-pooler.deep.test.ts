import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serverAccount } from '../../apps/api/src/adapters/postgres/account.ts'
import {
  debianVersion,
  type DebianPostgres,
  startDebianPostgres,
} from '../../apps/api/src/testing/servers/debian-postgres.ts'
import { freePort } from '../../apps/api/src/testing/servers/free-port.ts'
import { hasProgram } from '../../apps/api/src/testing/servers/programs.ts'
import { ran } from '../testing/run-program.ts'

/** Checks the statements of `docs/operacion.md` about poolers, with Debian's pgbouncer. */

const ready = hasProgram('pgbouncer') && debianVersion() !== null
let base: string
let server: DebianPostgres | undefined
let pooler: ChildProcess | null = null
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'ventanilla-pooler-'))
  if (ready) server = await startDebianPostgres()
}, 400_000)
afterEach(async () => {
  if (pooler?.exitCode === null) {
    const closed = once(pooler, 'close')
    pooler.kill('SIGKILL')
    await closed
  }
  pooler = null
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await rm(base, { recursive: true, force: true })
}, 120_000)

async function startPooler(mode: string, more: string): Promise<string> {
  const port = await freePort()
  const there = new URL(server?.url ?? '')
  const file = join(base, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${there.port} user=ventanilla
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${more}
`,
  )
  // it does not run as root, like PostgreSQL
  const account = serverAccount(base)
  if (account !== null) for (const path of [base, file]) await chown(path, account.uid, account.gid)
  await chmod(base, 0o755)
  pooler = spawn('pgbouncer', [file], {
    ...account,
    cwd: base,
    stdio: 'ignore',
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
  })
  const url = `postgres://ventanilla@127.0.0.1:${port}/postgres`
  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  await expect.poll(answers, { timeout: 60_000 }).toBe(true)
  return url
}

describe.skipIf(!ready)('behind pgbouncer (needs pgbouncer and postgresql)', { timeout: 400_000 }, () => {
  const REFUSED = 'unsupported startup parameter: options'
  const FORGOTTEN = ['ignore_startup_parameters = options', 'los descarta'] as const

  it.each([
    ['session', '', REFUSED, 'start', [], 'DATABASE_URL'],
    ['transaction', '', REFUSED, 'start', [], 'DATABASE_URL'],
    ['session', ...FORGOTTEN, 'start', [], 'DATABASE_URL'],
    ['transaction', ...FORGOTTEN, 'start', [], 'DATABASE_URL'],
    ['transaction', ...FORGOTTEN, 'start', [], 'DATABASE_MIGRATION_URL'],
    ['transaction', ...FORGOTTEN, 'backup', ['copia'], 'DATABASE_URL'],
    // a dump uses the address of the owner of the tables
    ['transaction', ...FORGOTTEN, 'backup', ['copia'], 'DATABASE_MIGRATION_URL'],
    ['transaction', ...FORGOTTEN, 'verify', [], 'DATABASE_URL'],
    ['transaction', ...FORGOTTEN, 'admin', ['migrate'], 'DATABASE_MIGRATION_URL'],
  ] as const)('by %s, with %j, a sentence says why (%s): %s %j, %s', async (...row) => {
    const [mode, more, why, program, args, name] = row
    const url = await startPooler(mode, more)
    const addresses = { DATABASE_URL: server?.url ?? '', [name]: url }
    const env = { DEMO: 'off', DATA_DIR: join(base, 'datos'), PORT: String(await freePort()), ...addresses }
    const inside = args.map((arg) => (arg === 'copia' ? join(base, arg) : arg))
    expect(await ran(program, inside, env)).toEqual({
      code: 1,
      said: expect.stringContaining(
        `${name} lleva a un pgbouncer u otro intermediario que no admite los ajustes de sesión del portal (${why}): ponga en ${name} la dirección de PostgreSQL mismo`,
      ),
    })
  })
})
