export interface Fault {
  readonly path: string
  readonly message: string
  readonly code?: string
  /** accepted values of a closed list, or actions possible at the moment */
  readonly accepted?: (string | number)[]
}

/** What a rejection is about; the server gives each kind its HTTP status. */
export type RefusalKind =
  /** a rule that does not hold yet: what to do first is in the sentence (specification, section 7) */
  | 'unmet'
  /** no active user holds a role of the next step */
  | 'unstaffed'
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  /** the case has moved on, or someone else was faster */
  | 'conflict'
  /** existed and was used up */
  | 'gone'
  | 'too_large'
  | 'invalid'
  | 'too_many'
  | 'unavailable'

/** A rejected call: its kind and a Spanish sentence for the user. Can be thrown at any depth of a call. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly code: string | undefined
  readonly problems: readonly Fault[] | undefined
  readonly current: unknown
  /** seconds until a retry can succeed, for `Retry-After` */
  readonly retryAfter: number | undefined
  constructor(
    kind: RefusalKind,
    message: string,
    more: {
      code?: string
      problems?: readonly Fault[]
      current?: unknown
      retryAfter?: number
    } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.kind = kind
    this.code = more.code
    this.problems = more.problems
    this.current = more.current
    this.retryAfter = more.retryAfter
  }
}

/**
 * Same response for a missing and a forbidden resource; prevents probing whether a case exists (decision 47).
 */
export const notFound = (message = 'No encontramos lo que busca o no tiene permiso para verlo.'): Refusal =>
  new Refusal('missing', message, { code: 'no_encontrado' })
export const stale = (current: unknown): Refusal =>
  new Refusal(
    'conflict',
    'Otra persona cambió este caso mientras usted trabajaba. Revise los cambios e intente de nuevo.',
    {
      code: 'version',
      current,
    },
  )
