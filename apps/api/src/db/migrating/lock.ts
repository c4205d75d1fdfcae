import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/**
 * A connection for the migration runner: outside any pool and without `options`, which poolers such as
 * pgbouncer reject. `answer`: deadline per query in milliseconds; absent: none.
 */
export async function connection(url: string, answer?: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    ...(answer !== undefined && { query_timeout: answer }),
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Numbers of advisory locks. The migration lock is the same in every version, so that an older program starting
 * at the same moment is excluded too. A restore holds both, so that nothing migrates a database being restored.
 */
export const MIGRATING = 7306
export const RESTORING = 7307

/**
 * Allows one migrator at a time, also behind a transaction pooler: an open idle transaction holds the lock and
 * its server connection, and a second connection does the work. A session lock would pass to the next client of
 * a pooled connection. Waiting inside `pg_advisory_lock` would hold a snapshot that `create index concurrently`
 * waits for, and PostgreSQL would end one of the two as a deadlock. So: try, roll back, wait.
 */
export async function alone<T>(
  url: string,
  waiting: () => void,
  work: (held: () => boolean) => Promise<T>,
  lock = MIGRATING,
): Promise<T> {
  const guard = await connection(url)
  let held = true
  guard.on('end', () => (held = false))
  try {
    for (let told = false; ;) {
      // idle on purpose, without xid or snapshot, so that it blocks neither vacuum nor indexes. No parameters:
      // the portal of an extended query stays open with its snapshot, and an index would wait for it for ever
      await guard.query('begin; set local idle_in_transaction_session_timeout = 0')
      const answer = await guard.query<{ got: boolean }>(`select pg_try_advisory_xact_lock(${lock}) as got`)
      if (answer.rows[0]?.got === true) break
      await guard.query('rollback')
      if (!told) waiting()
      told = true
      // random jitter, so that several waiting processes do not retry in step
      await pause(500 + Math.random() * 250)
    }
    return await work(() => held)
  } finally {
    await guard.query('rollback').catch(() => undefined)
    await guard.end()
  }
}
