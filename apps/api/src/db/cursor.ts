import type { Database, Statement } from './sql.ts'

/** A statement that is read in pieces on one plan and one picture of the data. */
export interface Cursor<T> {
  /** the next rows; fewer than asked for: there are no more; null: the time is over, nothing was read */
  next(rows: number): Promise<T[] | null>
  close(): Promise<void>
}

const NAME = 'list'
// Everything is wanted, not the first rows soon. A long list that reaches each row at random takes twice the work of one
// that reads the tables through and hashes them, and the price of pages that suits short statements hides it.
const BEGIN = `begin read only; set local cursor_tuple_fraction = 1; set local random_page_cost = 4; set local work_mem = '32MB'`
/** One piece of a long list, milliseconds; the first one joins and sorts all of it. Longer than what people's calls get. */
const PIECE_MS = 60_000
/** The driver's own wait for it; its type does not know that a statement may have one. */
const PATIENT = { query_timeout: PIECE_MS + 1_000 } as object

/**
 * Opens a statement to be read in pieces. It keeps a connection, so it ends by itself after `heldMs`, also while nobody
 * reads: somebody who downloads over a slow line must not take a connection from everybody else.
 */
export async function openCursor<T>(db: Database, statement: Statement, heldMs: number): Promise<Cursor<T>> {
  const client = await db.pool.connect()
  let over = false
  // one thing at a time: an end that is asked for during a reading comes after it
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
      // whoever reads slowly is ended by the timer above, not by the server's limit for idle transactions
      await client.query(
        `${BEGIN}; set local statement_timeout = ${PIECE_MS}; set local idle_in_transaction_session_timeout = ${Math.trunc(heldMs) + PIECE_MS}`,
      )
      await client.query({
        text: `declare ${NAME} no scroll cursor for ${statement.text}`,
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
      inTurn(async () =>
        over
          ? null
          : ((await client.query({ text: `fetch ${Math.trunc(rows)} from ${NAME}`, ...PATIENT }))
              .rows as T[]),
      ),
    close,
  }
}
