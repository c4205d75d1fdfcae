export interface Fault {
  readonly path: string
  readonly message: string
  readonly code?: string
  /** accepted values of a closed list, or actions possible at the moment */
  readonly accepted?: (string | number)[]
}

/** A rejected call: HTTP status and a Spanish sentence for the user. Can be thrown at any depth of a call. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly problems: readonly Fault[] | undefined
  readonly current: unknown
  /** seconds until a retry can succeed, for `Retry-After` */
  readonly retryAfter: number | undefined
  constructor(
    status: number,
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
    this.status = status
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
  new Refusal(404, message, { code: 'no_encontrado' })
export const stale = (current: unknown): Refusal =>
  new Refusal(
    409,
    'Otra persona cambió este caso mientras usted trabajaba. Revise los cambios e intente de nuevo.',
    {
      code: 'version',
      current,
    },
  )
