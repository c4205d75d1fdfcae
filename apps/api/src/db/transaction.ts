import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import { failureOf, isGone } from './failures.ts'
import type { Db, Statement, Tx } from './sql.ts'

// statements are prepared once per connection under a name made from their text: the planner's work is reused
const names = new Map<string, string>()
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = 's' + createHash('sha1').update(text).digest('hex').slice(0, 20)
    if (names.size < 2000) names.set(text, name)
  }
  return name
}

/** The ways of asking, over whatever sends a statement. */
export function asked(ask: (config: pg.QueryConfig) => Promise<pg.QueryResult>): Db {
  const query = (statement: Statement): Promise<pg.QueryResult> =>
    ask({
      name: nameOf(statement.text),
      text: statement.text,
      values: statement.values as unknown[],
    })
  return {
    rows: async <T>(statement: Statement) => (await query(statement)).rows as T[],
    one: async <T>(statement: Statement) => (await query(statement)).rows[0] as T | undefined,
    run: async (statement) => (await query(statement)).rowCount ?? 0,
  }
}

async function transaction<T>(
  client: pg.PoolClient,
  work: (tx: Tx) => Promise<T>,
  committing: () => void,
): Promise<T> {
  const pending: Promise<unknown>[] = []
  let first: unknown
  const keep = (sent: Promise<unknown>): void => {
    // looked at before the end; until then a refusal must not count as unhandled
    sent.catch((error: unknown) => (first ??= error))
    pending.push(sent)
  }
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection
  let gathering = false
  /** What is sent within one turn goes out in one piece: one waking of the other side instead of one each. */
  const gather = (): void => {
    if (gathering) return
    gathering = true
    stream.cork()
    process.nextTick(() => {
      gathering = false
      stream.uncork()
    })
  }
  gather()
  keep(client.query('begin'))
  const db = asked((config) => (gather(), client.query(config)))
  const result = await work({ ...db, later: (statement) => keep(db.run(statement)) }).catch(
    (error: unknown) => {
      // whoever waited longest knows how the connection was lost; those behind it only that it is gone
      throw first !== undefined && isGone(failureOf(error)) ? first : error
    },
  )
  gather()
  committing()
  const commit = client.query('commit')
  keep(commit)
  await Promise.all(pending)
  // a statement failed and somebody swallowed its error: PostgreSQL has kept nothing
  if ((await commit).command !== 'COMMIT')
    throw new Error('the transaction was rolled back by a failed statement')
  return result
}

/**
 * One try of a transaction. `committing` is called before the commit is sent: after it, a connection that is lost leaves open
 * whether PostgreSQL kept everything or nothing.
 */
export async function onOneConnection<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  committing: () => void,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await transaction(client, work, committing)
  } catch (error) {
    // over a connection that nobody listens on, a rollback would wait for a second deadline
    if (isGone(failureOf(error))) broken = error as Error
    else await client.query('rollback').catch((e: Error) => (broken = e))
    throw error
  } finally {
    client.release(broken)
  }
}
