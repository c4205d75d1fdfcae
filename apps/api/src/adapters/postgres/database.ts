import { messageOf } from '@ventanilla/domain/kernel/thrown'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, initialise, openCluster, PortTaken, startServer } from './cluster.ts'
import { DatabaseError } from './database-error.ts'
import { holderOf, lockFolder } from './lock.ts'
import { dropStalePidFile, livingPostmaster, stopPostmaster } from './postmaster.ts'
import { demandWholeFolder } from './restored-folder.ts'
import { addressesOf, type DatabaseAddresses, remember, remembered } from './remembered.ts'
import { ensureRoles, newPasswords, secret } from './roles.ts'
import { checkServer } from './server-check.ts'

/** A serving database. `stop` can be called twice and does nothing to a server that is not ours. */
export interface RunningDatabase extends DatabaseAddresses {
  readonly kind: 'embedded' | 'server'
  stop(): Promise<void>
}

export interface DatabaseSettings {
  readonly databaseUrl: string | null
  readonly databaseMigrationUrl?: string | null
  /** absolute */
  readonly dataDir: string
}

/**
 * The product's database: the server of DATABASE_URL as it is, or the embedded one in DATA_DIR, recovered from
 * any state of the last run. Waits up to `patience` milliseconds for a process that is ending on the same
 * folder. `log` receives Spanish progress lines. Throws `DatabaseError` with a sentence.
 */
export async function startDatabase(
  settings: DatabaseSettings,
  log: (line: string) => void = () => {},
  patience = 5_000,
): Promise<RunningDatabase> {
  await demandWholeFolder(settings.dataDir)
  if (settings.databaseUrl !== null) {
    await checkServer(settings.databaseUrl)
    const migrationUrl = settings.databaseMigrationUrl ?? null
    if (migrationUrl !== null) await checkServer(migrationUrl, 'DATABASE_MIGRATION_URL')
    return { url: settings.databaseUrl, migrationUrl, adminUrl: null, kind: 'server', stop: async () => {} }
  }
  const lock = await lockFolder(settings.dataDir, patience)
  if ('heldBy' in lock) {
    await demandWholeFolder(settings.dataDir)
    throw new DatabaseError(
      `Ventanilla ya está en marcha con «${settings.dataDir}» (proceso ${lock.heldBy}): deténgala o elija otra DATA_DIR.`,
    )
  }
  try {
    // again under the lock: the process waited for can have been a restore that stopped half-way
    await demandWholeFolder(settings.dataDir)
    return await startEmbedded(settings.dataDir, {
      log,
      durable: true,
      database: 'ventanilla',
      release: lock.release,
    })
  } catch (error) {
    lock.release()
    throw error
  }
}

export interface EmbeddedOptions {
  readonly log: (line: string) => void
  /** false: no waiting for the disk, for expendable data (tests) */
  readonly durable: boolean
  readonly database: string
  readonly release: () => void
  readonly options?: readonly string[]
}

/** Starts the embedded server on a folder whose lock the caller holds; calls `release` once it has stopped. */
export async function startEmbedded(dataDir: string, wanted: EmbeddedOptions): Promise<RunningDatabase> {
  const cluster = await openCluster(dataDir)
  const left = livingPostmaster(cluster.folder)
  if (left !== null) {
    wanted.log('deteniendo la base de datos que dejó un cierre brusco')
    await stopPostmaster(cluster.folder, 5_000)
  }
  dropStalePidFile(cluster.folder)
  const known = await remembered(dataDir)
  const password = known?.password ?? secret()
  const roles = known?.roles ?? newPasswords()
  // stored before initdb: a kill in between must not leave a cluster with a lost password
  await remember(dataDir, { port: known?.port ?? 0, password, roles })
  if (await initialise(cluster, password, wanted.durable)) wanted.log('base de datos creada')
  const options = wanted.durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const supervisor = await supervise(
    cluster,
    known?.port ?? 0,
    [...options, ...(wanted.options ?? [])],
    wanted.log,
  )
  const made = { port: supervisor.port, password, roles }
  await remember(dataDir, made)
  const addresses = addressesOf(made, wanted.database)
  try {
    await ensureDatabase(addressesOf(made, 'postgres').adminUrl, wanted.database)
    await ensureRoles(addresses.adminUrl, roles)
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  let stopped: Promise<void> | undefined
  return {
    ...addresses,
    kind: 'embedded',
    stop: () => (stopped ??= supervisor.stop().finally(wanted.release)),
  }
}

/**
 * The addresses of the embedded database that a running Ventanilla serves from this folder; null without one.
 */
export async function runningDatabase(dataDir: string): Promise<DatabaseAddresses | null> {
  if ((await holderOf(dataDir)) === null) return null
  const server = livingPostmaster(join(dataDir, 'postgres'))
  const known = await remembered(dataDir)
  if (server === null || known?.roles === undefined) return null
  return addressesOf({ password: known.password, roles: known.roles, port: server.port }, 'ventanilla')
}

/** The database for a command run next to the server: the running one, or one started for the command. */
export async function borrowDatabase(settings: DatabaseSettings): Promise<RunningDatabase> {
  await demandWholeFolder(settings.dataDir)
  const served = settings.databaseUrl === null ? await runningDatabase(settings.dataDir) : null
  return served === null ? startDatabase(settings) : { ...served, kind: 'embedded', stop: async () => {} }
}

/** Most restarts within a minute. */
const RESTARTS = 5
const LOOP_MS = 60_000

/** Keeps the server running: restarts one that dies on its own (killed for memory, for instance). */
async function supervise(
  cluster: Cluster,
  wantedPort: number,
  options: readonly string[],
  log: (line: string) => void,
): Promise<{ port: number; stop(): Promise<void> }> {
  let port = wantedPort > 0 && (await isFree(wantedPort)) ? wantedPort : await freePort()
  let child: ChildProcess | undefined
  for (let attempt = 0; child === undefined; attempt++) {
    try {
      child = await startServer(cluster, port, options)
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt > 5) throw error
      port = await freePort()
    }
  }
  let stopping = false
  let deaths: number[] = []
  let restarting = Promise.resolve()
  const endWithUs = (): void => void child?.kill('SIGINT')
  const again = async (): Promise<void> => {
    // the dead server's other processes and its lock can linger for a moment
    for (let attempt = 0; attempt < RESTARTS && !stopping; attempt++) {
      try {
        watch((child = await startServer(cluster, port, options)))
        return
      } catch (error) {
        log(messageOf(error))
        await pause(500 * 2 ** attempt)
      }
    }
  }
  const watch = (running: ChildProcess): void => {
    running.once('exit', () => {
      if (stopping) return
      // counts only exits within the last minute
      const now = performance.now()
      deaths = [...deaths.filter((at) => now - at < LOOP_MS), now]
      if (deaths.length > RESTARTS)
        return log('la base de datos se cierra una y otra vez: revise postgres.log y reinicie')
      log('la base de datos se cerró sola; se inicia otra vez')
      restarting = again()
    })
  }
  watch(child)
  process.once('exit', endWithUs)
  return {
    port,
    async stop() {
      stopping = true
      await restarting
      await stopPostmaster(cluster.folder)
      process.removeListener('exit', endWithUs)
    },
  }
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((error: Error & { code?: string }) => {
    if (error.code !== '28P01') throw error
    throw new DatabaseError(
      'La clave guardada en postgres.json no abre la base de datos: recupere ese archivo o restaure una copia de seguridad.',
    )
  })
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return listenOnce(0)
}

const isFree = (port: number): Promise<boolean> =>
  listenOnce(port).then(
    () => true,
    () => false,
  )

function listenOnce(port: number): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : port))
    })
  })
}
