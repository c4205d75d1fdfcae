import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { chown, chmod, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, canEnter, serverAccount } from './account.ts'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { DatabaseError, wordFailure } from './database-error.ts'
import { ensureFolder } from './folder.ts'
import { livingPostmaster } from './postmaster.ts'

/** A PostgreSQL data folder and the means to run programs on it. */
export interface Cluster {
  readonly folder: string
  readonly account: Account | null
  readonly binaries: Binaries
  /** the folder's name in the programs' arguments */
  readonly name: string
  readonly logFile: string
}

export const SUPERUSER = 'ventanilla'
const MAJOR = '18'

/** Opens `DATA_DIR/postgres`, creating the folder if needed; nothing runs yet. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const folder = join(dataDir, 'postgres')
  await ensureFolder(dataDir)
  const account = serverAccount(folder)
  await ensureFolder(folder, 0o700)
  await chmod(folder, 0o700).catch(() => undefined)
  if (account !== null) await chown(folder, account.uid, account.gid)
  const binaries = await prepareBinaries(account, dataDir)
  // under a folder that the account cannot enter, no path leads to the data; the working directory, entered
  // while still root and inherited by every process of the server, does
  const name = account === null || canEnter(account, folder) ? folder : '/proc/self/cwd'
  return { folder, account, binaries, name, logFile: join(dataDir, 'postgres.log') }
}

/** Creates the cluster unless it exists. One left unfinished by a kill is created again. */
export async function initialise(cluster: Cluster, password: string, durable: boolean): Promise<boolean> {
  const { folder } = cluster
  const marker = join(folder, 'ventanilla.ready')
  const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EACCES' ? wordFailure('Permission denied', folder) : error
  })
  if (present.includes('ventanilla.ready')) {
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    if (version !== MAJOR) throw wordFailure('database files are incompatible', folder)
    return false
  }
  if (present.includes('PG_VERSION') && present.includes('postmaster.opts')) {
    throw new DatabaseError(`«${folder}» ya contiene otra base de datos PostgreSQL: elija otra DATA_DIR.`)
  }
  for (const name of present) await rm(join(folder, name), { recursive: true, force: true })
  let output = ''
  for (const locale of ['C.UTF-8', 'C']) {
    const secret = passwordFile(cluster, password)
    const made = await run(
      cluster,
      cluster.binaries.initdb,
      [
        `--pgdata=${cluster.name}`,
        `--username=${SUPERUSER}`,
        '--encoding=UTF8',
        `--locale=${locale}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--auth=scram-sha-256',
        '--pwfile=/dev/fd/3',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      secret,
    )
    output = made.output
    if (made.code === 0) {
      await writeFile(marker, `${MAJOR}\n`, { mode: 0o600 })
      if (cluster.account !== null) await chown(marker, cluster.account.uid, cluster.account.gid)
      return true
    }
    if (!/locale/i.test(output)) break
  }
  throw wordFailure(output, folder)
}

const SERVING = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'logging_collector=off',
  'log_checkpoints=off',
  'log_timezone=UTC',
  'timezone=UTC',
  'jit=off',
  'random_page_cost=1.1',
  'max_connections=100',
]

/** Starts the server and waits until it responds. `options` are `name=value` settings over the usual ones. */
export async function startServer(
  cluster: Cluster,
  port: number,
  options: readonly string[],
): Promise<ChildProcess> {
  // an orphaned backend can keep the shared memory for about a second after its postmaster was killed
  for (let attempt = 0; ; attempt++) {
    const begun = logSize(cluster)
    const child = launch(cluster, port, options)
    const gone = new Promise<true>((done) =>
      child.once('exit', () => done(true)).once('error', () => done(true)),
    )
    let ended: boolean = false
    for (;;) {
      const server = livingPostmaster(cluster.folder)
      if (server?.pid === child.pid && server?.ready) return child
      ended = (await Promise.race([gone, pause(15)])) === true
      if (ended) break
    }
    const output = readFileSync(cluster.logFile, 'utf8').slice(begun)
    const lingering = /is still in use|lock file .* already exists|Is another postmaster/i.test(output)
    if (lingering && attempt < 40) {
      await pause(250)
      continue
    }
    if (/could not bind|Address already in use/i.test(output)) throw new PortTaken()
    throw wordFailure(output, cluster.folder)
  }
}

/** The chosen port was taken meanwhile: choose another. */
export class PortTaken extends Error {}

function launch(cluster: Cluster, port: number, options: readonly string[]): ChildProcess {
  if (logSize(cluster) > 5_000_000) truncateSync(cluster.logFile)
  const log = openSync(cluster.logFile, 'a', 0o600)
  try {
    return spawn(
      cluster.binaries.postgres,
      [
        '-D',
        cluster.name,
        '-p',
        String(port),
        ...[...SERVING, ...options].flatMap((option) => ['-c', option]),
      ],
      // its own process group: Ctrl-C must reach us first, so that requests end before their database does
      {
        ...cluster.account,
        cwd: cluster.folder,
        env: environment(),
        stdio: ['ignore', log, log],
        detached: true,
      },
    )
  } finally {
    closeSync(log)
  }
}

function logSize(cluster: Cluster): number {
  return statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0
}

// the operator's PG* variables must not affect our server
const environment = (): NodeJS.ProcessEnv => ({
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
})

function run(
  cluster: Cluster,
  program: string,
  args: readonly string[],
  secret: number,
): Promise<{ code: number | null; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      ...cluster.account,
      cwd: cluster.folder,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe', secret],
      detached: true,
    })
    closeSync(secret)
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', fail)
    child.on('close', (code) => done({ code, output }))
  })
}

/** A descriptor of an unlinked file: only initdb can read the password, and nothing of it is left behind. */
function passwordFile(cluster: Cluster, password: string): number {
  const file = `${cluster.logFile}.${process.pid}`
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  if (cluster.account !== null) chownSync(file, cluster.account.uid, cluster.account.gid)
  const descriptor = openSync(file, 'r')
  rmSync(file)
  return descriptor
}
