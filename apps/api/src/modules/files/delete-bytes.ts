import { sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** Deletes what a discarded file holds in the store: what somebody took back must not lie there for ever. */
export async function deleteBytes(deps: AppDeps, fileId: string): Promise<void> {
  const row = await deps.db.one<{ storage_key: string }>(
    sql`select storage_key from files where id = ${fileId}::uuid and state = 'replaced'`,
  )
  if (row !== undefined) await deps.storage.remove(row.storage_key)
}
