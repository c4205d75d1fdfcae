import type { Actor } from '@ventanilla/domain/access/actor'
import { type Days, type InboxFilter, NO_TERM, type Place, tasksOf } from '../../db/inbox/branches.ts'
import { type Cursor, openCursor } from '../../db/cursor.ts'
import { raw, sql, type Statement } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** What a sheet shows of a task, as it stands in the database. */
export interface SheetRow {
  readonly taskId: string
  readonly due: string | null
  readonly step: string
  /** what is to be done instead of a step: an act to be published, whose id stands for the task's */
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

/** Between the values of a row as it is sent; taken out of what people have written. */
const BETWEEN = '\u001f'
const written = (column: string): Statement => raw(`coalesce(replace(${column}, E'\\x1f', ''), '')`)

/**
 * A row as it is sent: one text instead of ten values, each of which would be cut out and kept by itself. Joined, not
 * made to JSON, which took PostgreSQL twice the time. What is absent is empty.
 */
const PACKED = sql`concat_ws(${raw(`E'\\x1f'`)}, r.id, coalesce(r.due_on::text, ''), r.step, r.turn,
      ${written(`r.first_names || ' ' || r.last_names`)}, coalesce(r.radicado, ''), r.tt_id, ${written('r.applicant_name')},
      coalesce(r.municipality, ''), r.status)`

const orNull = (text: string): string | null => (text === '' ? null : text)

function unpacked({ packed }: Sent): SheetRow {
  const values = packed.split(BETWEEN)
  const value = (at: number): string => values[at] as string
  return {
    taskId: value(0),
    due: orNull(value(1)),
    step: value(2),
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
  /** how long one reader may keep a connection */
  readonly heldMs: number
  /** how many may keep one at a time, in this process */
  readonly most: number
}
const PACE: Pace = { chunk: 2000, heldMs: 10_000, most: 2 }

let held = 0

/**
 * All rows of a filtered inbox in its order. They are read on one plan, which joins a long list once instead of page by
 * page; a reader who is too slow for that, or comes when others are at it, gets the rest in pages from where it stands.
 */
export async function* sheetRows(
  deps: AppDeps,
  actor: Actor,
  filter: InboxFilter,
  of: { readonly matching: readonly string[] | null; readonly days: Days },
  pace: Pace = PACE,
): AsyncGenerator<SheetRow[]> {
  // joined to texts after they were put in order (`offset 0`), so that the first are written while others are joined
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
      // the database reads what follows while this is written
      ahead = rows.length < pace.chunk ? null : read()
      // a download that is given up leaves what was read ahead to nobody
      ahead?.catch(() => undefined)
      yield rows
    }
  } finally {
    if (mayHold) held -= 1
    await cursor?.close()
  }
}
