import type { Deps } from '../deps.ts'
import { type Db, json, sql } from './sql.ts'

/**
 * Takes a file out of use. Its row stays, so that what once named it can say so; its bytes are deleted by a job, which a
 * rollback takes back with everything else.
 */
export async function discardFile(tx: Db, deps: Pick<Deps, 'clock' | 'newId'>, id: string): Promise<void> {
  const now = deps.clock.now()
  await tx.run(sql`update files set state = 'replaced' where id = ${id}::uuid`)
  await tx.run(sql`
    insert into jobs(id, kind, key, data, state, next_at, created_at)
    values (${deps.newId()}::uuid, 'archivo.borrar', ${`archivo.borrar:${id}`}, ${json({ fileId: id })}::jsonb, 'pending', ${now}, ${now})
    on conflict (key) do nothing`)
}
