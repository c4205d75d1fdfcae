import { businessDate } from '@ventanilla/domain/terms/calendar'
import { expected } from '../connection/expected.ts'
import { type Db, sql } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'

/**
 * The next number of a series. The counter's row stays locked until the transaction ends, so numbers have no
 * gaps or duplicates: a rollback returns the number (decision 17).
 */
export async function nextNumber(tx: Db, series: string, scope: string): Promise<number> {
  const row = await tx.one<{ n: number }>(sql`
    insert into series(code, scope, last_number) values (${series}, ${scope}, 1)
    on conflict (code, scope) do update set last_number = series.last_number + 1
    returning last_number as n`)
  return expected(row, 'the number just taken').n
}

/** The next radicado of a procedure type and the business date, in its office, on which it counts as filed. */
export async function nextRadicado(
  tx: Db,
  { catalogue, now }: Pick<ApplyDeps, 'catalogue' | 'now'>,
  { ttId, office }: { readonly ttId: number; readonly office: string | null },
): Promise<{ readonly radicado: string; readonly date: string }> {
  const date = businessDate(now.toISOString(), catalogue.calendarOf(office))
  const parts = { year: Number(date.slice(0, 4)), ttId }
  const n = await nextNumber(tx, 'RADICADO', catalogue.seriesScope('RADICADO', parts))
  return { radicado: catalogue.formatNumber('RADICADO', { ...parts, n }), date }
}
