import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type Database, type Db, sql } from '../../db/connection/sql.ts'

/**
 * Counts a call within a window of one minute; throws a `Refusal` (too_many) beyond `perMinute`. Stored in the
 * database, so that several processes count together. Attack: guessing codes, passwords and radicados from one
 * address. Real clock: a test that advances the portal's clock must not lift the limit (decision 46).
 */
export async function countCall(
  deps: { readonly db: Database },
  key: string,
  perMinute: number,
): Promise<void> {
  const row = await deps.db.one<{ hits: number }>(sql`
    insert into rate_limits(key, hits, window_started_at) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set
      hits = case when rate_limits.window_started_at < clock_timestamp() - interval '1 minute' then 1 else rate_limits.hits + 1 end,
      window_started_at = case when rate_limits.window_started_at < clock_timestamp() - interval '1 minute' then clock_timestamp() else rate_limits.window_started_at end
    returning hits`)
  if (row && row.hits > perMinute)
    throw new Refusal(
      'too_many',
      'Hizo demasiados intentos seguidos. Espere un minuto y vuelva a intentar.',
      {
        code: 'demasiados_intentos',
      },
    )
}

/**
 * Counts a failure and returns the number in a row; entries untouched for a day are deleted with the other
 * limits. Real clock, like them.
 */
export async function countWrong(db: Db, key: string): Promise<number> {
  const row = await db.one<{ hits: number }>(sql`
    insert into rate_limits(key, hits, window_started_at) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set hits = rate_limits.hits + 1, window_started_at = clock_timestamp() returning hits`)
  return row?.hits ?? 0
}

/** Resets the count after a success. */
export async function forgetWrong(db: Db, key: string): Promise<void> {
  await db.run(sql`delete from rate_limits where key = ${key}`)
}
