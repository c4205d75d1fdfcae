import { type Chore, keepChore } from '../../db/chore.ts'
import { removeDueObjects } from '../../db/people/short-lived.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { fileOfUpload } from './upload-key.ts'

/** Short enough that after one failed sweep, late uploads are still removed within the hour. */
const EVERY_MS = 20 * 60_000
/** An upload link lives 15 minutes; an unconfirmed upload of this age is abandoned. */
const PENDING_MS = 86_400_000
/** Objects checked in one query. */
const BATCH = 200

type Store = Pick<AppDeps, 'db' | 'storage' | 'clock'>

/** Sweeps the store when due; a slow store blocks nothing else. */
export const keepStoreSwept = (deps: Store, report: (error: unknown) => void): Chore =>
  keepChore(
    deps,
    { name: 'almacen.barrer', everyMs: EVERY_MS, work: (going) => sweepStore(deps, going) },
    report,
  )

/**
 * Removes unneeded objects from the store: uploads unconfirmed for a day, late uploads to a checked file,
 * copies of killed checks, expired previews. Rows are deleted before their objects, so the next sweep finishes
 * an interrupted one. `going` false ends it early.
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

/** Every object here has its row before it is written: an object without one is unneeded for good. */
async function removeUnneeded({ db, storage }: Store, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const ids = keys.map(fileOfUpload).filter((id) => id !== null)
  const needed = await db.rows<{ key: string }>(sql`
    select storage_key as key from files where id = any(${ids}::uuid[]) and state = 'pending'
    union all select key from short_lived_objects where key = any(${keys}::text[])`)
  const kept = new Set(needed.map(({ key }) => key))
  for (const key of keys) if (!kept.has(key)) await storage.remove(key)
}
