import type { Database, Statement } from './sql.ts'

/** Milliseconds: what tidies up may find weeks of work before it. */
const MOST_MS = 600_000

/**
 * Runs a statement that nobody waits for and that may take long, in a transaction of its own. Answers the number of rows.
 * Locks are waited for no longer than elsewhere: it comes again.
 */
export async function runLong(db: Database, statement: Statement, mostMs = MOST_MS): Promise<number> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`begin; set local statement_timeout = ${Math.trunc(mostMs)}`)
    // the driver's own wait; its type does not know that a statement may have one
    const patient = { query_timeout: mostMs + 1_000 } as object
    const done = await client.query({
      text: statement.text,
      values: statement.values as unknown[],
      ...patient,
    })
    await client.query('commit')
    return done.rowCount ?? 0
  } catch (error) {
    await client.query('rollback').catch((e: Error) => (broken = e))
    throw error
  } finally {
    client.release(broken)
  }
}
