import { createHash } from 'node:crypto'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { type Database, type Db, sql } from '../db/sql.ts'
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

/**
 * Runs `work` once per key. The key's row is inserted first: a second call with the same key waits on it until the
 * first has committed (then gets its reply) or rolled back (then runs itself). A key used for another request is
 * refused, because its stored reply would be a lie.
 */
export function once<R extends Reply>(
  db: Database,
  call: RepeatedCall | null,
  work: (tx: Db) => Promise<R>,
): Promise<R> {
  return db.tx(async (tx) => {
    if (call === null) return work(tx)
    const fresh = await tx.run(sql`
      insert into idempotency_keys(key, user_id, endpoint, request_hash, created_at)
      values (${call.key}, ${call.userId}::uuid, ${call.endpoint}, ${call.requestHash}, ${call.at})
      on conflict do nothing`)
    if (fresh === 0) {
      const stored = await tx.one<{ request_hash: string; status: number; body: string }>(sql`
        select request_hash, status, body from idempotency_keys
        where user_id = ${call.userId}::uuid and endpoint = ${call.endpoint} and key = ${call.key}`)
      if (stored === undefined || stored.request_hash !== call.requestHash)
        throw new Refusal(409, 'Esa clave de repetición ya se usó para otra operación.', {
          code: 'clave_repetida',
        })
      return {
        status: stored.status,
        body: JSON.parse(stored.body) as unknown,
        headers: { 'idempotent-replay': 'true' },
      } as unknown as R
    }
    const reply = await work(tx)
    await tx.run(sql`
      update idempotency_keys set status = ${reply.status}, body = ${JSON.stringify(reply.body ?? null)}
      where user_id = ${call.userId}::uuid and endpoint = ${call.endpoint} and key = ${call.key}`)
    return reply
  })
}

/**
 * The committed reply of a call with the same key and the same request; undefined when there is none. For calls that
 * refuse before they come to `once`, because what they ask for has meanwhile been done by themselves.
 */
export async function keptReply(db: Db, call: Omit<RepeatedCall, 'at'>): Promise<Reply | undefined> {
  const stored = await db.one<{ status: number; body: string }>(sql`
    select status, body from idempotency_keys where user_id = ${call.userId}::uuid and endpoint = ${call.endpoint} and key = ${call.key}
      and request_hash = ${call.requestHash} and status is not null`)
  if (stored === undefined) return undefined
  return {
    status: stored.status,
    body: JSON.parse(stored.body) as unknown,
    headers: { 'idempotent-replay': 'true' },
  }
}
