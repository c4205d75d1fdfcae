import type { Db } from './statement.ts'

/** What every transaction that decides asks before it reads anything else. */
export interface Gate {
  /**
   * Asks on the connection of the transaction, with its first statement at once; the work of the transaction gets no
   * result before. @throws `BehindTheTime` when the transaction must begin anew
   */
  readonly pass: (db: Db) => Promise<void>
  /** runs a whole transaction */
  readonly around: <T>(transaction: () => Promise<T>) => Promise<T>
  /** after `BehindTheTime`, before the next try */
  readonly catchUp: () => Promise<void>
}

/** Something was due to come into force: the transaction has decided nothing and begins anew. */
export class BehindTheTime extends Error {}
