import type { Database, Statement } from './sql.ts'

/** A statement read in pieces, with one plan and one snapshot of the data. */
export interface Cursor<T> {
  /** the next rows; fewer than requested at the end; null when the time is over and nothing was read */
  next(rows: number): Promise<T[] | null>
  close(): Promise<void>
}

const NAME = 'list'
// All rows are needed, not the first ones soon. Random access to each row of a long list costs twice as much as
// sequential scans with hashing, and the page cost tuned for short statements hides that.
const BEGIN = `begin read only; set local cursor_tuple_fraction = 1; set local random_page_cost = 4; set local work_mem = '32MB'`
/**
 * Deadline for one piece, milliseconds: longer than for interactive calls, because the first piece joins and
 * sorts the whole list.
 */
const PIECE_MS = 60_000
// the driver's deadline; its types lack the per-statement option
const PATIENT = { query_timeout: PIECE_MS + 1_000 } as object

/**
 * Opens a statement to read in pieces. It holds a connection, so it ends after `heldMs` milliseconds even while
 * idle: a download over a slow line must not keep a connection from other callers.
 */
export async function openCursor<T>(db: Database, statement: Statement, heldMs: number): Promise<Cursor<T>> {
  const client = await db.pool.connect()
  let over = false
  // serialised: a close requested during a read runs after it
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  const close = (): Promise<void> =>
    inTurn(async () => {
      if (over) return
      over = true
      clearTimeout(timer)
      let broken: Error | undefined
      await client.query('rollback').catch((error: Error) => (broken = error))
      client.release(broken)
    })
  const timer = setTimeout(() => void close(), heldMs)
  timer.unref()
  try {
    await inTurn(async () => {
      // a slow reader is ended by the timer above, not by the server's limit for idle transactions
      await client.query(
        `${BEGIN}; set local statement_timeout = ${PIECE_MS}; set local idle_in_transaction_session_timeout = ${Math.trunc(heldMs) + PIECE_MS}`,
      )
      await client.query({
        text: `declare ${NAME} no scroll cursor for ${statement.text}`,
        // the driver only reads them
        values: statement.values as unknown[],
        ...PATIENT,
      })
    })
  } catch (error) {
    await close()
    throw error
  }
  return {
    next: (rows) =>
      inTurn(async () => {
        if (over) return null
        const piece = await client.query({ text: `fetch ${Math.trunc(rows)} from ${NAME}`, ...PATIENT })
        // the caller says how it reads its rows
        return piece.rows as T[]
      }),
    close,
  }
}
