export interface Fault {
  readonly path: string
  readonly message: string
  readonly code?: string
  /** what a closed list takes, or what can be done now */
  readonly accepted?: (string | number)[]
}

/** A refusal with its HTTP status and the Spanish sentence that the person reads. Thrown anywhere below a call. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly problems: readonly Fault[] | undefined
  readonly current: unknown
  /** seconds after which the same may be allowed, for `Retry-After` */
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

/** One answer for "does not exist" and "is not yours": nobody learns that a case exists (decision 47). */
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
