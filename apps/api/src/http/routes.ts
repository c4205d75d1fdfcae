import type { EndpointInput, EndpointReply, EndpointShape } from '@ventanilla/contract/endpoint'
import type { RefusalStatus } from '@ventanilla/contract/refusal-status'
import { changes, refusalsOf } from '@ventanilla/contract/refusals'
import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { holds, type Permission } from '@ventanilla/domain/access/permissions'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { noteUse, type Session } from '../db/people/sessions.ts'
import type { Traces } from '../db/traces.ts'
import type { Deps } from '../deps.ts'
import { audited, pastTheCommand } from './audited.ts'
import { addressGroup } from './guards/client-address.ts'
import type { Context, Reply } from './context.ts'
import { nestsTooDeep } from './guards/depth.ts'
import { traceReading, traceStopped } from './disclosure.ts'
import { hashOfRequest, keptReply, once } from './idempotency.ts'
import { countCall } from './guards/rate-limit.ts'
import { statusOf } from './refusal-statuses.ts'
import { traceRefusal } from './refusals.ts'
import { sentenceOf } from './documents/issue-sentences.ts'
import { undeclared } from './documents/undeclared.ts'

z.config({ ...z.locales.es(), customError: sentenceOf })

export type Handler<E extends EndpointShape> = (
  ctx: Context,
  input: EndpointInput<E>,
) => Promise<EndpointReply<E>>

/** A handler for every endpoint of a table; leaving one out does not compile. */
export type Handlers<T extends Readonly<Record<string, EndpointShape>>> = {
  readonly [K in keyof T]: Handler<T[K]>
}

export interface RouteDeps extends Deps {
  /** Resolves the bearer token; null without one; throws a `Refusal` (unauthenticated) when it is not valid. */
  readonly authenticate: (authorization: string | undefined) => Promise<Session | null>
  /** access log of personal data */
  readonly traces: Traces
  /** validate responses against the contract; enabled in tests, to reveal leaks and missing fields */
  readonly checkAnswers: boolean
}

/** Registers a feature's endpoints with their handlers. */
export function registerRoutes<T extends Readonly<Record<string, EndpointShape>>>(
  app: FastifyInstance,
  deps: RouteDeps,
  endpoints: T,
  handlers: Handlers<T>,
): void {
  for (const [id, endpoint] of Object.entries(endpoints)) {
    // the compiler does not follow that endpoint and handler have one id
    const handler = handlers[id as keyof T] as unknown as (ctx: Context, input: unknown) => Promise<Reply>
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // a HEAD request must not trigger a GET that changes state
      ...(endpoint.changesState === true && { exposeHeadRoute: false }),
      ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
      handler: (request, reply) => answer(deps, endpoint, handler, request, reply),
    })
  }
}

async function answer(
  deps: RouteDeps,
  endpoint: EndpointShape,
  handler: (ctx: Context, input: unknown) => Promise<Reply>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  // read before the first await: a socket whose caller hangs up loses an address not read yet
  const address = addressGroup(request.ip)
  let session: Session | null = null
  const call: { actor: Actor | null; ctx: Context | undefined } = { actor: null, ctx: undefined }
  try {
    if (endpoint.limit !== undefined) await countCall(deps, `${endpoint.id}:${address}`, endpoint.limit)
    session = await permit(deps, endpoint, request, (found) => void (call.actor = found.actor))
    // writes show that the user is active; pages can also read by themselves while nobody is there
    if (session?.stale === true && endpoint.method !== 'GET' && endpoint.byItself !== true)
      await noteUse(deps.db, session.sessionId)
    const { result, input } = await handled(
      deps,
      endpoint,
      (ctx, given) => handler((call.ctx = ctx), given),
      request,
      session,
      address,
    )
    await traceRefusal(deps, { endpoint, request, ...call }, result)
    if (result.status === 429) await traceStopped(deps, endpoint, session?.actor ?? null, request)
    if (result.status === 200 && session !== null)
      await traceReading(deps, endpoint, session.actor, input, request)
    return send(deps, endpoint, session, result, reply)
  } catch (error) {
    if (error instanceof Refusal) await traceRefusal(deps, { endpoint, request, ...call }, error)
    if (error instanceof Refusal && error.kind === 'too_many')
      await traceStopped(deps, endpoint, session?.actor ?? null, request)
    if (deps.checkAnswers && error instanceof Refusal && !isDeclared(endpoint, statusOf(error)))
      throw new Error(
        `${endpoint.id} refused with ${statusOf(error)}, which its contract does not declare: ${error.message}`,
        { cause: error },
      )
    throw error
  }
}

/** 5xx responses are possible on every call and need no declaration. */
const isDeclared = (endpoint: EndpointShape, status: number): boolean =>
  // asks whether it is one
  status >= 500 || status in endpoint.answers || refusalsOf(endpoint).has(status as RefusalStatus)

interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Validates the input and runs the use case, once per key. */
async function handled(
  deps: RouteDeps,
  endpoint: EndpointShape,
  handler: (ctx: Context, input: unknown) => Promise<Reply>,
  request: FastifyRequest,
  session: Session | null,
  address: string,
): Promise<{ readonly result: Reply; readonly input: Input }> {
  if (endpoint.body !== undefined && nestsTooDeep(request.body))
    throw new Refusal('malformed', 'El contenido enviado tiene demasiados niveles.', { code: 'muy_hondo' })
  const input = {
    params:
      endpoint.typedParams === true
        ? parse(endpoint.params, request.params, 'params')
        : named(endpoint.params, request.params),
    query: parse(endpoint.query, request.query, 'query'),
    body: endpoint.body ? parse(endpoint.body, request.body ?? {}, 'body') : undefined,
  }
  const actor = session?.actor ?? null
  const key = changes(endpoint) ? keyOf(request) : null
  const repeated =
    key === null
      ? null
      : {
          key,
          // callers without a session share the system's id; their keys are random and name nothing
          userId: actor?.id ?? SYSTEM.id,
          endpoint: endpoint.id,
          requestHash: hashOfRequest(request.url, request.body),
        }
  const ran = { command: false }
  const ctx: Context = {
    actor,
    sessionId: session?.sessionId ?? null,
    address,
    agent: String(request.headers['user-agent'] ?? '').slice(0, 200),
    cookies: request.headers.cookie,
    idempotencyKey: key,
    endpointId: endpoint.id,
    get signal() {
      return request.signal
    },
    command: (work) => {
      ran.command = true
      return once(
        deps.db,
        repeated === null ? null : { ...repeated, at: deps.clock.now() },
        audited(deps, { endpoint, actor, address, params: input.params }, work),
      )
    },
  }
  const result = await handler(ctx, input).catch(async (error: unknown) => {
    // a retry can be rejected because the first run already made the change: it gets the first reply
    const kept =
      repeated !== null && error instanceof Refusal ? await keptReply(deps.db, repeated) : undefined
    if (kept === undefined) throw error
    return kept
  })
  const repeats = result.headers?.['idempotent-replay'] === 'true'
  if (deps.checkAnswers && pastTheCommand(endpoint, result, ran.command || repeats))
    throw new Error(`${endpoint.id} changes state outside ctx.command and leaves no audit line`)
  return { result, input }
}

function send(
  deps: RouteDeps,
  endpoint: EndpointShape,
  session: Session | null,
  result: Reply,
  reply: FastifyReply,
): unknown {
  reply.code(result.status).headers(result.headers ?? {})
  if (endpoint.method !== 'GET' || session !== null || endpoint.changesState)
    reply.header('cache-control', 'no-store')
  const body = result.body
  if (isRaw(body)) return reply.type('application/json; charset=utf-8').send(body.rawJson)
  if (endpoint.media !== undefined && result.status === 200) return reply.send(body)
  if (deps.checkAnswers) {
    const schema = endpoint.answers[result.status]
    if (schema === undefined)
      throw new Error(`${endpoint.id} answered ${result.status}, which its contract does not declare`)
    // Prevents a leak: undeclared columns of a row (its owner, its storage key) sent unnoticed.
    const more = undeclared(body, schema.parse(body))
    if (more.length > 0)
      throw new Error(`${endpoint.id} answers ${more.join(', ')}, which its contract does not declare`)
  }
  return reply.send(body)
}

const isRaw = (body: unknown): body is { rawJson: string } =>
  typeof body === 'object' && body !== null && 'rawJson' in body

/** Default deny: an endpoint without a known permission rejects everyone. */
async function permit(
  deps: RouteDeps,
  endpoint: EndpointShape,
  request: FastifyRequest,
  known: (session: Session) => void,
): Promise<Session | null> {
  const header = request.headers.authorization
  if (endpoint.permission === 'public') {
    // a public call with an invalid token is still public, without the data a session would add
    const reader = await deps.authenticate(header).catch((error: unknown) => {
      // rethrows outages: a logged-in user would get a stranger's page
      if (error instanceof Refusal) return null
      throw error
    })
    const owes = reader !== null && (reader.owesPasskey || reader.owesAcceptance)
    const taken = owes && endpoint.whileOwing !== true ? null : reader
    if (taken !== null) known(taken)
    return taken
  }
  const session = await deps.authenticate(header)
  if (session === null)
    throw new Refusal('unauthenticated', 'Debe iniciar sesión para continuar.', { code: 'sin_sesion' })
  // refusals from here on name the user
  known(session)
  // the contract has permissions as words
  if (endpoint.permission !== 'session' && !holds(session.actor, endpoint.permission as Permission))
    throw new Refusal('forbidden', 'No tiene permiso para hacer esto.', { code: 'sin_permiso' })
  if (session.owesPasskey && endpoint.whileOwing !== true)
    throw new Refusal('forbidden', 'Antes de continuar debe agregar una llave de acceso en su perfil.', {
      code: 'falta_llave',
    })
  // norm: a legal text that the law makes a condition of going on, as its publication says
  if (session.owesAcceptance && endpoint.whileOwing !== true)
    throw new Refusal('forbidden', 'Antes de continuar debe aceptar un texto legal que cambió.', {
      code: 'falta_aceptacion',
    })
  return session
}

/** Parses the path parameters. A malformed id is a 404, a page that does not exist, not a form error. */
function named(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value)
  if (result?.success === false) throw notFound()
  return result?.data ?? {}
}

function parse(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (schema === undefined) return {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Refusal('invalid', 'Hay datos que faltan o que no son válidos. Revíselos e intente de nuevo.', {
    code: 'datos_invalidos',
    problems: result.error.issues.slice(0, 50).map((issue) => ({
      path: [part, ...issue.path].join('.'),
      message: issue.message,
      code: issue.code,
      ...acceptedBy(issue),
    })),
  })
}

/** The accepted values of a closed list, which the API document shows too. */
function acceptedBy(issue: z.core.$ZodIssue): { accepted?: (string | number)[] } {
  const values: unknown =
    issue.code === 'invalid_value'
      ? issue.values
      : issue.code === 'custom'
        ? issue.params?.['accepted']
        : undefined
  // closed lists are of words or numbers
  return Array.isArray(values) ? { accepted: values as (string | number)[] } : {}
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (key.length > 100 || !/^[\w-]+$/.test(key))
    throw new Refusal('malformed', 'La clave de repetición no es válida.', { code: 'clave_invalida' })
  return key
}
