import pg from 'pg'
import { failureOf } from './failures.ts'

/** Deadlines of connections and statements, in milliseconds. */
export interface Deadlines {
  /** to open a connection, and for one turn of the wait for a free one */
  readonly connect: number
  /**
   * client-side deadline for a statement. Above the server's: a slow statement gets 57014 over a healthy
   * connection; exceeding this one means a dead connection. pg then destroys the socket, so that everything
   * queued on it fails at once
   */
  readonly answer: number
  /** the server's */
  readonly statement: number
  readonly lock: number
  /**
   * the server's: frees the row locks of a transaction whose client is gone, which block other sessions most
   */
  readonly idleInTransaction: number
  /** interval between probes over a dedicated connection */
  readonly pulse: number
}

/**
 * For interactive calls. After a silent loss of all connections,
 * service resumes within 15 s (answer + connect, with a margin).
 */
export const SERVING: Deadlines = {
  connect: 4_000,
  answer: 9_000,
  statement: 8_000,
  lock: 6_000,
  idleInTransaction: 6_000,
  pulse: 2_500,
}

export interface HowToConnect {
  /** connections for transactions and cursors */
  readonly held: number
  /** connections for single statements */
  readonly reads: number
  /** null: no limits (migrations, verification, seeding) */
  readonly deadlines: Deadlines | null
}

export interface Pools {
  readonly held: pg.Pool
  readonly reads: pg.Pool
}

/** The connections to a database; all are replaced as soon as one is lost silently. */
export interface Connections {
  readonly current: Pools
  /** Checks an error of these pools: the first silent loss, or a connection to a standby, replaces them. */
  judge(of: Pools, error: unknown): void
  /** Queries over a dedicated connection, so that load never delays it. */
  askAlone(config: pg.QueryConfig): Promise<pg.QueryResult>
  close(): Promise<void>
}

/**
 * Keepalive settings that detect dead connections on both sides, also idle ones over networks that drop quiet
 * flows. (A proxy that acknowledges hides the loss; the deadlines cover that case.)
 */
const KEEPALIVE =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=10000'
/** How long `close` waits for running statements; dead connections never end on their own. */
const LAST_WORDS_MS = 5_000

/** Session name in `pg_stat_activity`, unless the URL sets another. */
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
      // shows operators, and a restore, that a server uses this database
      fallback_application_name: APPLICATION,
      ...limits,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      // after many writes and ANALYZE the planner can re-plan each call of a hot statement
      options: `-c plan_cache_mode=force_generic_plan -c TimeZone=UTC ${KEEPALIVE}${ofServer}`,
      // statements are sent without waiting for the previous result: `begin`
      // travels with the first, the last with `commit`. Each still gets its own
      // result or error, and after an error the transaction accepts nothing more
      pipeline: true,
      // the driver's types lack `pipeline`
    } as pg.PoolConfig)
    // an idle connection that dies (database restart) must not end the process; the next query gets a new one
    made.on('error', () => undefined)
    // nor must one that dies inside a transaction between
    // statements: the next statement fails, and the call with it
    made.on('connect', (client) => void client.on('error', () => undefined))
    return made
  }
  const openBoth = (): Pools => ({ held: open(how.held), reads: open(how.reads) })
  let current = openBoth()
  const replace = (): void => {
    const former = current
    current = openBoth()
    // idle connections close at once, busy ones at their own deadline
    for (const pool of [former.held, former.reads]) pool.end().catch(() => undefined)
  }
  const judge = (of: Pools, error: unknown): void => {
    // Race: a call that detects the same loss later must not close the replacement
    if (deadlines === null || of !== current) return
    const failure = failureOf(error)
    // never under load: another set of connections would make it worse
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

/** Probes over a dedicated connection, to detect a loss before the deadlines of interactive calls expire. */
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
    // the driver's types lack `pipeline`
  } as pg.PoolConfig)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const timer = setInterval(() => {
    const of = current()
    const asked = performance.now()
    pool.query('select 1').catch((error: unknown) => {
      // an overloaded process has lost nothing: the result waits unread in its socket
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
