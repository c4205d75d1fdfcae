import type { Database, Tx } from '../../db/connection/sql.ts'

export interface BreakingDatabase {
  readonly db: Database
  /** the failing statement within a transaction, counted from 1 from this call on; 0: none */
  failAt(statement: number): void
}

/** The same database with transactions that fail at one statement. */
export function breakingDatabase(real: Database): BreakingDatabase {
  let failing = 0
  let asked = 0
  const count = (): void => {
    asked += 1
    if (asked === failing) throw new Error('the disk is gone')
  }
  const counted = (db: Tx): Tx => ({
    rows: async (statement) => (count(), db.rows(statement)),
    one: async (statement) => (count(), db.one(statement)),
    run: async (statement) => (count(), db.run(statement)),
    later: (statement) => (count(), db.later(statement)),
  })
  return {
    db: { ...real, tx: (work) => real.tx((db) => work(counted(db))) },
    failAt(statement) {
      failing = statement
      asked = 0
    },
  }
}
