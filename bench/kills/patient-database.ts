import { runningDatabase } from '../../apps/api/src/adapters/postgres/database.ts'
import { type Database, openDatabase, type Tx } from '../../apps/api/src/db/connection/sql.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE_MS } from './patience.ts'

/** The server rejected the statement itself; any other error means an unavailable server. */
const OWN_FAULT = /^(22|23|42)/

/**
 * The killed server's database, as seen by the driver: statements wait until it is back, at whatever address.
 */
export function patientDatabase(dataDir: string): Database {
  let open: { url: string; db: Database } | undefined
  const current = async (): Promise<Database> => {
    const url = (await runningDatabase(dataDir))?.url
    if (url === undefined) throw new Error('the database is away')
    if (open?.url !== url) {
      await open?.db.close().catch(() => undefined)
      open = { url, db: openDatabase(url, 6, { deadlines: null }) }
    }
    return open.db
  }
  const patiently = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const end = performance.now() + PATIENCE_MS
    for (let attempt = 1; ; attempt++) {
      try {
        return await work(await current())
      } catch (error) {
        const code = (error as { code?: string }).code ?? ''
        // written by the try whose response was lost
        if (attempt > 1 && code === '23505') return 1 as T
        if (OWN_FAULT.test(code) || performance.now() > end) throw error
        await pause(100)
      }
    }
  }
  return {
    get pool() {
      if (open === undefined) throw new Error('nothing was asked yet')
      return open.db.pool
    },
    rows: (statement) => patiently((db) => db.rows(statement)),
    one: (statement) => patiently((db) => db.one(statement)),
    run: (statement) => patiently((db) => db.run(statement)),
    takesChanges: () => patiently((db) => db.takesChanges()),
    // repeating a whole transaction could apply it twice: the caller decides
    tx: async <T>(work: (tx: Tx) => Promise<T>) => (await current()).tx(work),
    aside: async <T>(work: (tx: Tx) => Promise<T>) => (await current()).aside(work),
    gate: () => null,
    close: async () => open?.db.close(),
  }
}
