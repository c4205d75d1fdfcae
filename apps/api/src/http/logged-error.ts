/** A failure as logged. */
interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** code of PostgreSQL or of the system */
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly cause?: LoggedError
  readonly [more: string]: unknown
}

/** A value quoted by PostgreSQL: «invalid input syntax for type date: "…"». */
const QUOTED = /"[^]*"/

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * Reduces a failure to the violated rule and its place, without personal data. Prevents a leak: PostgreSQL
 * reports a violated constraint with the row («Key (email)=(ana@…) already exists»), and loggers write out
 * every property of an error.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  // read by names that it may lack
  const from = (typeof error === 'object' && error !== null ? error : { message: String(error) }) as Record<
    string,
    unknown
  >
  const told = text(from['message']) ?? ''
  const code = text(from['code'])
  // class 22: an invalid value; other messages quote only names of tables and constraints
  const message = code?.startsWith('22') === true ? told.replace(QUOTED, '…') : told
  const stack = (text(from['stack']) ?? '').replace(told, () => message)
  const constraint = text(from['constraint'])
  const table = text(from['table'])
  return {
    // anything can be thrown, and most of it has a constructor
    type: (error as Error | undefined)?.constructor?.name ?? typeof error,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(from['cause'] !== undefined && depth < 3 && { cause: loggedError(from['cause'], depth + 1) }),
  }
}
