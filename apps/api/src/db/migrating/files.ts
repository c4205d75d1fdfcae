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
 * Reads a file's kind from its first line. Baseline files predate the kinds and are all `before`. Throws when
 * the line is missing.
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

/** Migrations that predate the kinds, as file name to SHA-256. These files never change. */
export async function readBaseline(folder: URL = MIGRATIONS): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(new URL('baseline.txt', folder), 'utf8')).trim().split('\n')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
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
