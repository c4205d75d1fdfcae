import { codeOf } from '@ventanilla/domain/kernel/thrown'
import pg from 'pg'
import { openConnections, type Deadlines, SERVING } from './connections.ts'
import { failureOf, isGone } from './failures.ts'
import { BehindTheTime, type Gate } from './gate.ts'
import type { Db, Param, Statement, Tx } from './statement.ts'
import { asked, onOneConnection } from './transaction.ts'

// bigint columns hold pesos and byte counts, far below 2^53;
// dates stay 'YYYY-MM-DD' so that no time zone shifts them
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type { Db, Param, Statement, Tx } from './statement.ts'

/** Part of a statement: nested `sql` values are joined in, everything else becomes a parameter. */
export function sql(
  strings: TemplateStringsArray,
  ...parts: readonly (Param | Statement | undefined)[]
): Statement {
  let text = ''
  const values: Param[] = []
  strings.forEach((string, i) => {
    text += string
    if (i >= parts.length) return
    const part = parts[i]
    if (isStatement(part)) {
      text += part.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + values.length}`)
      values.push(...part.values)
    } else {
      values.push(part === undefined ? null : part)
      text += `$${values.length}`
    }
  })
  return { text, values }
}

function isStatement(part: unknown): part is Statement {
  return (
    typeof part === 'object' &&
    part !== null &&
    'text' in part &&
    'values' in part &&
    Array.isArray(part.values)
  )
}

/** Joins statements with a separator; empty list gives `fallback`. */
export function joined(parts: readonly Statement[], separator: string, fallback = 'true'): Statement {
  if (parts.length === 0) return { text: fallback, values: [] }
  return parts.reduce((a, b) => sql`${a}${{ text: separator, values: [] }}${b}`)
}

/** Literal SQL from our own code (column lists, order); never from input. */
export const raw = (text: string): Statement => ({ text, values: [] })

/** JSON value of a parameter: node-postgres would turn arrays into PostgreSQL arrays. */
export const json = (value: unknown): string => JSON.stringify(value)

export interface Database extends Db {
  /** connections for transactions and cursors; a different pool after a silent loss */
  readonly pool: pg.Pool
  /**
   * Runs `work` in one transaction. Serialisation failures, deadlocks and connections lost before the commit
   * was sent are retried, three tries in all. Once the commit was sent, the outcome of a lost connection is
   * unknown: the error is thrown. It passes the gate, where the database has one.
   */
  tx<T>(work: (db: Tx) => Promise<T>): Promise<T>
  /**
   * As `tx` without the gate: for work that decides nothing by the configuration. A long reading would hold up who
   * publishes, and a publication cannot pass the gate that it closes.
   */
  aside<T>(work: (db: Tx) => Promise<T>): Promise<T>
  readonly gate: () => Gate | null
  /**
   * Whether the server accepts writes; throws when it does not respond. Uses a dedicated connection: load is
   * not an outage, and taking a process out of service for it would overload the others.
   */
  takesChanges(): Promise<boolean>
  close(): Promise<void>
}

const RETRIED = new Set(['40001', '40P01'])

/**
 * Concurrent single statements. This many keep two cores busy; with more, each took a fifth more processor
 * time. Further statements queue here, not inside the database.
 */
const READS = 5

/** Pauses before the second and third try: a restarted database is back within a second or two. */
const PAUSES_MS = [200, 1_000] as const

/** Milliseconds after which a transaction is not retried any more. */
export const PATIENCE_MS = 12_000

/** Whether a statement is read-only and can be repeated. An unrecognised one is sent once. */
const changesNothing = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) &&
  !/\b(insert|update|delete|merge|share|nextval|setval|set_config|pg_\w+)\b/i.test(text)

/**
 * Waits before a retry; returns false when the call must not be repeated. A call that was never sent can always
 * be repeated; one whose connection was lost only if `harmless`.
 */
async function mayRepeat(error: unknown, tries: number, harmless: () => boolean): Promise<boolean> {
  const pause = PAUSES_MS[tries - 1]
  if (pause === undefined) return false
  const failure = failureOf(error)
  // one turn of the wait is over: take another, possibly on replaced connections
  if (failure === 'crowded') return true
  if (failure !== 'refused' && !(isGone(failure) && harmless())) return false
  // a silent loss has waited long enough
  if (failure !== 'silent') await new Promise((done) => setTimeout(done, pause))
  return true
}

/** How to open a database; defaults: as for serving. */
export interface HowToOpen {
  /** null: no limits (migrations, verification, seeding) */
  readonly deadlines?: Deadlines | null
  /** asked for each transaction; by default there is none */
  readonly gate?: () => Gate | null
}

/**
 * Opens two pools. Transactions and cursors hold a connection while they wait for a lock, the disk or a slow
 * reader, at most `held` at once; short statements have their own connections and never wait for those.
 */
export function openDatabase(
  url: string,
  held = 8,
  { deadlines = SERVING, gate = () => null }: HowToOpen = {},
): Database {
  const connections = openConnections(url, { held, reads: Math.min(READS, held), deadlines })
  const ask = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
    for (let tries = 1; ; tries++) {
      const of = connections.current
      try {
        return await of.reads.query(config)
      } catch (error) {
        connections.judge(of, error)
        if (!(await mayRepeat(error, tries, () => changesNothing(config.text)))) throw error
      }
    }
  }
  const transact = async <T>(work: (db: Tx) => Promise<T>, passed: Gate | null): Promise<T> => {
    const began = performance.now()
    for (let tries = 1; ; tries++) {
      const of = connections.current
      let committing = false
      try {
        return await onOneConnection(of.held, work, () => (committing = true), passed)
      } catch (error) {
        if (error instanceof BehindTheTime && passed !== null && performance.now() - began < PATIENCE_MS) {
          await passed.catchUp()
          continue
        }
        connections.judge(of, error)
        if (tries < 3 && RETRIED.has(codeOf(error) ?? '')) continue
        if (committing || performance.now() - began > PATIENCE_MS) throw error
        if (!(await mayRepeat(error, tries, () => true))) throw error
      }
    }
  }
  return {
    get pool() {
      return connections.current.held
    },
    ...asked(ask),
    tx(work) {
      const passed = gate()
      return passed === null ? transact(work, null) : passed.around(() => transact(work, passed))
    },
    aside: (work) => transact(work, null),
    gate,
    async takesChanges() {
      const { rows } = await connections.askAlone({ text: 'select not pg_is_in_recovery() as yes' })
      // a select without a table gives one row
      return (rows[0] as { yes: boolean }).yes
    },
    close: () => connections.close(),
  }
}
