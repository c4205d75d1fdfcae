import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { changes } from '@ventanilla/contract/refusals'
import type { Actor } from '@ventanilla/domain/access/actor'
import { auditLine, isAudited } from '../db/audit.ts'
import type { Tx } from '../db/connection/sql.ts'
import type { Deps } from '../deps.ts'
import type { Reply } from './context.ts'

/** A call whose command leaves an audit line. */
export interface AuditedCall {
  readonly endpoint: EndpointShape
  readonly actor: Actor | null
  readonly address: string
  readonly params: unknown
}

const succeeded = (endpoint: EndpointShape, { status }: Reply): boolean =>
  status < 400 && status !== endpoint.saysNo

/**
 * The work of a command, followed in its transaction by the audit line of the call: under the endpoint's id, with
 * what its path names. Nothing is added when the work has written a line with details of its own, was rejected, or
 * the contract says why there is none.
 */
export function audited<R extends Reply>(
  deps: Pick<Deps, 'clock' | 'newId'>,
  { endpoint, actor, address, params }: AuditedCall,
  work: (tx: Tx) => Promise<R>,
): (tx: Tx) => Promise<R> {
  if (endpoint.unaudited !== undefined) return work
  return async (tx) => {
    const reply = await work(tx)
    if (succeeded(endpoint, reply) && !isAudited(tx))
      tx.later(
        auditLine({
          actorId: actor?.id ?? null,
          verb: endpoint.id,
          subject: named(params),
          address,
          at: deps.clock.now(),
          newId: deps.newId,
        }),
      )
    return reply
  }
}

const ID = /^(\d{1,18}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The first id of a path. Prevents secrets in the audit: the path of a mailed link ends with its token. */
const named = (params: unknown): string | null =>
  Object.values(params ?? {})
    .map(String)
    .find((value) => ID.test(value)) ?? null

/** Whether a call changed state past `ctx.command`, where no audit line and no repetition are seen to. */
export const pastTheCommand = (endpoint: EndpointShape, reply: Reply, commanded: boolean): boolean =>
  !commanded &&
  changes(endpoint) &&
  endpoint.unaudited === undefined &&
  endpoint.auditsItself !== true &&
  succeeded(endpoint, reply)
