import type { EndpointAnswer, EndpointCall, EndpointShape } from '@ventanilla/contract/endpoint'
import type { EndpointRef } from '@ventanilla/contract/reference'
import { config } from '../config.ts'
import { fillPath } from '../address/links.ts'
import { navigate } from '../address/navigation.ts'
import { type IdempotencyKey, isAnswer, newKey } from './idempotency-key.ts'
import { answered, isOnline, PATIENCE_MS, unanswered } from './network.ts'
import type { LinkQuery } from '../address/links.ts'
import { sayInUse } from '../session/activity.ts'
import { isInUse } from '../session/idle.ts'
import { currentToken, endSession, IDLE_ON_SERVER } from '../session/session.ts'

export interface FieldProblem {
  readonly path: string
  readonly message: string
  readonly code?: string
}

/** A rejected or failed call. `status` 0: no response arrived. `message` is a sentence for the user. */
export class CallError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly problems: readonly FieldProblem[]
  /** concurrent change (409) */
  readonly current: unknown
  /** raw response body, for calls of section 7 with their own shapes */
  readonly body: unknown
  /** seconds until a retry may be allowed, from the server; null: not given */
  readonly retryAfter: number | null
  constructor(
    status: number,
    message: string,
    more: {
      code?: string
      problems?: readonly FieldProblem[]
      current?: unknown
      body?: unknown
      retryAfter?: number
    } = {},
  ) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = more.code
    this.problems = more.problems ?? []
    this.current = more.current
    this.body = more.body
    this.retryAfter = more.retryAfter ?? null
  }
}

export const NO_NETWORK = 'No hay conexión con el servidor. Revise su señal e intente de nuevo.'
const UNKNOWN_FAILURE = 'El servidor no pudo atender la solicitud. Intente de nuevo en unos minutos.'
const PROFILE = '/perfil-usuario'
const RETRY_AFTER_MS = [400, 1500] as const

type Transport = (url: string, init: RequestInit) => Promise<Response>
let transport: Transport = (url, init) => fetch(url, init)

/** Replaces `fetch` in the renderer of ready pages, which calls the server in-process. */
export function askThrough(other: Transport): void {
  transport = other
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** from an `Intention`, which decides how long it lives */
  readonly idempotencyKey?: IdempotencyKey
  /** login calls: a 401 is a normal response, not the end of the session (gaps 54) */
  readonly leave401?: boolean
}

interface RawRequest {
  readonly method: string
  readonly path: string
  readonly query?: LinkQuery | undefined
  readonly body?: unknown
  /** must not be repeated after a lost response */
  readonly once?: boolean
}

export interface RawAnswer {
  readonly status: number
  readonly body: unknown
  /** seconds from the `Retry-After` header, if present */
  readonly retryAfter?: number
}

/** Calls a contract endpoint. Throws `CallError` for any response that is not a declared success. */
export async function call<E extends EndpointShape>(
  endpoint: EndpointRef<E>,
  input: EndpointCall<E>,
  options: CallOptions = {},
): Promise<EndpointAnswer<E> & Pick<RawAnswer, 'retryAfter'>> {
  // EndpointCall has of these parts what its endpoint takes, which is not known here
  const given = input as { params?: Record<string, string>; query?: LinkQuery; body?: unknown }
  const what = {
    method: endpoint.method,
    path: fillPath(endpoint.path, given.params),
    query: given.query,
    body: given.body,
  }
  const answer = await exchange({ ...what, once: endpoint.once }, options)
  // a declared status comes with the body declared for it
  if (endpoint.statuses.includes(answer.status)) return answer as EndpointAnswer<E> & RawAnswer
  throw failure(answer)
}

/** Like `call`, for a plain method and path; throws `CallError` for every status outside 200–299. */
export async function request(what: RawRequest, options: CallOptions = {}): Promise<RawAnswer> {
  const answer = await exchange(what, options)
  if (answer.status >= 200 && answer.status < 300) return answer
  throw failure(answer)
}

/**
 * Last write whose response was lost: pressing again reuses its key. Prevents the server from doing it twice.
 */
let lost: { readonly what: string; readonly key: IdempotencyKey } | null = null

async function exchange(what: RawRequest, options: CallOptions): Promise<RawAnswer> {
  if (what.method === 'GET') return answerOf(await send(what, undefined, options, false))
  const same = JSON.stringify([what.method, what.path, what.query, what.body])
  const key = options.idempotencyKey ?? (lost?.what === same ? lost.key : newKey())
  lost = { what: same, key }
  const response = await send(what, key, options, false)
  if (isAnswer(response.status)) lost = null
  return answerOf(response)
}

const answerOf = async (response: Response): Promise<RawAnswer> => ({
  status: response.status,
  body: await readBody(response),
  ...secondsTo(response.headers.get('retry-after')),
})

const secondsTo = (header: string | null): { readonly retryAfter?: number } =>
  header !== null && /^\d{1,9}$/.test(header) ? { retryAfter: Number(header) } : {}

async function send(
  what: RawRequest,
  key: string | undefined,
  options: CallOptions,
  retried: boolean,
): Promise<Response> {
  const token = currentToken()
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (token !== null) headers['Authorization'] = `Bearer ${token}`
  if (key !== undefined) headers['Idempotency-Key'] = key
  if (what.body !== undefined) headers['Content-Type'] = 'application/json'
  const init: RequestInit = { method: what.method, headers }
  if (what.body !== undefined) init.body = JSON.stringify(what.body)
  if (options.signal !== undefined) init.signal = options.signal
  const url = config.apiOrigin + fillPath(what.path, {}, what.query)
  const response = await patiently(url, init, what.once === true)
  if (response.status !== 401 || token === null || options.leave401 === true || retried) return response
  // Race: another call may have renewed the token; retries once, and its 401 logs nobody out.
  const renewed = currentToken()
  if (renewed !== null && renewed !== token) return send(what, key, options, true)
  // ours or a gateway's: whatever it is, its fields are judged below
  const body = (await readBody(response.clone())) as { message?: unknown; code?: unknown } | undefined
  // a device used without a signal reports its activity, and the call is repeated
  if (body?.code === IDLE_ON_SERVER && isInUse() && (await sayInUse(token)))
    return send(what, key, options, true)
  endSession({ ...(typeof body?.message === 'string' && { message: body.message }), comeBack: true })
  return response
}

/**
 * Retries a call whose response was lost. Safe: a GET changes nothing, every other call has its
 * Idempotency-Key.
 */
async function patiently(url: string, init: RequestInit, once: boolean): Promise<Response> {
  for (const pause of once ? [null] : [...RETRY_AFTER_MS, null]) {
    try {
      const response = await attempt(url, init)
      answered()
      if (pause === null || ![502, 503, 504].includes(response.status) || init.method !== 'GET')
        return response
    } catch (error) {
      if (init.signal?.aborted === true) throw error
      if (pause === null || !isOnline()) {
        unanswered()
        throw new CallError(0, NO_NETWORK)
      }
    }
    await new Promise((done) => setTimeout(done, pause))
  }
  throw new CallError(0, NO_NETWORK)
}

/**
 * A hanging call triggers a connectivity check while its response may still arrive. While offline it is aborted
 * early: the offline fallback must not wait for a signal that lets calls hang.
 */
async function attempt(url: string, init: RequestInit): Promise<Response> {
  const expected = isOnline()
  const stop = new AbortController()
  const limit = setTimeout(() => (expected ? unanswered() : stop.abort()), PATIENCE_MS)
  try {
    if (expected) return await transport(url, init)
    const signal = init.signal == null ? stop.signal : AbortSignal.any([init.signal, stop.signal])
    return await transport(url, { ...init, signal })
  } finally {
    clearTimeout(limit)
  }
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) return response.blob()
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function failure({ status, body, retryAfter }: RawAnswer): CallError {
  // whatever it is, its fields are judged below
  const problem = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown
    code?: unknown
    problems?: unknown
    current?: unknown
  }
  // an official without the required passkey is sent to the profile, where it is added
  if (problem.code === 'falta_llave' && location.pathname !== PROFILE) navigate(PROFILE, { replace: true })
  return new CallError(status, typeof problem.message === 'string' ? problem.message : UNKNOWN_FAILURE, {
    ...(typeof problem.code === 'string' ? { code: problem.code } : {}),
    // of the fields, as our API writes them
    problems: Array.isArray(problem.problems) ? (problem.problems as FieldProblem[]) : [],
    current: problem.current,
    body,
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/** Error of a call as a form shows it; null for none. */
export function refusalOf(
  error: unknown,
): { message: string; problems: readonly FieldProblem[]; cause: unknown } | null {
  if (error === null || error === undefined) return null
  const problems = error instanceof CallError ? error.problems : []
  return { message: failureText(error), problems, cause: error }
}

/** User-facing sentence for any thrown value. */
export function failureText(error: unknown): string {
  return error instanceof CallError ? error.message : UNKNOWN_FAILURE
}
