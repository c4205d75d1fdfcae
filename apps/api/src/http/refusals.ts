import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { changes, refusalsOf } from '@ventanilla/contract/refusals'
import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/cases/problem'
import type { FastifyRequest } from 'fastify'
import { audit } from '../db/audit.ts'
import type { Db } from '../db/sql.ts'
import type { Clock } from '../deps.ts'
import { addressGroup } from './client-address.ts'
import type { Context, Reply } from './context.ts'

interface RefusalDeps {
  readonly db: Db
  readonly clock: Clock
  readonly newId: () => string
}

/** What a use case knows of the refusal better than the call does. */
export interface RefusalLine {
  /** who did it; null: nobody is said to have, as with a wrong password */
  readonly actorId?: string | null
  readonly subject?: string | null
  readonly caseId?: string | null
  /** `refused` is a word of `audit-words.ts` or the status */
  readonly detail: Readonly<Record<string, unknown>> & { readonly refused: string | number }
}

/** Calls whose refusal stands in the audit already. */
const written = new WeakSet<Context>()

/** Writes that a call was refused, in the words of its use case. The pipeline then adds none of its own. */
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

/** No right, no such thing or not theirs, not in this state, a link that is over: what an attempt on others is met with. */
const TOLD: ReadonlySet<number> = new Set([403, 404, 409, 410])

/** Everything but what is public to read: its addresses name nothing that is somebody's, unless a link opens it. */
const isGuarded = (endpoint: EndpointShape): boolean =>
  endpoint.permission !== 'public' || changes(endpoint) || refusalsOf(endpoint).has(410)

/** A person or address that is refused so often within a minute adds no more lines: nobody fills the disk or the list. */
const MOST = 240
const MINUTE_MS = 60_000
const counts = new Map<string, { readonly since: number; lines: number }>()

function countLine(who: string): number {
  const now = performance.now()
  const known = counts.get(who)
  if (known !== undefined && now - known.since < MINUTE_MS) return (known.lines += 1)
  // those of minutes that are over
  if (counts.size > 5_000)
    for (const [one, { since }] of counts) if (now - since >= MINUTE_MS) counts.delete(one)
  counts.set(who, { since: now, lines: 1 })
  return 1
}

/** A call that was refused, as the pipeline sees it. */
export interface RefusedCall {
  readonly endpoint: EndpointShape
  readonly request: FastifyRequest
  readonly actor: Actor | null
  /** absent where the call never came to its use case */
  readonly ctx: Context | undefined
}

/**
 * Writes that somebody was refused, after whatever they tried was undone: who finds the bounds of their rights by trying
 * leaves a trace. It is refused either way, so a failure only goes to the log.
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

/** The word for a refusal, thrown or answered; null where nothing was refused that is told. */
function refusedBy(endpoint: EndpointShape, outcome: unknown): string | null {
  if (outcome instanceof Refusal)
    return TOLD.has(outcome.status) || outcome.status === endpoint.saysNo
      ? (outcome.code ?? String(outcome.status))
      : null
  const status = (outcome as Partial<Reply>).status ?? 0
  if (!TOLD.has(status) && status !== endpoint.saysNo) return null
  const { code } = ((outcome as Reply).body ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : String(status)
}

/** What the call named, as it was written: an id of the address or of the body. */
function subjectOf(request: FastifyRequest): string | null {
  const params = (request.params ?? {}) as Record<string, unknown>
  const body = (typeof request.body === 'object' && request.body !== null ? request.body : {}) as Record<
    string,
    unknown
  >
  const named = params['id'] ?? body['id'] ?? body['solId'] ?? body['idSolicitud'] ?? Object.values(params)[0]
  if (typeof named !== 'string' && typeof named !== 'number') return null
  // the database keeps no NUL
  return String(named).replaceAll('\u0000', '').slice(0, 100)
}
