import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/**
 * A connection of the runner: neither a pool's nor with `options`, which poolers such as pgbouncer refuse. `answer`: longest
 * wait for one, milliseconds; absent for what may take as long as it takes.
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
 * Numbers of advisory locks. That of the migrations is the same as in every version before: an older program that starts at
 * the same moment is kept out too. A restore holds both, so that nobody migrates what it is putting back.
 */
export const MIGRATING = 7306
export const RESTORING = 7307

/**
 * One migrator at a time, also behind a transaction pooler: the lock belongs to an open, idle transaction, which keeps its
 * server connection, and the work is done on a second one. A session's lock would go to whoever the pooler gives that
 * connection to next. Never waited for inside `pg_advisory_lock`: whoever waits there holds a snapshot, `create index
 * concurrently` waits for that snapshot, and PostgreSQL ends one of the two as a deadlock. So: try, roll back, wait.
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
      // idle on purpose, without xid or snapshot, so it holds up neither vacuum nor indexes. No parameters: the portal of
      // an extended query stays open with its snapshot, and an index would wait for us for ever
      await guard.query('begin; set local idle_in_transaction_session_timeout = 0')
      const answer = await guard.query<{ got: boolean }>(`select pg_try_advisory_xact_lock(${lock}) as got`)
      if (answer.rows[0]?.got === true) break
      await guard.query('rollback')
      if (!told) waiting()
      told = true
      // apart by chance, so that several who wait do not ask in step
      await pause(500 + Math.random() * 250)
    }
    return await work(() => held)
  } finally {
    await guard.query('rollback').catch(() => undefined)
    await guard.end()
  }
}
