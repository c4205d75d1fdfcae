import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'

/** A migration file. */
export interface MigrationFile {
  readonly name: string
  readonly sql: string
  /** SHA-256 of the file, hexadecimal */
  readonly hash: string
  /**
   * `before` the new program (expand): the previous release still works with it. `after` it (contract): removes
   * objects that the previous release still needed.
   */
  readonly kind: 'before' | 'after'
  /** a single statement that PostgreSQL rejects inside a transaction, such as `create index concurrently` */
  readonly outside: boolean
}

export const MIGRATIONS = new URL('../migrations/', import.meta.url)
const FIRST_LINE = /^-- (before|after)(, outside-transaction)?$/

/**
 * Reads a file's kind from its first line. Files of the baseline have none and are all `before`. Throws when the
 * line is missing.
 */
export function readMigration(name: string, sql: string, old: boolean): MigrationFile {
  const hash = createHash('sha256').update(sql).digest('hex')
  const said = FIRST_LINE.exec(sql.slice(0, sql.indexOf('\n')))
  if (said === null && !old)
    throw new Error(`La primera línea de la migración ${name} debe ser «-- before» o «-- after».`)
  return {
    name,
    sql,
    hash,
    kind: said?.[1] === 'after' ? 'after' : 'before',
    outside: said?.[2] !== undefined,
  }
}

/** A migration that predates the kinds: its file never changes. */
export interface RecordedMigration {
  /** SHA-256 of the file, hexadecimal */
  readonly hash: string
  /** stands behind the name where no release had the file yet: it is linted like a new one; otherwise null */
  readonly kind: MigrationFile['kind'] | null
}

/** Migrations that predate the kinds, by file name. */
export async function readBaseline(
  folder: URL = MIGRATIONS,
): Promise<ReadonlyMap<string, RecordedMigration>> {
  const lines = (await readFile(new URL('baseline.txt', folder), 'utf8')).trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [hash = '', name = '', ...kind] = line.split(/ +/)
      const said = FIRST_LINE.exec(kind.join(' '))?.[1]
      return [name, { hash, kind: said === 'before' || said === 'after' ? said : null }]
    }),
  )
}

/** The program's migrations, in order. */
export async function readMigrations(folder: URL = MIGRATIONS): Promise<readonly MigrationFile[]> {
  const baseline = await readBaseline(folder)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) =>
      readMigration(name, await readFile(new URL(name, folder), 'utf8'), baseline.has(name)),
    ),
  )
}
