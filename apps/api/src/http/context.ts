import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/cases/problem'
import type { Tx } from '../db/sql.ts'

export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** What a handler knows about the call besides its input. */
export interface Context {
  /** the person, or null on public calls without a session */
  readonly actor: Actor | null
  readonly sessionId: string | null
  /** as limits and the audit know it: `addressGroup` */
  readonly address: string
  readonly agent: string
  /** the header as it came: `readDevice` knows the one cookie that there is */
  readonly cookies: string | undefined
  readonly idempotencyKey: string | null
  readonly endpointId: string
  /**
   * Runs a state-changing use case in one transaction. With an `Idempotency-Key` the reply is stored in that same
   * transaction, so that a double click or a retry gets the first reply and happens once (decision 16).
   */
  command<R extends Reply>(work: (tx: Tx) => Promise<R>): Promise<R>
}

/** The person of a call that needs one; the route guard has already refused calls without a session. */
export function me(ctx: Context): Actor {
  if (ctx.actor === null)
    throw new Refusal(401, 'Su sesión terminó. Ingrese de nuevo.', { code: 'sin_sesion' })
  return ctx.actor
}
