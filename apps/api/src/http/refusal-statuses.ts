import type { Refusal, RefusalKind } from '@ventanilla/domain/kernel/problem'

/** HTTP status of each kind of rejection. */
const STATUSES: Readonly<Record<RefusalKind, number>> = {
  // accepted, nothing changed: what the specification's section 7 answers to a rule that does not hold
  unmet: 202,
  // nobody holds the role of the next step (section 7)
  unstaffed: 400,
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
}

/** HTTP status of a rejection. */
export const statusOf = ({ kind }: Pick<Refusal, 'kind'>): number => STATUSES[kind]
