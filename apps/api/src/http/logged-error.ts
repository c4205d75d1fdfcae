/** What the log keeps of a failure. */
interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** of PostgreSQL or of the system */
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly cause?: LoggedError
  readonly [more: string]: unknown
}

/** What PostgreSQL quotes of a value that it could not read: «invalid input syntax for type date: "…"». */
const QUOTED = /"[^]*"/

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * A failure as the log keeps it: which rule broke and where, and nobody's data. The leak that it answers: PostgreSQL tells a
 * broken rule with the row («Key (email)=(ana@…) already exists»), and whatever hangs on an error would be written out.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  const from = (typeof error === 'object' && error !== null ? error : { message: String(error) }) as Record<
    string,
    unknown
  >
  const told = text(from['message']) ?? ''
  const code = text(from['code'])
  // class 22: a value that does not fit; the names that other messages quote are those of tables and rules
  const message = code?.startsWith('22') === true ? told.replace(QUOTED, '…') : told
  const stack = (text(from['stack']) ?? '').replace(told, () => message)
  const constraint = text(from['constraint'])
  const table = text(from['table'])
  return {
    type: (error as Error | undefined)?.constructor?.name ?? typeof error,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(from['cause'] !== undefined && depth < 3 && { cause: loggedError(from['cause'], depth + 1) }),
  }
}
