import { runLong } from './connection/long-statement.ts'
import { type Database, sql, type Statement } from './connection/sql.ts'

/**
 * Deletes expired codes, links, limits, idempotency keys and ended sessions; no record that the law requires to
 * keep. The loop deletes unconfirmed registrations (modules/accounts/registering/forget-unconfirmed.ts). `now` is the
 * portal's clock; sessions and limits use the real one.
 */
export async function forgetOld(database: Database, now: Date): Promise<void> {
  // weeks of rows can have accumulated, so the deadlines of interactive calls do not apply
  const db = { run: (statement: Statement) => runLong(database, statement) }
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
  await db.run(sql`delete from verification_codes where created_at < ${daysAgo(2)}`)
  await db.run(sql`delete from passkey_challenges where created_at < ${daysAgo(2)}`)
  await db.run(sql`delete from link_tokens where expires_at < ${daysAgo(30)}`)
  await db.run(sql`delete from idempotency_keys where created_at < ${daysAgo(3)}`)
  await db.run(sql`delete from rate_limits where window_started_at < clock_timestamp() - interval '1 day'`)
  await db.run(sql`delete from budgets where ends_at < clock_timestamp()`)
  await db.run(sql`
    delete from sessions where coalesce(ended_at, expires_at) < clock_timestamp() - interval '90 days'`)
}
