import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { BackupError } from './manifest.ts'

/**
 * Application name of pg_restore's session (PostgreSQL keeps ASCII only): the session outlives a killed
 * command.
 */
export const RESTORING_SESSION = 'ventanilla-restore'

/**
 * Runs the newest installed pg_dump or pg_restore; the address is passed in the environment, hidden from the
 * process list.
 */
export async function runPg(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const file = newest(program)
  if (file === null)
    throw new BackupError(`No se encuentra ${program}: instale el paquete postgresql-client de su versión.`)
  const address = new URL(url)
  const env = {
    ...process.env,
    PGHOST: address.searchParams.get('host') ?? address.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: address.port === '' ? '5432' : address.port,
    PGUSER: decodeURIComponent(address.username),
    PGPASSWORD: decodeURIComponent(address.password),
    ...(program === 'pg_restore' && { PGAPPNAME: RESTORING_SESSION }),
    PGDATABASE: decodeURIComponent(address.pathname.slice(1)),
    ...(address.searchParams.has('sslmode') ? { PGSSLMODE: address.searchParams.get('sslmode') ?? '' } : {}),
  }
  const { code, output } = await new Promise<{ code: number | null; output: string }>((done, fail) => {
    const child = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', fail)
    child.on('close', (code) => done({ code, output }))
  })
  if (code === 0) return
  if (/server version mismatch/.test(output)) {
    throw new BackupError(
      `${program} es más antiguo que el servidor: instale postgresql-client de la versión del servidor.`,
    )
  }
  const reason =
    output
      .trim()
      .split('\n')
      .find((line) => line.includes('error')) ?? output.trim()
  throw new BackupError(`${program} no pudo terminar: ${reason}`)
}

function newest(program: string): string | null {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const candidates = [
    ...versions.map((version) => join(packaged, version, 'bin', program)),
    ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program)),
  ]
  return candidates.find((file) => existsSync(file)) ?? null
}
