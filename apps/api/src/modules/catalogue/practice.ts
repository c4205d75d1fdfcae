import { businessDaysBetween, type Calendar } from '@ventanilla/domain/terms/calendar'
import { type Db, sql } from '../../db/connection/sql.ts'

export interface Practice {
  readonly days: number
  readonly cases: number
}

/** Fewer decided cases mean nothing and could be traced to people. */
const ENOUGH = 5

/**
 * Actual duration of a procedure: median business days from filing to decision of the cases closed in the last
 * year. Null when too few were decided.
 */
export async function practiceOf(
  db: Db,
  calendar: Calendar,
  now: Date,
  ttId: number,
): Promise<Practice | null> {
  const rows = await db.rows<{ filed: string; closed: string }>(sql`
    select filed_business_date as filed, (closed_at at time zone 'America/Bogota')::date as closed from cases
    where tt_id = ${ttId} and closed_at > ${new Date(now.getTime() - 365 * 86_400_000)} and filed_business_date is not null
    order by closed_at desc limit 1000`)
  if (rows.length < ENOUGH) return null
  const days = rows
    .map((row) => (row.closed <= row.filed ? 0 : businessDaysBetween(row.filed, row.closed, calendar)))
    .toSorted((a, b) => a - b)
  // the middle of a list that is not empty
  return { days: days[Math.floor((days.length - 1) / 2)] as number, cases: rows.length }
}
