import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { changes, refusalsOf } from '@ventanilla/contract/refusals'
import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { FastifyRequest } from 'fastify'
import { audit } from '../db/audit.ts'
import type { Db } from '../db/connection/sql.ts'
import type { Clock } from '../deps.ts'
import { addressGroup } from './guards/client-address.ts'
import type { Context, Reply } from './context.ts'
import { statusOf } from './refusal-statuses.ts'

interface RefusalDeps {
  readonly db: Db
  readonly clock: Clock
  readonly newId: () => string
}

/** Details of a refusal from its use case. */
export interface RefusalLine {
  /** actor; null: none recorded, as with a wrong password */
  readonly actorId?: string | null
  readonly subject?: string | null
  readonly caseId?: string | null
  /** `refused`: a word of `audit-words.ts`, or the status */
  readonly detail: Readonly<Record<string, unknown>> & { readonly refused: string | number }
}

/** Calls whose refusal is already in the audit. */
const written = new WeakSet<Context>()

/** Audits a refusal with the details of its use case; the pipeline then adds no line. */
export async function recordRefusal(deps: RefusalDeps, ctx: Context, line: RefusalLine): Promise<void> {
  written.add(ctx)
  await audit(deps.db, {
    actorId: line.actorId === undefined ? (ctx.actor?.id ?? null) : line.actorId,
    verb: ctx.endpointId,
    subject: line.subject ?? null,
    caseId: line.caseId ?? null,
    address: ctx.address,
    detail: line.detail,
    at: deps.clock.now(),
    newId: deps.newId,
  })
}

/** No permission, missing or out of scope, wrong state, expired link: the statuses that probing meets. */
const TOLD: ReadonlySet<number> = new Set([403, 404, 409, 410])

/**
 * Whether the refusals of an endpoint are audited: all but public reads, whose URLs name nothing private unless
 * a link opens them.
 */
const isGuarded = (endpoint: EndpointShape): boolean =>
  endpoint.permission !== 'public' || changes(endpoint) || refusalsOf(endpoint).has(410)

/**
 * Audit lines per user or address and minute; further refusals
 * add none, so that nobody fills the disk or the list.
 */
const MOST = 240
const MINUTE_MS = 60_000
const counts = new Map<string, { readonly since: number; lines: number }>()

function countLine(who: string): number {
  const now = performance.now()
  const known = counts.get(who)
  if (known !== undefined && now - known.since < MINUTE_MS) return (known.lines += 1)
  // drops counters of past minutes
  if (counts.size > 5_000)
    for (const [one, { since }] of counts) if (now - since >= MINUTE_MS) counts.delete(one)
  counts.set(who, { since: now, lines: 1 })
  return 1
}

/** A rejected call in the pipeline. */
export interface RefusedCall {
  readonly endpoint: EndpointShape
  readonly request: FastifyRequest
  readonly actor: Actor | null
  /** absent when the call did not reach its use case */
  readonly ctx: Context | undefined
}

/**
 * Audits a refusal after the rollback, so that probing the limits of one's rights leaves a trace. The call is
 * rejected anyway, so a failure is only logged.
 */
export async function traceRefusal(
  deps: RefusalDeps,
  { endpoint, request, actor, ctx }: RefusedCall,
  outcome: unknown,
): Promise<void> {
  const refused = refusedBy(endpoint, outcome)
  if (refused === null || !isGuarded(endpoint) || (ctx !== undefined && written.has(ctx))) return
  const address = addressGroup(request.ip)
  const lines = countLine(actor?.id ?? address)
  if (lines > MOST) return
  await audit(deps.db, {
    actorId: actor?.id ?? null,
    verb: endpoint.id,
    subject: subjectOf(request),
    address,
    detail: { refused: lines === MOST ? 'muchos' : refused },
    at: deps.clock.now(),
    newId: deps.newId,
  }).catch((error: unknown) =>
    request.log.error({ err: error }, 'a refused call could not be written into the audit'),
  )
}

/** Code or status of a refusal, thrown or returned; null when there is none to audit. */
function refusedBy(endpoint: EndpointShape, outcome: unknown): string | null {
  if (outcome instanceof Refusal) {
    const thrown = statusOf(outcome)
    return TOLD.has(thrown) || thrown === endpoint.saysNo ? (outcome.code ?? String(thrown)) : null
  }
  // a reply, or an error without a status
  const status = (outcome as Partial<Reply>).status ?? 0
  if (!TOLD.has(status) && status !== endpoint.saysNo) return null
  // it has a status; its body is any
  const { code } = ((outcome as Reply).body ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : String(status)
}

/** The id named by the call, verbatim, from its URL or body. */
function subjectOf(request: FastifyRequest): string | null {
  // nothing has read them yet, or records
  const params = (request.params ?? {}) as Record<string, unknown>
  const body = (typeof request.body === 'object' && request.body !== null ? request.body : {}) as Record<
    string,
    unknown
  >
  const named = params['id'] ?? body['id'] ?? body['solId'] ?? body['idSolicitud'] ?? Object.values(params)[0]
  if (typeof named !== 'string' && typeof named !== 'number') return null
  // PostgreSQL rejects NUL
  return String(named).replaceAll('\u0000', '').slice(0, 100)
}
