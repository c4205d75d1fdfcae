import { Refusal } from '@ventanilla/domain/kernel/problem'
import { codeOf } from '@ventanilla/domain/kernel/thrown'
import type pg from 'pg'
import { SERVING } from './connections.ts'
import { type Database, openDatabase, sql } from './sql.ts'
import type { Db } from './statement.ts'
import { asked } from './transaction.ts'

/**
 * Where heavy readings go: reports over many rows. They have connections of their own, so that they hold up no other call, a
 * longer deadline, and end with the call that asked.
 */
export interface Readings {
  /** @param signal aborted when nobody waits for the answer any more; null: of the portal itself */
  readonly of: (signal: AbortSignal | null) => Db
  readonly close: () => Promise<void>
}

/** Readings at the same time: with more, each would take longer and the processor's share of others would shrink. */
const AT_ONCE = 2
const CANCELLED = '57014'

/**
 * @param url of the reading database, a replica or the serving one. A replica lags behind: it answers what it knows.
 * @param seconds of one reading
 */
export function openReadings(url: string, seconds: number): Readings {
  // opened by the first reading: most processes of tests and tools make none
  let opened: Database | null = null
  const database = (): Database =>
    (opened ??= openDatabase(url, AT_ONCE, {
      deadlines: { ...SERVING, statement: seconds * 1_000, answer: (seconds + 1) * 1_000 },
    }))
  const read = async (config: pg.QueryConfig, signal: AbortSignal | null): Promise<pg.QueryResult> => {
    signal?.throwIfAborted()
    const { pool } = database()
    const client = await pool.connect()
    let broken: Error | undefined
    const { processID } = client as unknown as { readonly processID: number | null } // the driver's types hide it
    // the server goes on reading for a client that is gone, unless the statement is cancelled
    const cancel = (): void =>
      void database()
        .rows(sql`select pg_cancel_backend(${processID}::int) as cancelled`)
        .catch(() => undefined)
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      return await client.query(config)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (codeOf(error) !== CANCELLED) broken = error
      else if (signal?.aborted !== true)
        throw new Refusal(
          'unavailable',
          `La consulta tardó más de ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} y se detuvo. Acote las fechas o ponga un filtro.`,
          { code: 'consulta_larga' },
        )
      throw error
    } finally {
      signal?.removeEventListener('abort', cancel)
      // Race: a cancellation on its way would end the next reading of this connection
      client.release(signal?.aborted === true ? true : broken)
    }
  }
  return {
    of: (signal) => asked((config) => read(config, signal)),
    close: async () => {
      await opened?.close()
      opened = null
    },
  }
}
