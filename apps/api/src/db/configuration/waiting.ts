import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { type Db, sql } from '../connection/sql.ts'

/** A version that waits for its instant. */
export interface WaitingVersion {
  readonly item: number
  readonly version: number
  readonly due: Date
  readonly retired: boolean
}

/** What waits, by the id of its item, the earliest first. */
export async function waitingOf(
  db: Db,
  kinds: readonly KindId[],
): Promise<ReadonlyMap<number, readonly WaitingVersion[]>> {
  const rows = await db.rows<WaitingVersion>(sql`
    select f.item, f.version, f.due, v.retired from configuration_in_force f
    join configuration_items i on i.id = f.item
    join configuration_versions v on v.item = f.item and v.number = f.version
    where f.release is null and f.called_off_at is null and i.kind = any(${kinds}::text[])
    order by f.due, f.item`)
  return Map.groupBy(rows, ({ item }) => item)
}
