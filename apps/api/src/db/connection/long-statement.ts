import type { Database, Statement } from './sql.ts'

/** Milliseconds: housekeeping can have weeks of rows to process. */
const MOST_MS = 600_000

/**
 * Runs a long background statement in its own transaction and returns the number of rows. The lock deadline
 * stays the usual one, because such work is repeated.
 */
export async function runLong(db: Database, statement: Statement, mostMs = MOST_MS): Promise<number> {
  const client = await db.pool.connect()
  let broken: Error | undefined
  try {
    await client.query(`begin; set local statement_timeout = ${Math.trunc(mostMs)}`)
    // the driver's deadline; its types lack the per-statement option
    const patient = { query_timeout: mostMs + 1_000 } as object
    const done = await client.query({
      text: statement.text,
      // the driver only reads them
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
