import { type Db, sql } from '../sql.ts'

/**
 * The next number of a series. The counter's row stays locked until the transaction ends, so numbers have no
 * gaps or duplicates: a rollback returns the number (decision 17).
 */
export async function nextNumber(tx: Db, series: string, scope: string): Promise<number> {
  const row = await tx.one<{ n: number }>(sql`
    insert into series(code, scope, last_number) values (${series}, ${scope}, 1)
    on conflict (code, scope) do update set last_number = series.last_number + 1
    returning last_number as n`)
  return (row as { n: number }).n
}
