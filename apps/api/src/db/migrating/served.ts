import type pg from 'pg'
import { type Db, sql } from '../connection/sql.ts'

/** The program and the database are incompatible. The message is one Spanish sentence with the remedy. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Negative when `a` is older than `b`. A malformed version (a test's program) counts as the oldest. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)]
  for (let at = 0; at < 3; at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const numbersOf = (version: string): readonly number[] =>
  /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number) ?? []

/** The runner's own tables, created by it because it needs them before the first migration. */
export const TABLES = `
  create table if not exists migrations (name text primary key, hash text not null, at timestamptz not null default clock_timestamp());
  create table if not exists migrations_waiting (name text primary key, version text not null, at timestamptz not null default clock_timestamp());
  create table if not exists oldest_program (single boolean primary key default true check (single), version text not null);`

const OLDEST = 'select version from oldest_program'

function refusal(version: string, oldest: string | undefined): string | null {
  return oldest === undefined || compareVersions(version, oldest) >= 0
    ? null
    : `Esta base de datos ya no sirve a la versión ${version} del programa: use la ${oldest} o una posterior, o restaure la copia de seguridad de antes.`
}

/** Decision 71: why this program version must not serve from the database; null when it can. */
export async function retirement(db: Db, version: string): Promise<string | null> {
  return refusal(
    version,
    (await db.one<{ version: string }>(sql`select version from oldest_program`))?.version,
  )
}

/** The same check before any other use of the database; throws `MigrationError`. */
export async function demandServed(client: pg.ClientBase, version: string): Promise<void> {
  const { rows } = await client.query<{ version: string }>(OLDEST)
  const reason = refusal(version, rows[0]?.version)
  if (reason !== null) throw new MigrationError(reason)
}

/** A process silent for this long has ended. */
const SILENCE = `interval '150 seconds'`

/**
 * Retires programs older than `version`, before the objects they need are removed. Returns those still running,
 * as `host (version)`, in which case nothing changes. Race: the table lock delays a starting process, which
 * announces itself and checks `retirement` only after this commits.
 */
export async function retireOlderThan(client: pg.ClientBase, version: string): Promise<readonly string[]> {
  await client.query(`begin; set local lock_timeout = '3s'`)
  try {
    const known = await client.query<{ there: boolean }>(
      `select to_regclass('server_processes') is not null as there`,
    )
    if (known.rows[0]?.there === true) {
      await client.query('lock table server_processes in share row exclusive mode')
      const { rows } = await client.query<{ host: string; version: string }>(
        `select host, version from server_processes where seen_at > clock_timestamp() - ${SILENCE}`,
      )
      const older = rows.filter((row) => compareVersions(row.version, version) < 0)
      if (older.length > 0) {
        await client.query('rollback')
        return older.map((row) => `${row.host} (${row.version})`)
      }
    }
    const oldest = (await client.query<{ version: string }>(OLDEST)).rows[0]?.version
    if (oldest === undefined || compareVersions(version, oldest) > 0)
      await client.query(
        'insert into oldest_program(version) values ($1) on conflict (single) do update set version = excluded.version',
        [version],
      )
    await client.query('commit')
    return []
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
