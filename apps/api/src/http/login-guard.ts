import { createHash } from 'node:crypto'
import type { LoginKeys } from '../db/login.ts'
import { type Db, joined, sql } from '../db/sql.ts'

/**
 * Answers guessing of passwords: failures are counted per account and per address, and each one past the free ones
 * makes the next attempt wait longer. Unknown accounts are counted like known ones. Real clock (decision 46).
 */
const FREE_PER_ACCOUNT = 4
const FREE_PER_ADDRESS = 30
const LONGEST_SECONDS = 900

export const loginKeys = (email: string, address: string): LoginKeys => ({
  account: `login:cuenta:${createHash('sha256').update(email).digest('base64url')}`,
  address: `login:direccion:${address}`,
})

/** Seconds to wait before another attempt; 0 when it may be made now. */
export async function secondsBlocked(db: Db, keys: LoginKeys): Promise<number> {
  const row = await db.one<{ seconds: number }>(sql`
    select coalesce(ceil(extract(epoch from max(blocked_until) - clock_timestamp())), 0)::int as seconds
    from rate_limits where key in (${keys.account}, ${keys.address}) and blocked_until > clock_timestamp()`)
  return row?.seconds ?? 0
}

/** Counts a failure and sets the next wait: 2, 4, 8 … seconds, at most 15 minutes. An hour without failures forgets. */
export async function countFailure(db: Db, keys: LoginKeys): Promise<void> {
  const rows = [
    sql`(${keys.account}, ${FREE_PER_ACCOUNT}::int)`,
    sql`(${keys.address}, ${FREE_PER_ADDRESS}::int)`,
  ]
  await db.run(sql`
    insert into rate_limits as l (key, hits, window_started_at)
    select k, 1, clock_timestamp() from (values ${joined(rows, ', ')}) as v(k, free) order by k
    on conflict (key) do update set
      hits = case when l.window_started_at < clock_timestamp() - interval '1 hour' then 1 else l.hits + 1 end,
      window_started_at = clock_timestamp(),
      blocked_until = case
        when l.window_started_at < clock_timestamp() - interval '1 hour' then null
        when l.hits + 1 > (case when l.key = ${keys.account} then ${FREE_PER_ACCOUNT}::int else ${FREE_PER_ADDRESS}::int end)
        then clock_timestamp() + make_interval(secs => least(${LONGEST_SECONDS}::int,
          power(2, least(l.hits + 1 - (case when l.key = ${keys.account} then ${FREE_PER_ACCOUNT}::int else ${FREE_PER_ADDRESS}::int end), 12))))
        else null end`)
}

/** A success forgets the account's failures, but not the address's: else one own account would open the gate. */
export async function forgetFailures(db: Db, keys: LoginKeys): Promise<void> {
  await db.run(sql`delete from rate_limits where key = ${keys.account}`)
}
