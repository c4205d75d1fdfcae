import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { readMigrations } from './files.ts'
import { connection } from './lock.ts'
import { type Migrated, migrate } from './migrate.ts'
import { demandWhole } from './restored.ts'
import { demandServed, MigrationError } from './served.ts'

export interface Prepared extends Migrated {
  /** the serving role owns the tables too, so that append-only rules do not bind it */
  readonly oneRole: boolean
}

/**
 * Prepares a database before the program serves. With a migrating role's URL: migrates and grants the serving
 * role its rights. Without it: a serving role that owns the tables migrates; any other only checks that the
 * migrations are applied. Throws `MigrationError` with a user-facing sentence.
 */
export async function prepareDatabase(
  addresses: { readonly url: string; readonly migrationUrl: string | null },
  options: { readonly version: string; readonly after?: boolean; readonly say?: (line: string) => void },
): Promise<Prepared> {
  const own = await whoServes(addresses.url)
  if (addresses.migrationUrl !== null && addresses.migrationUrl !== addresses.url)
    return {
      ...(await migrate(addresses.migrationUrl, { ...options, serving: own.role })),
      oneRole: false,
    }
  if (own.migrates) return { ...(await migrate(addresses.url, options)), oneRole: true }
  return { ...(await demandMigrated(addresses.url, options.version)), oneRole: false }
}

/** Milliseconds for quick queries: when a server hangs, the start reports it and retries. */
const ANSWER_MS = 10_000

/** The role of a URL, and whether it can create tables: set-ups with a single role own them. */
async function whoServes(url: string): Promise<{ readonly role: string; readonly migrates: boolean }> {
  const client = await connection(url, ANSWER_MS)
  try {
    await demandWhole(client)
    const { rows } = await client.query<{ role: string; migrates: boolean }>(
      `select current_user as role, has_schema_privilege('public', 'create') as migrates`,
    )
    return rows[0] ?? { role: '', migrates: false }
  } finally {
    await client.end()
  }
}

/** SQLSTATEs of a missing table or column or of a missing right: the database is not prepared yet. */
const UNPREPARED = new Set(['42P01', '42501', '42703'])

async function demandMigrated(url: string, version: string): Promise<Migrated> {
  const client = await connection(url, ANSWER_MS)
  try {
    await demandServed(client, version)
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const done = new Map(rows.map((row) => [row.name, row.hash]))
    for (const file of await readMigrations()) {
      const known = done.get(file.name)
      if (known === undefined ? file.kind === 'before' : known !== file.hash) throw missing(file.name)
    }
    return { applied: [], waiting: [] }
  } catch (error) {
    throw UNPREPARED.has(codeOf(error) ?? '') ? missing('0001_base.sql') : error
  } finally {
    await client.end()
  }
}

const missing = (name: string): MigrationError =>
  new MigrationError(
    `La base de datos no está preparada para este programa (falta ${name} o cambió): ejecute antes «npm run admin -- migrate» con DATABASE_MIGRATION_URL.`,
  )
