import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { failureOf } from '../../../db/connection/failures.ts'
import { type Database, type Statement, sql, type Tx } from '../../../db/connection/sql.ts'
import type { Around } from './chosen.ts'
import { COUNTS, PAIRS } from './statements.ts'
import { USES } from './table.ts'
import { type Use, usesOf } from './use.ts'

/** Milliseconds in which all the counting of one call must end. */
const MOST_MS = 5_000

/** A number of a use by item; null: it could not be counted in time. */
type Counts = ReadonlyMap<string, number> | null

/**
 * Reads what can be long, with a deadline of its own and beside the gate: a publication never waits for it. Null: it
 * took too long, which is no mistake of who asked.
 */
export async function readWithin<T>(
  db: Database,
  ms: number,
  read: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  if (ms <= 0) return null
  try {
    return await db.aside(async (tx) => {
      tx.later(sql`set transaction isolation level repeatable read, read only`)
      tx.later(sql`select set_config('statement_timeout', ${String(Math.ceil(ms))}, true)`)
      return await read(tx)
    })
  } catch (error) {
    if (failureOf(error) === 'slow') return null
    throw error
  }
}

const countsOf = (
  use: Exclude<Use, { as: 'names' }>,
  kind: KindId,
  keys: readonly string[],
  around: Around,
): Statement =>
  use.as === 'number'
    ? COUNTS[use.counts](kind, keys, around)
    : sql`select u.key, count(distinct u.id)::int as count
        from (${PAIRS[use.pairs](kind, keys, around)}) u group by u.key`

/** Contents in force of the items of a kind, by key. */
type InForce = ReadonlyMap<string, unknown>

/** One use, counted for many items at once. */
export interface CountedUse {
  readonly id: string
  readonly use: Use
  readonly counts: Counts
}

/** Counts the uses of items of a kind, one after the other: a reader holds one connection at a time. */
export async function countUses(
  db: Database,
  kind: KindId,
  keys: readonly string[],
  around: Around,
  inForce: InForce,
  chosen: (use: Use) => boolean = () => true,
): Promise<readonly CountedUse[]> {
  const began = performance.now()
  const found: CountedUse[] = []
  for (const [id, use] of Object.entries(usesOf(USES[kind]))) {
    if (!chosen(use)) continue
    if (use.as === 'names') {
      found.push({ id, use, counts: namesCounted(use.names, keys, around, inForce) })
      continue
    }
    // what is the same for every item is counted for one of them
    const ofList = use.as === 'rows' && use.ofList
    const statement = countsOf(use, kind, ofList ? keys.slice(0, 1) : keys, around)
    const rows = await readWithin(db, MOST_MS - (performance.now() - began), (tx) =>
      tx.rows<{ key: string; count: number }>(statement),
    )
    const all = ofList ? keys.map((key) => ({ key, count: rows?.[0]?.count ?? 0 })) : (rows ?? [])
    found.push({
      id,
      use,
      counts: rows === null ? null : new Map(all.map(({ key, count }) => [key, count])),
    })
  }
  return found
}

const namesCounted = (
  names: (content: unknown, around: Around) => readonly string[],
  keys: readonly string[],
  around: Around,
  inForce: InForce,
): Counts =>
  new Map(keys.map((key) => [key, inForce.has(key) ? names(inForce.get(key), around).length : 0] as const))

/** Whether who takes an item away is warned of a use. */
export const holds = (use: Use): boolean => use.holds
