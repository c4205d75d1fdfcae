import { createHash } from 'node:crypto'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { failureOf, isGone } from '../db/connection/failures.ts'
import { type Database, type Db, PATIENCE_MS, sql, type Tx } from '../db/connection/sql.ts'
import type { Reply } from './context.ts'

export interface RepeatedCall {
  readonly key: string
  readonly userId: string
  readonly endpoint: string
  readonly requestHash: string
  readonly at: Date
}

export const hashOfRequest = (url: string, body: unknown): string =>
  createHash('sha256')
    .update(url)
    .update(JSON.stringify(body ?? null))
    .digest('hex')

/** Aborts a transaction whose key is already taken. */
class Repeated extends Error {}

/**
 * Runs `work` once per key. The key's row is inserted first: a second call with the same key blocks on it until
 * the first has committed (then gets its reply) or rolled back (then runs itself). The first statement of
 * `work` travels with it, but `work` gets its result only once the key has proved free; otherwise everything is
 * rolled back. Throws a `Refusal` (conflict) for a key of another request, whose stored reply would be wrong.
 */
export async function once<R extends Reply>(
  db: Database,
  call: RepeatedCall | null,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  if (call === null) return db.tx(work)
  const began = performance.now()
  for (let tries = 1; ; tries++)
    try {
      return await underKey(db, call, work)
    } catch (error) {
      if (error instanceof Repeated) break
      // the connection was lost during the commit: the key shows whether it was stored, so nothing runs twice
      const again = tries === 1 && isGone(failureOf(error)) && performance.now() - began < PATIENCE_MS
      if (!again) throw error
    }
  const stored = await keptReply(db, call)
  // the same call stored it
  if (stored !== undefined) return stored as R
  throw new Refusal('conflict', 'Esa clave de repetición ya se usó para otra operación.', {
    code: 'clave_repetida',
  })
}

/** One transaction that first takes the key; throws `Repeated` when it is taken. */
function underKey<R extends Reply>(
  db: Database,
  call: RepeatedCall,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  return db.tx(async (tx) => {
    const free = tx
      .run(
        sql`
      insert into idempotency_keys(key, user_id, endpoint, request_hash, created_at)
      values (${call.key}, ${call.userId}::uuid, ${call.endpoint}, ${call.requestHash}, ${call.at})
      on conflict do nothing`,
      )
      .then((inserted) => {
        if (inserted === 0) throw new Repeated()
      })
    const reply = await work(after(free, tx)).catch(async (error: unknown) => {
      // a rejection by `work` does not count when the key shows that the call has already run
      await free
      throw error
    })
    await free
    // upsert by key: an `update` planned while the table was small would scan it all each time
    tx.later(sql`
      insert into idempotency_keys(key, user_id, endpoint, request_hash, created_at, status, body)
      values (${call.key}, ${call.userId}::uuid, ${call.endpoint}, ${call.requestHash}, ${call.at},
        ${reply.status}, ${JSON.stringify(reply.body ?? null)})
      on conflict (user_id, endpoint, key) do update set status = excluded.status, body = excluded.body`)
    return reply
  })
}

/** The same transaction, with results withheld until `first` has succeeded. */
function after(first: Promise<void>, tx: Tx): Tx {
  first.catch(() => undefined)
  const wait = async <T>(answer: Promise<T>): Promise<T> => {
    answer.catch(() => undefined)
    await first
    return answer
  }
  return {
    rows: (statement) => wait(tx.rows(statement)),
    one: (statement) => wait(tx.one(statement)),
    run: (statement) => wait(tx.run(statement)),
    later: (statement) => tx.later(statement),
  }
}

/**
 * The committed reply of a call with the same key and request; undefined without one. For calls rejected before
 * they reach `once`, because their own first run has already made the change.
 */
export async function keptReply(db: Db, call: Omit<RepeatedCall, 'at'>): Promise<Reply | undefined> {
  const stored = await db.one<{ status: number; body: string }>(sql`
    select status, body from idempotency_keys where user_id = ${call.userId}::uuid and endpoint = ${call.endpoint} and key = ${call.key}
      and request_hash = ${call.requestHash} and status is not null`)
  if (stored === undefined) return undefined
  return {
    status: stored.status,
    body: JSON.parse(stored.body),
    headers: { 'idempotent-replay': 'true' },
  }
}
