import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import { failureOf, isGone } from './failures.ts'
import type { Gate } from './gate.ts'
import type { Db, Statement, Tx } from './statement.ts'

// statements are prepared once per connection, named by a hash of their text, so that plans are reused
const names = new Map<string, string>()
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = 's' + createHash('sha1').update(text).digest('hex').slice(0, 20)
    if (names.size < 2000) names.set(text, name)
  }
  return name
}

/** `Db` over any function that sends a statement. */
export function asked(ask: (config: pg.QueryConfig) => Promise<pg.QueryResult>): Db {
  const query = (statement: Statement): Promise<pg.QueryResult> =>
    ask({
      name: nameOf(statement.text),
      text: statement.text,
      // the driver only reads them
      values: statement.values as unknown[],
    })
  return {
    // the caller says how it reads its rows
    rows: async <T>(statement: Statement) => (await query(statement)).rows as T[],
    one: async <T>(statement: Statement) => (await query(statement)).rows[0] as T | undefined,
    run: async (statement) => (await query(statement)).rowCount ?? 0,
  }
}

async function transaction<T>(
  client: pg.PoolClient,
  work: (tx: Tx) => Promise<T>,
  committing: () => void,
  gate: Gate | null,
): Promise<T> {
  const pending: Promise<unknown>[] = []
  let first: unknown
  const keep = (sent: Promise<unknown>): void => {
    // awaited at the end; until then a rejection must not count as unhandled
    sent.catch((error: unknown) => (first ??= error))
    pending.push(sent)
  }
  // the driver's types hide the connection
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection
  let gathering = false
  /** Sends the statements of one tick in one packet, which wakes the server once. */
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
  const send = (config: pg.QueryConfig): Promise<pg.QueryResult> => (gather(), client.query(config))
  // travels with the begin and the first statement of the work, which gets no result before it has passed
  let passing = gate === null ? null : gate.pass(asked(send))
  if (passing !== null) {
    keep(passing)
    passing.then(
      () => (passing = null),
      () => undefined,
    )
  }
  const db = asked(async (config) => {
    const answer = send(config)
    if (passing === null) return answer
    answer.catch(() => undefined)
    await passing
    return answer
  })
  const result = await work({ ...db, later: (statement) => keep(db.run(statement)) }).catch(
    (error: unknown) => {
      // the oldest pending statement has the cause of the loss;
      // later ones only report that the connection is gone
      throw first !== undefined && isGone(failureOf(error)) ? first : error
    },
  )
  gather()
  committing()
  const commit = client.query('commit')
  keep(commit)
  await Promise.all(pending)
  // a statement failed and its error was swallowed: PostgreSQL has rolled back
  if ((await commit).command !== 'COMMIT')
    throw new Error('the transaction was rolled back by a failed statement')
  return result
}

/**
 * One try of a transaction. `committing` is called before the commit is sent: a connection lost after that
 * leaves it unknown whether PostgreSQL committed.
 */
export async function onOneConnection<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  committing: () => void,
  gate: Gate | null,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await transaction(client, work, committing, gate)
  } catch (error) {
    // on a dead connection, a rollback would wait for a second deadline
    // only an error is a failure
    if (isGone(failureOf(error))) broken = error as Error
    else await client.query('rollback').catch((e: Error) => (broken = e))
    throw error
  } finally {
    client.release(broken)
  }
}
