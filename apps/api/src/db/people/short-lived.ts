import type { AppDeps } from '../../deps.ts'
import { type Db, sql } from '../connection/sql.ts'

/**
 * Records that an object will be stored under `key` and can be deleted at `removeAt`. Must be committed before
 * the object is written: a crash in between leaves a row without an object, never an object without a row.
 */
export async function announceObject(db: Db, key: string, removeAt: Date): Promise<void> {
  await db.run(sql`insert into short_lived_objects(key, remove_at) values (${key}, ${removeAt})`)
}

/**
 * Makes an object permanent, in the transaction of the row
 * that names it; false when a sweep is already removing it.
 */
export async function keepObject(tx: Db, key: string): Promise<boolean> {
  return (
    (await tx.run(sql`delete from short_lived_objects where key = ${key} and condemned_at is null`)) === 1
  )
}

/** Marks an object for the next sweep, in the transaction after which no row needs it. */
export async function releaseObject(tx: Db, key: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into short_lived_objects(key, remove_at) values (${key}, ${now})
    on conflict (key) do update set remove_at = least(short_lived_objects.remove_at, excluded.remove_at)`)
}

type Store = Pick<AppDeps, 'db' | 'storage' | 'clock'>

/** Removes due objects, at most `limit`, and returns how many. */
export async function removeDueObjects({ db, storage, clock }: Store, limit = 100): Promise<number> {
  const now = clock.now()
  // Race: the mark is committed first, so that no object is deleted while another transaction keeps it
  const due = await db.rows<{ key: string }>(sql`
    update short_lived_objects set condemned_at = ${now}
    where key in (select key from short_lived_objects where remove_at <= ${now} order by remove_at limit ${limit})
    returning key`)
  for (const { key } of due) {
    await storage.remove(key)
    await db.run(sql`delete from short_lived_objects where key = ${key}`)
  }
  return due.length
}
