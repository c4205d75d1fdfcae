/**
 * What a failure means for whoever asked the database.
 * - `crowded`: no connection became free in time; nothing was sent
 * - `refused`: no connection could be opened (starting, failing over, down); nothing was sent
 * - `unreached`: opening one took too long; nothing was sent
 * - `lost`: the connection ended beneath what was asked: PostgreSQL rolls back all that was not committed, and whether a
 *   `commit` that was on its way arrived is not known
 * - `silent`: the same, and no word of it came: other connections are likely to be dead too
 * - `moved`: the server serves, but takes no changes any more; another one does now
 * - `slow`: the server itself gave up, by a deadline or against others; the connection is sound
 * - `full`: no space is left on a disk
 */
export type Failure = 'crowded' | 'refused' | 'unreached' | 'lost' | 'silent' | 'moved' | 'slow' | 'full'

/** By SQLSTATE (PostgreSQL, appendix A) and by the system's own codes. */
const BY_CODE: Readonly<Record<string, Failure>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'refused',
  EAI_AGAIN: 'refused',
  '08001': 'refused',
  '08004': 'refused',
  '57P03': 'refused', // starting up, recovering or shutting down
  '53300': 'crowded', // too many connections
  '53200': 'slow', // out of memory
  ECONNRESET: 'lost',
  EPIPE: 'lost',
  ENETUNREACH: 'lost',
  EHOSTUNREACH: 'lost',
  '08000': 'lost',
  '08003': 'lost',
  '08006': 'lost',
  '57P01': 'lost', // ended by an administrator, or by a shutdown
  '57P02': 'lost', // another process of the server crashed
  '57P05': 'lost', // idle for too long
  '25P03': 'lost', // idle inside a transaction for too long
  ETIMEDOUT: 'silent', // the system's keepalive found it out
  '25006': 'moved', // read-only: this one has become a standby
  '57014': 'slow', // statement_timeout
  '55P03': 'slow', // lock_timeout
  '25P04': 'slow', // transaction_timeout
  '40001': 'slow', // in the way of others more often than it was tried
  '40P01': 'slow',
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
}

/** The driver's own failures carry no code. */
const BY_MESSAGE: readonly (readonly [RegExp, Failure])[] = [
  [/^Query read timeout/, 'silent'],
  [/^timeout exceeded when trying to connect/, 'crowded'],
  [/^(Connection terminated due to connection timeout|timeout expired)/, 'unreached'],
  [/^Cannot use a pool after calling end/, 'unreached'],
  [/^Connection terminated/, 'lost'],
  [/^Client (has encountered a connection error|was closed)/, 'lost'],
]

/** Null for what is no failure of the machines: a refusal, a broken rule, a mistake of ours. */
export function failureOf(error: unknown): Failure | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    const { code, message } = at as Error & { code?: unknown }
    if (typeof code === 'string') {
      const known = BY_CODE[code]
      if (known !== undefined) return known
      continue
    }
    const known = BY_MESSAGE.find(([pattern]) => pattern.test(message))
    if (known !== undefined) return known[1]
  }
  return null
}

/** Whether the connection is gone. */
export const isGone = (failure: Failure | null): boolean => failure === 'lost' || failure === 'silent'
