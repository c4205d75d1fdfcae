import { type Db, sql } from '../../db/connection/sql.ts'

/** Where uploaded bytes wait for their check: the only keys a link can write. */
export const uploadKey = (fileId: string): string => `cargas/${fileId}`

const OF_FILE = /^cargas\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The file whose bytes wait under a key, or null for any other key. */
export const fileOfUpload = (key: string): string | null => OF_FILE.exec(key)?.[1] ?? null

/** Whether an upload is still expected under a key: announced, not checked, not withdrawn. */
export async function awaitsUpload(db: Db, key: string): Promise<boolean> {
  const id = fileOfUpload(key)
  if (id === null) return false
  return (await db.one(sql`select 1 from files where id = ${id}::uuid and state = 'pending'`)) !== undefined
}
