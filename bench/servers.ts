import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startDatabase } from '../apps/api/src/adapters/postgres/database.ts'
import { shippedConfiguration } from '../apps/api/src/testing/servers/shipped-configuration.ts'
import { compose } from '../apps/api/src/compose.ts'
import { migrate } from '../apps/api/src/db/migrating/migrate.ts'
import { openDatabase } from '../apps/api/src/db/connection/sql.ts'
import type { AppDeps } from '../apps/api/src/deps.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { seedPeople } from '../apps/demo/src/people/demo-people.ts'
import { programVersion } from '../apps/api/src/version.ts'
import { generate } from './generate.ts'
import { loadReference } from './ref/load.ts'

export const SECRET = 'secreto-de-banco-con-mas-de-treinta-y-dos'
export const PORTS = { product: 5201, ref: 5202, small: 5203 } as const

/** A running server on a filled database. */
export interface Product {
  readonly deps: AppDeps
  readonly people: ReadonlyMap<string, string>
  readonly port: number
  readonly cases: number
  readonly pid: number
  readonly startSeconds: number
}

export interface Bench {
  readonly dir: string
  readonly product: Product
  /** the same with a tenth of the cases */
  readonly small: Product
  readonly stop: () => Promise<void>
}

/** One database server with all databases, and the three measured servers. */
export async function startBench(cases: number, say: (line: string) => void): Promise<Bench> {
  const dir = await mkdtemp(join(tmpdir(), 'ventanilla-banco-'))
  const opened: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close()
  }
  // aborting a long run leaves no server behind
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  try {
    const database = await startDatabase({ databaseUrl: null, dataDir: dir })
    opened.push(() => database.stop())
    // creating databases and disabling triggers while they are filled both need the superuser
    const url = database.adminUrl ?? database.url
    const urlOf = (name: string): string => url.replace(/\/[^/?]+(\?|$)/, `/${name}$1`)
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query('create database ref')
    await admin.query('create database small')
    await admin.end()
    say(`llenando ${cases} casos para cada servidor, cadena incluida…`)
    const began = performance.now()
    const fillings = await Promise.all([
      reference(urlOf('ref'), cases),
      filled(dir, url, cases),
      filled(dir, urlOf('small'), cases / 10),
    ])
    say(`  listos en ${((performance.now() - began) / 1000).toFixed(0)} s`)
    const [, product, small] = fillings
    opened.push(
      () => product.deps.db.close(),
      () => small.deps.db.close(),
    )
    const start = async (
      of: Filled,
      url: string,
      port: number,
      name: string,
    ): Promise<Product & { end: () => Promise<void> }> => {
      const began = performance.now()
      const child = spawn(process.execPath, [pathOf('../apps/api/src/main.ts')], {
        env: {
          ...process.env,
          DATABASE_URL: url,
          DATA_DIR: join(dir, name),
          DEMO: 'off',
          SECRET,
          PORT: String(port),
          HOST: 'localhost',
          PUBLIC_URL: `http://localhost:${port}`,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const end = (): Promise<void> => ended(child)
      opened.push(end)
      await listening(child, /está lista/)
      const startSeconds = (performance.now() - began) / 1000
      return { ...of, port, pid: child.pid ?? 0, startSeconds, end }
    }
    // the first start of a clone also compiles, and stores the result at its end: a later start is measured
    await (await start(small, urlOf('small'), PORTS.small, 'pequeno')).end()
    const smallServer = await start(small, urlOf('small'), PORTS.small, 'pequeno')
    const server = await start(product, url, PORTS.product, 'producto')
    const ref = spawn(process.execPath, [pathOf('./ref/server.ts')], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: urlOf('ref'), REF_PORT: String(PORTS.ref) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    opened.push(() => ended(ref))
    await listening(ref, /listo/)
    return { dir, product: server, small: smallServer, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A filled database alone, without servers, for what is measured inside the process. */
export async function openFilled(
  cases: number,
  say: (line: string) => void,
): Promise<Filled & { readonly stop: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'ventanilla-banco-'))
  const opened: (() => Promise<unknown>)[] = [() => rm(dir, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close()
  }
  try {
    const database = await startDatabase({ databaseUrl: null, dataDir: dir })
    opened.push(() => database.stop())
    say(`llenando ${cases} casos…`)
    const product = await filled(dir, database.adminUrl ?? database.url, cases)
    opened.push(
      () => product.deps.db.close(),
      () => product.deps.places.close(),
      () => product.deps.readings.close(),
    )
    return { ...product, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Filled {
  readonly deps: AppDeps
  readonly people: ReadonlyMap<string, string>
  readonly cases: number
}

const pathOf = (name: string): string => new URL(name, import.meta.url).pathname

async function reference(url: string, cases: number): Promise<void> {
  // the folder's own statements; only foreign keys that hold by construction are not checked
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    options: '-c session_replication_role=replica -c synchronous_commit=off',
  })
  await loadReference(pool, { users: 50_000, cases, tasks: cases * 3, history: cases * 5 })
  await pool.query('vacuum analyze')
  await pool.end()
}

async function filled(dir: string, url: string, cases: number): Promise<Filled> {
  await migrate(url, { version: await programVersion() })
  const db = openDatabase(url, 4, { deadlines: null })
  const settings = readSettings({ DATA_DIR: dir, DEMO: 'off' })
  const deps = await compose({
    settings,
    databaseUrl: url,
    db,
    secret: SECRET,
    version: 'banco',
    configuration: shippedConfiguration(),
  })
  const people = await seedPeople(deps)
  await generate(db.pool, cases)
  return { deps, people, cases }
}

function listening(child: ChildProcess, sign: RegExp): Promise<void> {
  return new Promise((done, fail) => {
    child.stdout?.on('data', (part: Buffer) => sign.test(String(part)) && done())
    child.once('exit', (code) => fail(new Error(`el servidor terminó con ${code}`)))
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await gone
}
