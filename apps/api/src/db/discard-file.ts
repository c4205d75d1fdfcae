import type { Deps } from '../deps.ts'
import { type Db, json, sql } from './sql.ts'

/**
 * Takes a file out of use. Its row stays, so that records that name it can report the replacement; a job
 * deletes its bytes, and a rollback undoes both.
 */
export async function discardFile(tx: Db, deps: Pick<Deps, 'clock' | 'newId'>, id: string): Promise<void> {
  const now = deps.clock.now()
  await tx.run(sql`update files set state = 'replaced' where id = ${id}::uuid`)
  await tx.run(sql`
    insert into jobs(id, kind, key, data, state, next_at, created_at)
    values (${deps.newId()}::uuid, 'archivo.borrar', ${`archivo.borrar:${id}`}, ${json({ fileId: id })}::jsonb, 'pending', ${now}, ${now})
    on conflict (key) do nothing`)
}
