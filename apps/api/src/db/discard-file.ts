import type { Deps } from '../deps.ts'
import { queueJob } from './queue-job.ts'
import { type Db, sql } from './connection/sql.ts'

/**
 * Takes a file out of use. Its row stays, so that records that name it can report the replacement; a job
 * deletes its bytes, and a rollback undoes both.
 */
export async function discardFile(tx: Db, deps: Pick<Deps, 'clock' | 'newId'>, id: string): Promise<void> {
  await tx.run(sql`update files set state = 'replaced' where id = ${id}::uuid`)
  await queueJob(
    tx,
    { id: deps.newId(), now: deps.clock.now() },
    { kind: 'archivo.borrar', about: id, data: { fileId: id } },
  )
}
