import pg from 'pg'
import { failureOf } from './failures.ts'

/** When a connection and what is sent over it are given up; milliseconds. */
export interface Deadlines {
  /** a new connection; and one turn of the wait for a free one */
  readonly connect: number
  /**
   * ours for the answer to a statement. Above the server's: what is only slow is answered 57014 over a sound connection,
   * what passes this is a connection that nobody listens on. pg then destroys the socket, so that all behind it fails at once
   */
  readonly answer: number
  /** the server's */
  readonly statement: number
  readonly lock: number
  /** the server's: frees the row locks of a transaction whose client is gone, which is what delays everybody else most */
  readonly idleInTransaction: number
  /** between two looks at a connection that nobody else uses */
  readonly pulse: number
}

/** For calls that people wait for. All connections lost in silence: served again within 15 s (answer + connect, with room). */
export const SERVING: Deadlines = {
  connect: 4_000,
  answer: 9_000,
  statement: 8_000,
  lock: 6_000,
  idleInTransaction: 6_000,
  pulse: 2_500,
}

export interface HowToConnect {
  /** connections for transactions and lists that are read in pieces */
  readonly held: number
  /** connections for single statements */
  readonly reads: number
  /** false: a crash may take the last moments along */
  readonly waitsForDisk: boolean
  /** null: whatever is asked may take as long as it takes (migrations, verifying, filling a database) */
  readonly deadlines: Deadlines | null
}

export interface Pools {
  readonly held: pg.Pool
  readonly reads: pg.Pool
}

/** The connections to a database: all of them are replaced as soon as one was lost without a word. */
export interface Connections {
  readonly current: Pools
  /** Looks at a failure that came over these: at the first silent loss, or when they lead to a standby, new ones take over. */
  judge(of: Pools, error: unknown): void
  /** Asks over a connection that nobody else uses: it never waits behind a crowd. */
  askAlone(config: pg.QueryConfig): Promise<pg.QueryResult>
  close(): Promise<void>
}

/**
 * The server's own end of a dead connection, found by the system of either side: idle ones too, over networks that drop
 * what has been quiet. (A proxy that acknowledges hides the loss from it; for that there are the deadlines.)
 */
const KEEPALIVE =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=10000'
/** A close waits so long for what still runs; connections that nobody listens on never end by themselves. */
const LAST_WORDS_MS = 5_000

/** What a session is called in `pg_stat_activity`, unless the address says otherwise. */
export const APPLICATION = 'ventanilla'

export function openConnections(url: string, how: HowToConnect): Connections {
  const { deadlines } = how
  const limits: pg.PoolConfig =
    deadlines === null
      ? {}
      : {
          connectionTimeoutMillis: deadlines.connect,
          query_timeout: deadlines.answer,
        }
  const ofServer =
    deadlines === null
      ? ''
      : ` -c statement_timeout=${deadlines.statement} -c lock_timeout=${deadlines.lock}` +
        ` -c idle_in_transaction_session_timeout=${deadlines.idleInTransaction}`
  const open = (max: number): pg.Pool => {
    const made = new pg.Pool({
      connectionString: url,
      max,
      idleTimeoutMillis: 30_000,
      // by which operators, and a restore, know that somebody serves from this database
      fallback_application_name: APPLICATION,
      ...limits,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      // after many writes and ANALYZE the planner may re-plan each call of a hot statement
      options: `-c plan_cache_mode=force_generic_plan -c TimeZone=UTC ${KEEPALIVE}${ofServer}${how.waitsForDisk ? '' : ' -c synchronous_commit=off'}`,
      // statements go out without waiting for the answer to the one before: `begin` travels with the first, the last with
      // `commit`. Each is still answered and refused by itself, and after a refusal the transaction takes nothing more
      pipeline: true,
    } as pg.PoolConfig)
    // a connection that dies while idle (database restarted) must not end the process; the next query gets a new one
    made.on('error', () => undefined)
    // nor one that dies inside a transaction while no statement runs: the next statement fails, and with it the call
    made.on('connect', (client) => void client.on('error', () => undefined))
    return made
  }
  const openBoth = (): Pools => ({ held: open(how.held), reads: open(how.reads) })
  let current = openBoth()
  const replace = (): void => {
    const former = current
    current = openBoth()
    // idle ones go at once, those in use when their own deadline ends them
    for (const pool of [former.held, former.reads]) pool.end().catch(() => undefined)
  }
  const judge = (of: Pools, error: unknown): void => {
    // whoever finds the same loss later must not take away what replaced it
    if (deadlines === null || of !== current) return
    const failure = failureOf(error)
    // never when it is crowded: another set of connections would make that worse
    if (failure === 'silent' || failure === 'moved') replace()
  }
  const pulse = deadlines === null ? null : keepPulse(url, deadlines, () => current, judge)
  return {
    get current() {
      return current
    },
    judge,
    askAlone: (config) => (pulse === null ? current.reads.query(config) : pulse.ask(config)),
    async close() {
      const ended = Promise.all([current.held.end(), current.reads.end(), pulse?.close()])
      await (deadlines === null ? ended : Promise.race([ended, elapsed(LAST_WORDS_MS)]))
    },
  }
}

/** Asks over a connection of its own: it finds a loss before the deadlines of people's calls do. */
function keepPulse(
  url: string,
  { connect, pulse }: Deadlines,
  current: () => Pools,
  judge: (of: Pools, error: unknown) => void,
): { ask(config: pg.QueryConfig): Promise<pg.QueryResult>; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    pipeline: true,
    connectionTimeoutMillis: connect,
    query_timeout: pulse,
    idleTimeoutMillis: 0,
    keepAlive: true,
    allowExitOnIdle: true,
  } as pg.PoolConfig)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const timer = setInterval(() => {
    const of = current()
    const asked = performance.now()
    pool.query('select 1').catch((error: unknown) => {
      // a process that was too busy to listen has lost nothing: the answer lies before it
      if (performance.now() - asked < pulse * 1.1) judge(of, error)
    })
  }, pulse)
  timer.unref()
  return {
    ask: (config) => pool.query(config),
    close() {
      clearInterval(timer)
      return pool.end()
    },
  }
}

const elapsed = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms).unref())
