import { SYSTEM } from '@ventanilla/domain/access/actor'
import { loadCase } from '../../db/cases/load.ts'
import { countAgain } from '../../db/cases/terms/count-again.ts'
import { isBehind } from '../../db/cases/terms/counted.ts'
import { sql } from '../../db/connection/sql.ts'
import { queueJob } from '../../db/queue-job.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import type { JobRow } from '../../jobs.ts'

/** Cases of one job: few enough for its lease. */
const BATCH = 100

/**
 * Counts the open terms of running cases again after a change of some calendar, each case in a transaction of its
 * own. Each case says itself by which calendar it was counted, so a job that is killed, repeated or overtaken by the
 * next change goes on where the cases stand. The next batch is a job of its own.
 */
export async function recountTerms(deps: AppDeps, job: JobRow): Promise<void> {
  const after = typeof job.data['after'] === 'string' ? job.data['after'] : null
  const found = await deps.db.tx(async (tx) => {
    // the newest calendars are read once the first statement has answered
    await tx.one(sql`select 1`)
    return tx.rows<{ id: string }>(sql`
      select c.id from cases c where ${isBehind(deps.catalogue)} and (${after}::uuid is null or c.id > ${after}::uuid)
      order by c.id limit ${BATCH}`)
  })
  const failures: unknown[] = []
  for (const { id } of found)
    try {
      await deps.db.tx(async (tx) => {
        await countAgain(tx, applyDeps(deps), await loadCase(tx, SYSTEM, 'cases.read', id))
      })
    } catch (error) {
      // the others do not wait for it; the job is tried again
      failures.push(error)
    }
  const last = found.at(-1)?.id
  if (found.length === BATCH && last !== undefined)
    await queueJob(
      deps.db,
      { id: deps.newId(), now: deps.clock.now() },
      { kind: 'terminos.recontar', about: `${job.id}:${last}`, data: { after: last } },
    )
  if (failures.length > 0) throw failures[0]
}
