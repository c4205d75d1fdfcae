import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SUPERUSER } from './cluster.ts'
import { MIGRATOR, type RolePasswords, SERVING } from './roles.ts'

/** One database's addresses, by role. */
export interface DatabaseAddresses {
  /** for serving: can change neither tables nor append-only rows (decision 70) */
  readonly url: string
  /** for migrating, as the owner of everything; null where the operator withholds it, or has one role only */
  readonly migrationUrl: string | null
  /**
   * the superuser of an embedded server, for roles, databases and copies, never for serving or migrating; null
   * elsewhere
   */
  readonly adminUrl: string | null
}

export interface Remembered {
  readonly port: number
  /** the superuser's */
  readonly password: string
  /** missing in files written by releases without roles */
  readonly roles?: RolePasswords
}

const notes = (dataDir: string): string => join(dataDir, 'postgres.json')

export async function remembered(dataDir: string): Promise<Remembered | null> {
  try {
    const text = await readFile(notes(dataDir), 'utf8')
    // our own file, of this release or an older one
    const value = JSON.parse(text) as Partial<Remembered>
    if (typeof value.password !== 'string' || typeof value.port !== 'number') return null
    const { port, password, roles } = value
    return { port, password, ...(roles !== undefined && { roles }) }
  } catch (error) {
    if (codeOf(error) === 'EACCES') throw error
    return null
  }
}

export async function remember(dataDir: string, value: Remembered): Promise<void> {
  const draft = `${notes(dataDir)}.${process.pid}`
  await writeFile(draft, JSON.stringify(value) + '\n', { mode: 0o600 })
  await rename(draft, notes(dataDir))
}

/** The addresses of an embedded database. */
export function addressesOf(
  { port, password, roles }: Required<Remembered>,
  database: string,
): { readonly url: string; readonly migrationUrl: string; readonly adminUrl: string } {
  const as = (user: string, secret: string): string =>
    `postgres://${user}:${secret}@127.0.0.1:${port}/${database}`
  return {
    url: as(SERVING, roles.serving),
    migrationUrl: as(MIGRATOR, roles.migrator),
    adminUrl: as(SUPERUSER, password),
  }
}
