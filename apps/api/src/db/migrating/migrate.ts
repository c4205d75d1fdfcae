import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type MigrationFile, readMigrations } from './files.ts'
import { alone, connection } from './lock.ts'
import { demandWhole } from './restored.ts'
import { grantServing } from './rights.ts'
import { compareVersions, demandServed, MigrationError, retireOlderThan, TABLES } from './served.ts'

export interface MigrateOptions {
  /** version of the program that migrates */
  readonly version: string
  /** also applies files that wait for a later release: only by an operator's command, never at start */
  readonly after?: boolean
  /** serving role, when it is not the migrating one: gets exactly its own rights */
  readonly serving?: string
  /** Spanish progress lines */
  readonly say?: (line: string) => void
  /** default: the program's own; tests pass others */
  readonly files?: readonly MigrationFile[]
  /** milliseconds between tries of a file whose lock was not granted; there is one try more than pauses */
  readonly pauses?: readonly number[]
}

export interface Migrated {
  readonly applied: readonly string[]
  /** pending `after` files, each with the reason why it waits */
  readonly waiting: readonly { readonly name: string; readonly why: string }[]
}

/** A run in progress: the migrating connection, and whether it still holds the migration lock. */
interface Run extends MigrateOptions {
  readonly client: pg.Client
  readonly held: () => boolean
  readonly say: (line: string) => void
}

/** SQLSTATEs of a lock not granted in time and a deadlock: nothing was changed, so the file can be retried. */
const PASSING = new Set(['55P03', '40P01'])

/**
 * Milliseconds, about three minutes in all. Users' queries
 * queue behind a waiting lock; the pauses let them run.
 */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, ...Array.from({ length: 14 }, () => 10_000)]

/**
 * Applies a database's missing migrations, in order. Files of kind `before` are applied at once; those of kind
 * `after` by the first start of a release later than the one that first brought them to this database, by an
 * operator's command, or in an empty database; docs/decisions/migrations.md explains why that is sound. Throws
 * `MigrationError` when an applied file has changed: the schema would differ from what the code expects.
 */
export async function migrate(url: string, options: MigrateOptions): Promise<Migrated> {
  const say = options.say ?? (() => undefined)
  return alone(
    url,
    () => say('otro proceso prepara la base de datos; se espera a que termine'),
    async (held) => {
      const client = await connection(url)
      try {
        return await through({ ...options, client, held, say }, options.files ?? (await readMigrations()))
      } finally {
        await client.end()
      }
    },
  )
}

async function through(run: Run, files: readonly MigrationFile[]): Promise<Migrated> {
  const { client, say } = run
  // checked again under the lock: the process waited for can be a restore that ended half-way
  await demandWhole(client)
  await client.query(TABLES)
  await demandServed(client, run.version)
  const done = await pairs(client, 'select name, hash from migrations')
  const brought = await pairs(client, 'select name, version from migrations_waiting')
  const applied: string[] = []
  const waiting: { name: string; why: string }[] = []
  for (const file of files) {
    const known = done.get(file.name)
    if (known === file.hash) continue
    if (known !== undefined)
      throw new MigrationError(
        `La migración ${file.name} cambió después de aplicarse. Restaure el archivo original.`,
      )
    const why =
      file.kind === 'after' ? await whyNotYet(run, file, brought.get(file.name), done.size === 0) : null
    if (why === null) {
      await patiently(run, file.name, () => apply(client, file))
      say(`aplicada ${file.name}`)
      applied.push(file.name)
    } else waiting.push({ name: file.name, why })
  }
  if (run.serving !== undefined) {
    const role = run.serving
    await patiently(run, 'de los permisos', () => grantServing(client, role))
  }
  return { applied, waiting }
}

/** Why an `after` file must wait; null when it is due and no older program is running. */
async function whyNotYet(
  run: Run,
  file: MigrationFile,
  bringer: string | undefined,
  empty: boolean,
): Promise<string | null> {
  const first = bringer ?? run.version
  if (!empty) {
    if (bringer === undefined)
      await run.client.query('insert into migrations_waiting(name, version) values ($1, $2)', [
        file.name,
        first,
      ])
    if (run.after !== true && compareVersions(run.version, first) <= 0)
      return `espera a una versión posterior a la ${first}, o a «npm run admin -- migrate --after»`
  }
  const older = await patiently(run, file.name, () => retireOlderThan(run.client, first))
  return older.length === 0
    ? null
    : `todavía sirve un programa anterior a la versión ${first}: ${older.join(', ')}`
}

/** Retries work that met a lock; a failed try changes nothing. */
async function patiently<T>(run: Run, name: string, work: () => Promise<T>): Promise<T> {
  const pauses = run.pauses ?? PAUSES
  for (let attempt = 0; ; attempt++) {
    if (!run.held())
      throw new MigrationError(
        'Se perdió la conexión con la base de datos mientras se preparaba: inicie otra vez.',
      )
    try {
      return await work()
    } catch (error) {
      if (!PASSING.has(codeOf(error) ?? '')) throw error
      const next = pauses[attempt]
      if (next === undefined)
        throw new MigrationError(
          `La migración ${name} no pudo aplicarse porque otra sesión no suelta una tabla; no se cambió nada. Cierre esa sesión e inicie otra vez.`,
        )
      if (attempt === 0) run.say(`${name} espera a que otra sesión suelte una tabla`)
      // random jitter, so that several waiting processes do not retry in step
      await sleep(next * (0.5 + Math.random()))
    }
  }
}

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  if (file.outside) {
    await dropBroken(client, file)
    // no `set`: it would leak into a pooled connection, and such an index waits for old transactions anyway
    await client.query(file.sql)
  }
  // three seconds for a lock: everything else queues behind a waiting lock
  await client.query(
    `begin; set local lock_timeout = '3s'; set local statement_timeout = '5min'; set local timezone = 'UTC'`,
  )
  try {
    if (!file.outside) await client.query(file.sql)
    await client.query('insert into migrations(name, hash) values ($1, $2)', [file.name, file.hash])
    await client.query('delete from migrations_waiting where name = $1', [file.name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const INDEX = /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)\s+on\b/i

/** Drops an invalid index left by an interrupted attempt: `if not exists` would take it for complete. */
async function dropBroken(client: pg.Client, file: MigrationFile): Promise<void> {
  const name = INDEX.exec(file.sql)?.[1]
  if (name === undefined) return
  const left = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (left.rowCount) await client.query(`drop index concurrently if exists ${name}`)
}

/** Rows of a two-column query as a map. */
async function pairs(client: pg.Client, text: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<[string, string]>({ text, rowMode: 'array' })
  return new Map(rows)
}
