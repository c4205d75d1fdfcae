import { sql, type Statement } from '../../connection/sql.ts'
import type { CaseCatalogue } from '../catalogue.ts'
import type { LoadedCase } from '../load.ts'

type Since = Pick<CaseCatalogue, 'calendarSince'>

/** Running cases `c` whose open terms were not counted yet by the calendars in force. */
export const isBehind = ({ calendarSince }: Since): Statement =>
  sql`c.closed_at is null and c.chain_seq > 0 and coalesce(c.counted_release, 0) < ${calendarSince}`

/** The same of a loaded case; one whose first decision is under way has nothing to count. */
export const areBehind = ({ row, state }: LoadedCase, { calendarSince }: Since): boolean =>
  !state.flow.closed && row.chain_seq > 0 && (row.counted_release ?? 0) < calendarSince
