import { type Db, sql } from '../../db/sql.ts'

/** Where the bytes of a file wait until they are judged: the only keys that a link may write. */
export const uploadKey = (fileId: string): string => `cargas/${fileId}`

const OF_FILE = /^cargas\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The file whose bytes wait under a key, or null for any other key. */
export const fileOfUpload = (key: string): string | null => OF_FILE.exec(key)?.[1] ?? null

/** Whether bytes are still waited for under a key: announced, not judged, not taken back. */
export async function awaitsUpload(db: Db, key: string): Promise<boolean> {
  const id = fileOfUpload(key)
  if (id === null) return false
  return (await db.one(sql`select 1 from files where id = ${id}::uuid and state = 'pending'`)) !== undefined
}
