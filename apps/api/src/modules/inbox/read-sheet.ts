import type { Actor } from '@ventanilla/domain/access/actor'
import { type Days, type InboxFilter, NO_TERM, type Place, tasksOf } from '../../db/inbox/branches.ts'
import { type Cursor, openCursor } from '../../db/connection/cursor.ts'
import { raw, sql, type Statement } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** A task's columns in a sheet, as stored. */
export interface SheetRow {
  readonly taskId: string
  readonly due: string | null
  readonly step: string
  /** an act to be published, in place of a step; its id stands for the task's */
  readonly publishing?: string
  readonly turn: 'usuario' | 'corporacion'
  readonly assigneeName: string | null
  readonly radicado: string | null
  readonly ttId: number
  readonly applicant: string
  readonly municipality: string | null
  readonly status: string
}

interface Sent {
  readonly packed: string
}

/** Separator of a row's values; removed from user text. */
const BETWEEN = '\u001f'
const written = (column: string): Statement => raw(`coalesce(replace(${column}, E'\\x1f', ''), '')`)

/**
 * A row as one text instead of ten values, each of which would be parsed and stored separately. Joined rather
 * than JSON, which took PostgreSQL twice the time. Absent values are empty.
 */
const PACKED = sql`concat_ws(${raw(`E'\\x1f'`)}, r.id, coalesce(r.due_on::text, ''), r.step, r.turn,
      ${written(`r.first_names || ' ' || r.last_names`)}, coalesce(r.radicado, ''), r.tt_id, ${written('r.applicant_name')},
      coalesce(r.municipality, ''), r.status)`

const orNull = (text: string): string | null => (text === '' ? null : text)

function unpacked({ packed }: Sent): SheetRow {
  const values = packed.split(BETWEEN)
  const value = (at: number): string => values[at] ?? ''
  return {
    taskId: value(0),
    due: orNull(value(1)),
    step: value(2),
    // the column admits only those
    turn: value(3) as SheetRow['turn'],
    assigneeName: orNull(value(4)),
    radicado: orNull(value(5)),
    ttId: Number(value(6)),
    applicant: value(7),
    municipality: orNull(value(8)),
    status: value(9),
  }
}

export interface Pace {
  /** rows at a time */
  readonly chunk: number
  /** longest time in milliseconds that one reader holds a connection */
  readonly heldMs: number
  /** most readers holding one at a time, per process */
  readonly most: number
}
const PACE: Pace = { chunk: 2000, heldMs: 10_000, most: 2 }

let held = 0

/**
 * All rows of a filtered inbox in its order. A single query plan joins a long list once instead of per page; a
 * reader too slow for it, or beyond the limit of readers, gets the rest in pages from its current place.
 */
export async function* sheetRows(
  deps: AppDeps,
  actor: Actor,
  filter: InboxFilter,
  of: { readonly matching: readonly string[] | null; readonly days: Days },
  pace: Pace = PACE,
): AsyncGenerator<SheetRow[]> {
  // converted to text after ordering (`offset 0`), so that the first rows are written while others are joined
  const statement = (after: Place | null, limit: number | null): Statement => sql`
    select ${PACKED} as packed
    from (
      select p.due, p.id, t.due_on, t.step, t.turn, u.first_names, u.last_names, c.radicado, c.tt_id, c.applicant_name, c.municipality, c.status
      from (${tasksOf(actor, filter, of.days, { after, limit }, of.matching)}) p
        join tasks t on t.id = p.id join cases c on c.id = t.case_id left join users u on u.id = t.assignee
      order by p.due, p.id ${raw(limit === null ? 'offset 0' : `limit ${limit}`)}) r
    order by r.due, r.id`
  let cursor: Cursor<Sent> | null = null
  let after: Place | null = null
  const read = async (): Promise<SheetRow[]> => {
    const sent = (await cursor?.next(pace.chunk)) ?? (await deps.db.rows<Sent>(statement(after, pace.chunk)))
    const rows = sent.map(unpacked)
    const last = rows.at(-1)
    if (last !== undefined) after = { due: last.due ?? NO_TERM, id: last.taskId }
    return rows
  }
  const mayHold = held < pace.most
  if (mayHold) held += 1
  try {
    if (mayHold) cursor = await openCursor(deps.db, statement(null, null), pace.heldMs)
    let ahead: Promise<SheetRow[]> | null = read()
    while (ahead !== null) {
      const rows: SheetRow[] = await ahead
      // reads the next chunk while this one is written
      ahead = rows.length < pace.chunk ? null : read()
      // an aborted download leaves the read-ahead unawaited: prevents an unhandled rejection
      ahead?.catch(() => undefined)
      yield rows
    }
  } finally {
    if (mayHold) held -= 1
    await cursor?.close()
  }
}
