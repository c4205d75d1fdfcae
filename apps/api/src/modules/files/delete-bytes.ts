import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** Deletes a discarded file's object from the store: withdrawn content must not stay there. */
export async function deleteBytes(deps: AppDeps, fileId: string): Promise<void> {
  const row = await deps.db.one<{ storage_key: string }>(
    sql`select storage_key from files where id = ${fileId}::uuid and state = 'replaced'`,
  )
  if (row !== undefined) await deps.storage.remove(row.storage_key)
}
