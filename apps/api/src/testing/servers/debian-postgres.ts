import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverAccount } from '../../adapters/postgres/account.ts'
import { livingPostmaster, stopPostmaster } from '../../adapters/postgres/postmaster.ts'

/** A PostgreSQL server from Debian's package, for behaviour that must also hold on a self-managed server. */
export interface DebianPostgres {
  readonly version: number
  /** an empty database */
  readonly url: string
  stop(): Promise<void>
}

const PACKAGED = '/usr/lib/postgresql'

/** The oldest supported packaged server (15 or later), or null if none is installed. */
export function debianVersion(): number | null {
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED).map(Number) : []
  const usable = versions.filter(
    (version) => version >= 15 && existsSync(`${PACKAGED}/${version}/bin/initdb`),
  )
  return usable.length === 0 ? null : Math.min(...usable)
}

/** Starts it from its binaries on a free port in a temporary folder; the packaged cluster is left alone. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const version = debianVersion()
  if (version === null) throw new Error('No packaged PostgreSQL 15 or later here')
  const bin = `${PACKAGED}/${version}/bin`
  const folder = mkdtempSync(join(tmpdir(), 'ventanilla-debian-'))
  const account = serverAccount(folder)
  if (account !== null) chownSync(folder, account.uid, account.gid)
  const how = { ...account, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } }
  const args = [
    '-D',
    folder,
    '-U',
    'ventanilla',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--auth=trust',
    '--no-sync',
  ]
  const made = spawnSync(`${bin}/initdb`, args, { ...how, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  probe.close()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  spawn(`${bin}/postgres`, ['-D', folder, '-p', String(port), ...settings.flatMap((one) => ['-c', one])], {
    ...how,
    stdio: 'ignore',
    detached: true,
  })
  for (let waited = 0; !livingPostmaster(folder)?.ready; waited += 50) {
    if (waited > 20_000) throw new Error('The packaged PostgreSQL did not start')
    await pause(50)
  }
  return {
    version,
    url: `postgres://ventanilla@127.0.0.1:${port}/postgres`,
    async stop() {
      await stopPostmaster(folder, 2_000)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
