import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { Tx } from '../db/connection/sql.ts'

export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Call data for a handler, besides its input. */
export interface Context {
  /** the user, or null on public calls without a session */
  readonly actor: Actor | null
  readonly sessionId: string | null
  /** as in limits and the audit: `addressGroup` */
  readonly address: string
  readonly agent: string
  /** raw header; `readDevice` reads the only cookie in use */
  readonly cookies: string | undefined
  readonly idempotencyKey: string | null
  readonly endpointId: string
  /** aborted when the caller hangs up */
  readonly signal: AbortSignal
  /**
   * Runs a state-changing use case in one transaction. With an `Idempotency-Key` the reply is stored in the
   * same transaction, so that a double click or a retry runs once and gets the first reply (decision 16). The
   * call's audit line follows in it, unless `work` writes one itself (http/audited.ts).
   */
  command<R extends Reply>(work: (tx: Tx) => Promise<R>): Promise<R>
}

/** The user of a call that needs one; the route guard has already rejected calls without a session. */
export function me(ctx: Context): Actor {
  if (ctx.actor === null)
    throw new Refusal('unauthenticated', 'Su sesión terminó. Ingrese de nuevo.', { code: 'sin_sesion' })
  return ctx.actor
}
