import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'

/** A migration, as its file says. */
export interface MigrationFile {
  readonly name: string
  readonly sql: string
  /** SHA-256 of the file, hexadecimal */
  readonly hash: string
  /**
   * `before` the new program (expand): the program of the release before serves on with it. `after` it (contract): takes
   * away what that program still needed.
   */
  readonly kind: 'before' | 'after'
  /** one statement that PostgreSQL refuses inside a transaction, such as `create index concurrently` */
  readonly outside: boolean
}

export const MIGRATIONS = new URL('../migrations/', import.meta.url)
const FIRST_LINE = /^-- (before|after)(, outside-transaction)?$/

/** A file's kind by its first line. Those of the baseline were written before the kinds and are all `before`. */
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

/** What there was before migrations had kinds: file name and SHA-256. These files are never changed. */
export async function readBaseline(folder: URL = MIGRATIONS): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(new URL('baseline.txt', folder), 'utf8')).trim().split('\n')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

/** The migrations of the program, in their order. */
export async function readMigrations(folder: URL = MIGRATIONS): Promise<readonly MigrationFile[]> {
  const baseline = await readBaseline(folder)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) =>
      readMigration(name, await readFile(new URL(name, folder), 'utf8'), baseline.has(name)),
    ),
  )
}
