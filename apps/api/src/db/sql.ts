import pg from 'pg'
import { openConnections, type Deadlines, SERVING } from './connections.ts'
import { failureOf, isGone } from './failures.ts'
import { asked, onOneConnection } from './transaction.ts'

// bigint columns hold pesos and byte counts, far below 2^53; dates stay 'YYYY-MM-DD' so that no time zone touches them
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type Param = string | number | boolean | null | Date | Buffer | readonly unknown[] | object

/** A statement with its values; made by the `sql` tag, so that no value is ever pasted into text. */
export interface Statement {
  readonly text: string
  readonly values: readonly Param[]
}

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
    Array.isArray((part as Statement).values)
  )
}

/** Joins statements with a separator; empty list gives `fallback`. */
export function joined(parts: readonly Statement[], separator: string, fallback = 'true'): Statement {
  if (parts.length === 0) return { text: fallback, values: [] }
  return parts.reduce((a, b) => sql`${a}${{ text: separator, values: [] }}${b}`)
}

/** Literal SQL of our own (column lists, order); never from outside. */
export const raw = (text: string): Statement => ({ text, values: [] })

/** JSON value of a parameter: node-postgres would turn arrays into PostgreSQL arrays. */
export const json = (value: unknown): string => JSON.stringify(value)

export interface Db {
  rows<T>(statement: Statement): Promise<T[]>
  /** first row or undefined */
  one<T>(statement: Statement): Promise<T | undefined>
  /** number of rows touched */
  run(statement: Statement): Promise<number>
}

/** A transaction at work. */
export interface Tx extends Db {
  /**
   * Sends a statement whose outcome nobody waits for: it travels with whatever follows it, at the latest with the
   * commit. When it fails, the transaction fails.
   */
  later(statement: Statement): void
}

export interface Database extends Db {
  /** connections that are held for a while: transactions and cursors; another pool after these were lost in silence */
  readonly pool: pg.Pool
  /**
   * Everything inside is kept or nothing is. Serialisation failures, deadlocks and connections that were lost before the
   * commit was sent are retried up to three times. After it the outcome of a lost one is not known: that is thrown.
   */
  tx<T>(work: (db: Tx) => Promise<T>): Promise<T>
  /**
   * Whether the server takes changes; throws where it does not answer. Asked over a connection of its own: a crowd is no outage,
   * and taking a process out for it would leave the others a greater one.
   */
  takesChanges(): Promise<boolean>
  close(): Promise<void>
}

const RETRIED = new Set(['40001', '40P01'])

/**
 * Single statements at work at once. Two cores are busy with so many; with more of them each took a fifth more of the
 * processors' time. What comes on top waits its turn here, not inside the database.
 */
const READS = 5

/** Before a second and a third try: a database that was restarted is back within a second or two. */
const PAUSES_MS = [200, 1_000] as const

/** Nobody waits longer than this for a transaction to be begun once more. */
export const PATIENCE_MS = 12_000

/** What changes nothing may be asked twice. A statement that is not recognised is asked once. */
const changesNothing = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) &&
  !/\b(insert|update|delete|merge|share|nextval|setval|set_config|pg_\w+)\b/i.test(text)

/**
 * Waits until a failed try may be repeated; false where it may not. Nothing was sent: always. The connection went away
 * beneath it: where `harmless`.
 */
async function mayRepeat(error: unknown, tries: number, harmless: () => boolean): Promise<boolean> {
  const pause = PAUSES_MS[tries - 1]
  if (pause === undefined) return false
  const failure = failureOf(error)
  // a turn of the wait is over: another, perhaps at connections that have replaced these
  if (failure === 'crowded') return true
  if (failure !== 'refused' && !(isGone(failure) && harmless())) return false
  // what ended in silence has waited long enough
  if (failure !== 'silent') await new Promise((done) => setTimeout(done, pause))
  return true
}

/** How a database is opened; absent: as it serves people. */
export interface HowToOpen {
  /** false: a crash may take the last moments along */
  readonly waitsForDisk?: boolean
  /** null: whatever is asked may take as long as it takes (migrations, verifying, filling a database) */
  readonly deadlines?: Deadlines | null
}

/**
 * Opens two pools. Transactions and lists that are read in pieces hold a connection while they wait for a lock, the disk
 * or a slow reader, at most `held` at once; short statements have connections of their own and never wait for those.
 */
export function openDatabase(
  url: string,
  held = 8,
  { waitsForDisk = true, deadlines = SERVING }: HowToOpen = {},
): Database {
  const connections = openConnections(url, { held, reads: Math.min(READS, held), waitsForDisk, deadlines })
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
  return {
    get pool() {
      return connections.current.held
    },
    ...asked(ask),
    async tx(work) {
      const began = performance.now()
      for (let tries = 1; ; tries++) {
        const of = connections.current
        let committing = false
        try {
          return await onOneConnection(of.held, work, () => (committing = true))
        } catch (error) {
          connections.judge(of, error)
          if (tries < 3 && RETRIED.has((error as { code?: string }).code ?? '')) continue
          if (committing || performance.now() - began > PATIENCE_MS) throw error
          if (!(await mayRepeat(error, tries, () => true))) throw error
        }
      }
    },
    async takesChanges() {
      const { rows } = await connections.askAlone({ text: 'select not pg_is_in_recovery() as yes' })
      return (rows[0] as { yes: boolean }).yes
    },
    close: () => connections.close(),
  }
}
