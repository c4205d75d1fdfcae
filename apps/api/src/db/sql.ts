import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import pg from 'pg'

// bigint columns hold pesos and byte counts, far below 2^53; dates stay 'YYYY-MM-DD' so that no time zone touches them
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type Param = string | number | boolean | null | Date | Buffer | readonly unknown[] | object

/** A statement with its values; made by the `sql` tag, so that no value is ever pasted into text. */
export interface Statement {
  readonly text: string
  readonly values: readonly Param[]
}

/** Part of a statement: nested `sql` values are joined in, everything else becomes a parameter. */
export function sql(
  strings: TemplateStringsArray,
  ...parts: readonly (Param | Statement | undefined)[]
): Statement {
  let text = ''
  const values: Param[] = []
  strings.forEach((string, i) => {
    text += string
    if (i >= parts.length) return
    const part = parts[i]
    if (isStatement(part)) {
      text += part.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + values.length}`)
      values.push(...part.values)
    } else {
      values.push(part === undefined ? null : part)
      text += `$${values.length}`
    }
  })
  return { text, values }
}

function isStatement(part: unknown): part is Statement {
  return (
    typeof part === 'object' &&
    part !== null &&
    'text' in part &&
    'values' in part &&
    Array.isArray((part as Statement).values)
  )
}

/** Joins statements with a separator; empty list gives `fallback`. */
export function joined(parts: readonly Statement[], separator: string, fallback = 'true'): Statement {
  if (parts.length === 0) return { text: fallback, values: [] }
  return parts.reduce((a, b) => sql`${a}${{ text: separator, values: [] }}${b}`)
}

/** Literal SQL of our own (column lists, order); never from outside. */
export const raw = (text: string): Statement => ({ text, values: [] })

/** JSON value of a parameter: node-postgres would turn arrays into PostgreSQL arrays. */
export const json = (value: unknown): string => JSON.stringify(value)

export interface Db {
  rows<T>(statement: Statement): Promise<T[]>
  /** first row or undefined */
  one<T>(statement: Statement): Promise<T | undefined>
  /** number of rows touched */
  run(statement: Statement): Promise<number>
}

/** A transaction at work. */
export interface Tx extends Db {
  /**
   * Sends a statement whose outcome nobody waits for: it travels with whatever follows it, at the latest with the
   * commit. When it fails, the transaction fails.
   */
  later(statement: Statement): void
}

export interface Database extends Db {
  /** connections that are held for a while: transactions and cursors */
  readonly pool: pg.Pool
  /** Everything inside is kept or nothing is. Serialisation failures and deadlocks are retried up to three times. */
  tx<T>(work: (db: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

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

function on(runner: { query(config: pg.QueryConfig): Promise<pg.QueryResult> }): Db {
  const query = (statement: Statement): Promise<pg.QueryResult> =>
    runner.query({
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

const RETRIED = new Set(['40001', '40P01'])

async function transaction<T>(client: pg.PoolClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  const pending: Promise<unknown>[] = []
  const keep = (sent: Promise<unknown>): void => {
    // looked at before the end; until then a refusal must not count as unhandled
    sent.catch(() => undefined)
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
  const db = on({ query: (config) => (gather(), client.query(config)) })
  const result = await work({ ...db, later: (statement) => keep(db.run(statement)) })
  gather()
  const commit = client.query('commit')
  keep(commit)
  await Promise.all(pending)
  // a statement failed and somebody swallowed its error: PostgreSQL has kept nothing
  if ((await commit).command !== 'COMMIT')
    throw new Error('the transaction was rolled back by a failed statement')
  return result
}

/**
 * Single statements at work at once. Two cores are busy with so many; with more of them each took a fifth more of the
 * processors' time. What comes on top waits its turn here, not inside the database.
 */
const READS = 5

/**
 * Opens two pools. Transactions and lists that are read in pieces hold a connection while they wait for a lock, the disk
 * or a slow reader, at most `held` at once; short statements have connections of their own and never wait for those.
 * Without `waitsForDisk` a crash may take the last moments along.
 */
export function openDatabase(url: string, held = 8, waitsForDisk = true): Database {
  const open = (max: number): pg.Pool => {
    const made = new pg.Pool({
      connectionString: url,
      max,
      idleTimeoutMillis: 30_000,
      // after many writes and ANALYZE the planner may re-plan each call of a hot statement
      options: `-c plan_cache_mode=force_generic_plan -c TimeZone=UTC${waitsForDisk ? '' : ' -c synchronous_commit=off'}`,
      // statements go out without waiting for the answer to the one before: `begin` travels with the first, the last with
      // `commit`. Each is still answered and refused by itself, and after a refusal the transaction takes nothing more
      pipeline: true,
    } as pg.PoolConfig)
    // a connection that dies while idle (database restarted) must not end the process; the next query gets a new one
    made.on('error', () => undefined)
    // nor one that dies inside a transaction while no statement runs: the next statement fails, and with it the call
    made.on('connect', (client) => void client.on('error', () => undefined))
    return made
  }
  const pool = open(held)
  const reads = open(Math.min(READS, held))
  return {
    pool,
    ...on(reads),
    async tx(work) {
      for (let attempt = 1; ; attempt++) {
        const client = await pool.connect()
        let broken: Error | undefined
        try {
          return await transaction(client, work)
        } catch (error) {
          await client.query('rollback').catch((e: Error) => (broken = e))
          if (attempt < 3 && RETRIED.has((error as { code?: string }).code ?? '')) continue
          throw error
        } finally {
          client.release(broken)
        }
      }
    },
    close: async () => void (await Promise.all([pool.end(), reads.end()])),
  }
}
