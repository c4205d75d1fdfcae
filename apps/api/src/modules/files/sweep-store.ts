import { type Chore, keepChore } from '../../db/chore.ts'
import { removeDueObjects } from '../../db/short-lived.ts'
import { sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { fileOfUpload } from './upload-key.ts'

/** Often enough that one sweep may fail and what came too late is still gone within the hour. */
const EVERY_MS = 20 * 60_000
/** A link dies after 15 minutes; whoever has not confirmed by then has left. */
const PENDING_MS = 86_400_000
/** Objects that are judged in one question to the database. */
const BATCH = 200

type Store = Pick<AppDeps, 'db' | 'storage' | 'clock'>

/** Sweeps the store when it is due; a slow store holds up nothing else. */
export const keepStoreSwept = (deps: Store, report: (error: unknown) => void): Chore =>
  keepChore(
    deps,
    { name: 'almacen.barrer', everyMs: EVERY_MS, work: (going) => sweepStore(deps, going) },
    report,
  )

/**
 * Removes from the store what no row needs: uploads that nobody confirmed within a day, what came by a link after its
 * file was judged, copies of judgements that were killed, previews of yesterday. Rows go first and objects after them, so
 * a sweep that dies anywhere is finished by the next one. `going` false ends it early.
 */
export async function sweepStore(deps: Store, going: () => boolean = () => true): Promise<void> {
  const now = deps.clock.now()
  await deps.db.run(
    sql`delete from files where state = 'pending' and created_at < ${new Date(now.getTime() - PENDING_MS)}`,
  )
  while (going() && (await removeDueObjects(deps)) > 0);
  for (const folder of ['cargas', 'vistas']) {
    let batch: string[] = []
    for await (const key of deps.storage.list(folder)) {
      if (!going()) return
      batch.push(key)
      if (batch.length < BATCH) continue
      await removeUnneeded(deps, batch)
      batch = []
    }
    await removeUnneeded(deps, batch)
  }
}

/** Each object here has had its row since before it was written, so what has none now will have none. */
async function removeUnneeded({ db, storage }: Store, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const ids = keys.map(fileOfUpload).filter((id) => id !== null)
  const needed = await db.rows<{ key: string }>(sql`
    select storage_key as key from files where id = any(${ids}::uuid[]) and state = 'pending'
    union all select key from short_lived_objects where key = any(${keys}::text[])`)
  const kept = new Set(needed.map(({ key }) => key))
  for (const key of keys) if (!kept.has(key)) await storage.remove(key)
}
