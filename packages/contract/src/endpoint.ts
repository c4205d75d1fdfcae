import type { z } from 'zod'
import { problem } from './problem.ts'
import type { RefusalStatus } from './refusals.ts'

/** Kinds of data about people, as the audit tells them apart. */
export type Disclosed = 'caso' | 'tarea' | 'acto' | 'archivo' | 'dato-archivo' | 'persona' | 'lista'

/**
 * A call of the API, declared once. The server does not compile without a handler for it, the client's function is
 * typed from it, and the OpenAPI document is generated from it.
 */
export interface EndpointShape {
  /** `<feature>.<verb>`: also the audit verb and the name of the use case file, so that one search finds the story */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** full path with `:name` parameters */
  readonly path: string
  /** 'public': anyone; 'session': any logged-in person; else a permission of `domain/access/permissions` */
  readonly permission: string
  /** one line: what the call does, for whoever looks for it */
  readonly summary: string
  /** what an outside program must know beside it: what comes before and after, who makes it, what it leaves */
  readonly description: string
  readonly params?: z.ZodObject
  /** what a person typed stands in the address: a wrong one is told as in a form, not as a page that does not exist */
  readonly typedParams?: boolean
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** what success looks like, and odd statuses that are not problems; every call may also answer a Problem */
  readonly answers: Readonly<Record<number, z.ZodType>>
  /**
   * Refusals that do not follow from the rest of this declaration, or that are worth a sentence of their own, with when
   * they are answered; see `refusals.ts` for those that follow.
   */
  readonly refuses?: Readonly<Partial<Record<RefusalStatus, string>>>
  /** an answer of 2xx that refuses, as section 7 wants it: it stands in the audit like every refusal */
  readonly saysNo?: number
  /** the answer is a stream of bytes (export, file), described by its media type */
  readonly media?: string
  /** calls per minute for one address or person; unset: the general limit */
  readonly limit?: number
  /** bytes; unset: 1 MB */
  readonly bodyLimit?: number
  /** a GET that changes state (section 7): never cached or prefetched, needs the bearer header */
  readonly changesState?: boolean
  /**
   * The answer shows data of somebody: `what` it shows, and the parameter of the path that names it (null: a list, told
   * apart by what is asked of it). When somebody else reads it, that stands in the audit before the answer leaves.
   */
  readonly discloses?: { readonly what: Disclosed; readonly by: string | null }
  /** an official who is obliged to a passkey and has none yet may call it; everything else is refused to them */
  readonly beforePasskey?: boolean
  /** a page repeats it while it is open, whether somebody is there or not: it changes something, but is no use of the session */
  readonly byItself?: boolean
}

export function defineEndpoint<const E extends EndpointShape>(endpoint: E): E {
  return endpoint
}

type OutOf<T> = T extends z.ZodType ? z.output<T> : Record<string, never>
type InOf<T> = T extends z.ZodType ? z.input<T> : undefined

/** What a handler receives, validated. */
export interface EndpointInput<E extends EndpointShape> {
  readonly params: OutOf<E['params']>
  readonly query: OutOf<E['query']>
  readonly body: E['body'] extends z.ZodType ? z.output<E['body']> : undefined
}

/** What a caller gives. */
export type EndpointCall<E extends EndpointShape> = (E['params'] extends z.ZodType
  ? { readonly params: InOf<E['params']> }
  : { readonly params?: undefined }) &
  (E['query'] extends z.ZodType ? { readonly query?: InOf<E['query']> } : { readonly query?: undefined }) &
  (E['body'] extends z.ZodType ? { readonly body: InOf<E['body']> } : { readonly body?: undefined })

/** JSON text that PostgreSQL built; sent as it is (1.3–1.5 times the throughput of parsing and writing it again). */
export interface RawJson {
  readonly rawJson: string
}

/** One member per declared status. */
export type EndpointReply<E extends EndpointShape> = {
  [S in keyof E['answers'] & number]: {
    readonly status: S
    readonly body: E['answers'][S] extends z.ZodType ? z.input<E['answers'][S]> | RawJson : never
    readonly headers?: Readonly<Record<string, string>>
  }
}[keyof E['answers'] & number]

/** What the client sees on success. */
export type EndpointAnswer<E extends EndpointShape> = {
  [S in keyof E['answers'] & number]: {
    readonly status: S
    readonly body: E['answers'][S] extends z.ZodType ? z.output<E['answers'][S]> : never
  }
}[keyof E['answers'] & number]

export type EndpointTable = Readonly<Record<string, EndpointShape>>

export { problem }
