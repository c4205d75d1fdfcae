import type { Statement } from './statement.ts'

/** What every transaction that decides asks before it reads anything else. */
export interface Gate {
  readonly statement: Statement
  /**
   * Its row, before the work of the transaction gets any result. @throws `BehindTheTime` when the transaction must
   * begin anew
   */
  readonly passed: (row: unknown) => void | Promise<void>
  /** runs a whole transaction */
  readonly around: <T>(transaction: () => Promise<T>) => Promise<T>
  /** after `BehindTheTime`, before the next try */
  readonly catchUp: () => Promise<void>
}

/** Something was due to come into force: the transaction has decided nothing and begins anew. */
export class BehindTheTime extends Error {}
