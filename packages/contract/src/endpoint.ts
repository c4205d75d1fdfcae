import type { z } from 'zod'
import { problem } from './problem.ts'
import type { RefusalStatus } from './refusal-status.ts'

/** Kinds of personal data that the audit distinguishes. */
export type Disclosed = 'caso' | 'tarea' | 'acto' | 'archivo' | 'dato-archivo' | 'persona' | 'lista'

/** Why a call that changes state leaves no audit line. */
export type Unaudited =
  /** one of several calls of an action that is audited under another verb: a code is sent, a link is read */
  | 'otherVerb'
  /** what it writes is a record that names author and time: a session, a note, a remark, a file */
  | 'ownRecord'
  /** the call that uses the work is audited; never a call that deletes it */
  | 'unfinishedWork'
  /** the user's own views, notices and preferences, and what they have open */
  | 'ownDesk'
  /** a POST because of what it sends */
  | 'changesNothing'

/**
 * A call of the API, declared once: the server does not compile without its handler, the client's function is
 * typed from it, and the OpenAPI document is generated from it.
 */
export interface EndpointShape {
  /** `<feature>.<verb>`: also the audit verb and the use case's file name, so one search finds all three */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** full path with `:name` parameters */
  readonly path: string
  /** 'public': anyone; 'session': any logged-in user; otherwise a permission of `domain/access/permissions` */
  readonly permission: string
  /** one line: what the call does */
  readonly summary: string
  /** further information for an outside program: calls before and after, who makes it, its effects */
  readonly description: string
  readonly params?: z.ZodObject
  /** the address contains user input: an invalid value is reported as in a form, not as a missing page */
  readonly typedParams?: boolean
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** success, and unusual statuses that are not problems; every call can also respond with a Problem */
  readonly answers: Readonly<Record<number, z.ZodType>>
  /**
   * Rejections that do not follow from the rest of this declaration, or that need a sentence of their own, with
   * when they occur; `refusals.ts` derives the others.
   */
  readonly refuses?: Readonly<Partial<Record<RefusalStatus, string>>>
  /** a 2xx response that rejects, as section 7 requires: the audit records it like every rejection */
  readonly saysNo?: number
  /** media type of a response that is a stream of bytes (export, file) */
  readonly media?: string
  /** calls per minute for one address or user; unset: the general limit */
  readonly limit?: number
  /** bytes; unset: 1 MB */
  readonly bodyLimit?: number
  /** a GET that changes state (section 7): never cached or prefetched, needs the bearer header */
  readonly changesState?: boolean
  /**
   * The response shows a person's data: `what` it shows, and the path parameter that names it (null: a list,
   * identified by its query). When another person reads it, the audit records it before the response is sent.
   */
  readonly discloses?: { readonly what: Disclosed; readonly by: string | null }
  /** a call that changes state and leaves no audit line; the pipeline writes one for every other */
  readonly unaudited?: Unaudited
  /** works outside `ctx.command`, whose stored reply would keep a secret or a link, and writes its own audit line */
  readonly auditsItself?: boolean
  /** who still owes a passkey or the acceptance of a text can call it; they cannot make any other call */
  readonly whileOwing?: boolean
  /** an open page repeats it without the user: it changes state but does not count as use of the session */
  readonly byItself?: boolean
}

export function defineEndpoint<const E extends EndpointShape>(endpoint: E): E {
  return endpoint
}

type OutOf<T> = T extends z.ZodType ? z.output<T> : Record<string, never>
type InOf<T> = T extends z.ZodType ? z.input<T> : undefined

/** Validated input of a handler. */
export interface EndpointInput<E extends EndpointShape> {
  readonly params: OutOf<E['params']>
  readonly query: OutOf<E['query']>
  readonly body: E['body'] extends z.ZodType ? z.output<E['body']> : undefined
}

/** Input of the client. */
export type EndpointCall<E extends EndpointShape> = (E['params'] extends z.ZodType
  ? { readonly params: InOf<E['params']> }
  : { readonly params?: undefined }) &
  (E['query'] extends z.ZodType ? { readonly query?: InOf<E['query']> } : { readonly query?: undefined }) &
  (E['body'] extends z.ZodType ? { readonly body: InOf<E['body']> } : { readonly body?: undefined })

/** JSON text from PostgreSQL, sent unchanged (1.3–1.5 times the throughput of parsing and rewriting it). */
export interface RawJson {
  readonly rawJson: string
}

/** Response of a handler: one member per declared status. */
export type EndpointReply<E extends EndpointShape> = {
  [S in keyof E['answers'] & number]: {
    readonly status: S
    readonly body: E['answers'][S] extends z.ZodType ? z.input<E['answers'][S]> | RawJson : never
    readonly headers?: Readonly<Record<string, string>>
  }
}[keyof E['answers'] & number]

/** Response as the client sees it on success. */
export type EndpointAnswer<E extends EndpointShape> = {
  [S in keyof E['answers'] & number]: {
    readonly status: S
    readonly body: E['answers'][S] extends z.ZodType ? z.output<E['answers'][S]> : never
  }
}[keyof E['answers'] & number]

export type EndpointTable = Readonly<Record<string, EndpointShape>>

export { problem }
