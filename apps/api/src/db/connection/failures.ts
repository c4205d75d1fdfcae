import { codeOf } from '@ventanilla/domain/kernel/thrown'

/**
 * What a database failure means for the caller.
 * - `crowded`: no connection became free in time; nothing was sent
 * - `refused`: no connection could be opened (starting, failing over, down); nothing was sent
 * - `unreached`: opening one took too long; nothing was sent
 * - `lost`: the connection ended during the call: PostgreSQL rolls back everything uncommitted; whether a
 *   `commit` in flight arrived is unknown
 * - `silent`: the same without any error from the other side: other connections are probably dead too
 * - `moved`: the server has become read-only; another one accepts writes
 * - `slow`: the server cancelled the statement, by a deadline or a conflict; the connection is sound
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
  ETIMEDOUT: 'silent', // detected by the system's keepalive
  '25006': 'moved', // read-only: the server has become a standby
  '57014': 'slow', // statement_timeout
  '55P03': 'slow', // lock_timeout
  '25P04': 'slow', // transaction_timeout
  '40001': 'slow', // serialisation failure in every retry
  '40P01': 'slow',
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
}

/** The driver's own errors carry no code. */
const BY_MESSAGE: readonly (readonly [RegExp, Failure])[] = [
  [/^Query read timeout/, 'silent'],
  [/^timeout exceeded when trying to connect/, 'crowded'],
  [/^(Connection terminated due to connection timeout|timeout expired)/, 'unreached'],
  [/^Cannot use a pool after calling end/, 'unreached'],
  [/^Connection terminated/, 'lost'],
  [/^Client (has encountered a connection error|was closed)/, 'lost'],
]

/**
 * Classifies an infrastructure failure, following `cause`; null for a refusal, a violated constraint or a bug.
 */
export function failureOf(error: unknown): Failure | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    const { message } = at
    const code = codeOf(at)
    if (code !== undefined) {
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
