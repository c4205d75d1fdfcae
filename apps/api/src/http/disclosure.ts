import type { EndpointShape } from '@ventanilla/contract/endpoint'
import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { FastifyRequest } from 'fastify'
import type { Trace, Traces } from '../db/traces.ts'
import type { Clock } from '../deps.ts'
import { addressGroup } from './guards/client-address.ts'

/** Logs each reader's access at most every 15 minutes. */
const READING_MS = 15 * 60_000
/** Logs throttled calls at most once a minute per address and endpoint, so that they cannot fill the disk. */
const STOPPED_MS = 60_000

interface TraceDeps {
  readonly traces: Traces
  readonly clock: Clock
}

interface Given {
  readonly params: unknown
  readonly query: unknown
}

/**
 * Logs who read whose data, before the response is sent. For readers other than officials the line is omitted
 * when the case is their own, which is checked at most every 15 minutes. Throws a `Refusal` (unavailable) when it cannot
 * be written: nobody reads without a trace.
 */
export async function traceReading(
  deps: TraceDeps,
  endpoint: EndpointShape,
  actor: Actor,
  given: Given,
  request: FastifyRequest,
): Promise<void> {
  const { discloses } = endpoint
  if (discloses === undefined) return
  const { what, by } = discloses
  // a schema read them as a record
  const ref = by === null ? null : String((given.params as Record<string, unknown>)[by])
  if (what === 'persona' && ref === actor.id) return
  const asked = by === null ? askedOf(given) : {}
  const subject = by === null ? `${endpoint.id} ${JSON.stringify(asked)}` : `${what} ${ref ?? ''}`
  const trace: Trace = {
    at: deps.clock.now(),
    actorId: actor.id,
    verb: endpoint.id,
    address: addressGroup(request.ip),
    what: what === 'lista' ? null : what,
    ref,
    unlessOwn: actor.kind !== 'funcionario',
    detail: asked,
  }
  try {
    await deps.traces.leave(`${actor.id} ${subject}`, READING_MS, trace)
  } catch (error) {
    request.log.error({ err: error }, 'a reading could not be written into the audit')
    throw new Refusal(
      'unavailable',
      'No pudimos dejar constancia de esta consulta y por eso no la mostramos. Intente de nuevo en un momento.',
      { code: 'sin_constancia' },
    )
  }
}

/** The filters of a list call, without its page position. */
function askedOf({ params, query }: Given): Record<string, unknown> {
  // schemas read both as records
  const given = { ...(params as object), ...(query as object) } as Record<string, unknown>
  const { cursor: _cursor, after: _after, ...rest } = given
  return Object.fromEntries(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined && value !== '')
      // PostgreSQL rejects NUL, and this line shares its statement with others
      .map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\u0000', '') : value]),
  )
}

/** Logs a throttled call. The call is rejected anyway, so a failure is only logged. */
export async function traceStopped(
  deps: TraceDeps,
  endpoint: EndpointShape,
  actor: Actor | null,
  request: FastifyRequest,
): Promise<void> {
  const trace: Trace = {
    at: deps.clock.now(),
    actorId: actor?.id ?? null,
    verb: endpoint.id,
    address: addressGroup(request.ip),
    what: null,
    ref: null,
    unlessOwn: false,
    detail: { refused: 429 },
  }
  await deps.traces
    .leave(`429 ${endpoint.id} ${addressGroup(request.ip)}`, STOPPED_MS, trace)
    .catch((error: unknown) =>
      request.log.error({ err: error }, 'a stopped call could not be written into the audit'),
    )
}
