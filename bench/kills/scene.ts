import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningDatabase, startDatabase } from '../../apps/api/src/adapters/postgres/database.ts'
import { shippedConfiguration } from '../../apps/api/src/testing/servers/shipped-configuration.ts'
import { makeSeal } from '../../apps/api/src/adapters/signer/make-seal.ts'
import { CHAIN_FILE, KEY_FILE } from '../../apps/api/src/adapters/signer/seal-folder.ts'
import { compose } from '../../apps/api/src/compose.ts'
import { prepareDatabase } from '../../apps/api/src/db/migrating/prepare.ts'
import { openDatabase } from '../../apps/api/src/db/connection/sql.ts'
import type { AppDeps } from '../../apps/api/src/deps.ts'
import { openKeys } from '../../apps/api/src/secret.ts'
import { readSettings } from '../../apps/api/src/settings.ts'
import { seedPeople } from '../../apps/demo/src/people/demo-people.ts'
import { freePort } from '../../apps/api/src/testing/servers/free-port.ts'
import { programVersion } from '../../apps/api/src/version.ts'
import { type Counterparts, startCounterparts } from './counterparts.ts'
import type { Notes } from './notes.ts'
import { patientDatabase } from './patient-database.ts'
import { type Prey, processOfDatabase, startPrey, victimOf } from './prey.ts'
import { program, type Program } from './program.ts'

/** All services of a run, on the data of a folder. */
export interface Scene {
  readonly prey: Prey
  /** the driver's own: its database waits for the killed one */
  readonly deps: AppDeps
  readonly outside: Counterparts
  close(): Promise<void>
}

type Env = Readonly<Record<string, string>>

/** Extra environment of a server, and the listener on its IPC channel. */
interface Beside {
  readonly env?: Env
  readonly hear?: (message: unknown) => void
}

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/**
 * Two processes on one PostgreSQL and one object store, as an operator runs them: the migrating role prepares
 * the database, and the processes have only the serving role. With one process: its embedded database and a
 * folder.
 */
export async function openScene(folder: string, notes: Notes, beside: Beside = {}): Promise<Scene> {
  const outside = await startCounterparts(notes)
  const shared: Env = {
    DEMO: 'off',
    SECRET: notes.totals.secret,
    SMTP_URL: outside.smtpUrl,
    SMS_URL: outside.smsUrl,
    // two applicants upload more here than real ones in a day
    UPLOAD_DAY_FILES: '1000000',
    UPLOAD_DAY_MB: '1000000',
  }
  return notes.totals.processes === 1
    ? oneProcess(folder, shared, outside, beside)
    : twoProcesses(folder, shared, outside)
}

async function twoProcesses(folder: string, shared: Env, outside: Counterparts): Promise<Scene> {
  const base = join(folder, 'base')
  const database = await startDatabase({ databaseUrl: null, dataDir: base })
  const [portA, portB, storePort] = [await freePort(), await freePort(), await freePort()]
  const origins = [originOf(portA), originOf(portB)]
  const seal = join(folder, 'sello')
  const env = {
    ...shared,
    PUBLIC_URL: origins[0] ?? '',
    DATABASE_URL: database.url,
    STORAGE_URL: `s3://S3RVER:S3RVER@127.0.0.1:${storePort}/expedientes?region=us-east-1&tls=off`,
    SEAL_KEY: join(seal, KEY_FILE),
    SEAL_CHAIN: join(seal, CHAIN_FILE),
  }
  const settings = readSettings({ ...env, DATA_DIR: join(folder, 'a') })
  if (!existsSync(seal)) await makeSeal(seal, settings.authority, new Date())
  const db = patientDatabase(base)
  const secret = await openKeys(settings)
  const deps = await compose({
    settings,
    databaseUrl: '',
    db,
    secret,
    version: 'caídas',
    configuration: shippedConfiguration(),
  })
  await prepare(database, deps)
  const store = program({
    name: 'el almacén',
    file: pathOf('./store/server.ts'),
    args: [join(folder, 'almacen'), String(storePort)],
    env: {},
    address: originOf(storePort),
    // any response counts: the store rejects unsigned requests
    sound: () => true,
  })
  const a = server('A', portA, { ...env, DATA_DIR: join(folder, 'a') })
  const b = server('B', portB, { ...env, DATA_DIR: join(folder, 'b') })
  const cluster = join(base, 'postgres')
  return {
    prey: startPrey(
      origins,
      [store, a, b],
      [
        victimOf(2, a),
        victimOf(2, b),
        victimOf(1, a, b),
        victimOf(1, store),
        processOfDatabase(cluster, 'postmaster', 1),
        processOfDatabase(cluster, 'backend', 1),
      ],
    ),
    deps,
    outside,
    async close() {
      await db.close()
      await database.stop()
      await outside.close()
    },
  }
}

async function oneProcess(
  folder: string,
  shared: Env,
  outside: Counterparts,
  beside: Beside,
): Promise<Scene> {
  const port = await freePort()
  const dataDir = join(folder, 'datos')
  const env = { ...shared, PUBLIC_URL: originOf(port), DATA_DIR: dataDir }
  const settings = readSettings(env)
  const db = patientDatabase(dataDir)
  const secret = await openKeys(settings)
  const deps = await compose({
    settings,
    databaseUrl: '',
    db,
    secret,
    version: 'caídas',
    configuration: shippedConfiguration(),
  })
  const database = await startDatabase(settings)
  await prepare(database, deps)
  await db.close()
  await database.stop()
  const only = server('el proceso', port, { ...env, ...beside.env }, beside.hear)
  const cluster = join(dataDir, 'postgres')
  return {
    prey: startPrey(
      [originOf(port)],
      [only],
      [
        victimOf(3, only),
        processOfDatabase(cluster, 'postmaster', 1),
        processOfDatabase(cluster, 'backend', 1),
      ],
    ),
    deps,
    outside,
    async close() {
      await db.close()
      await outside.close()
    },
  }
}

const originOf = (port: number): string => `http://127.0.0.1:${port}`

const server = (name: string, port: number, env: Env, hear?: Beside['hear']): Program =>
  program({
    name,
    file: pathOf('../../apps/api/src/main.ts'),
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    address: `${originOf(port)}/api/v1/health`,
    sound: (status) => status === 200,
    hear,
  })

/** Creates tables, catalogue and accounts before the first kill; idempotent. */
async function prepare(database: RunningDatabase, deps: AppDeps): Promise<void> {
  await prepareDatabase(database, { version: await programVersion() })
  const db = openDatabase(database.url, 8, { deadlines: null })
  await seedPeople({ ...deps, db })
  await db.close()
}
