import { SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { sql } from '../../db/connection/sql.ts'
import { type MoveBatch, queueJob } from '../../db/queue-job.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { inGroup } from './list.ts'
import { CANNOT_BE_MOVED, moveCase } from './move-case.ts'

/** Cases of one job: well within its lease. */
const BATCH = 100

/**
 * Passes the cases of a group to the workflow in force, a batch at a time, each in a transaction of its own. What has passed is no
 * longer in the group, so a batch that was killed begins again and does the rest. A case that cannot pass stays as it is; one that
 * fails holds up no other, and its batch is tried again.
 */
export async function moveCases(deps: AppDeps, batch: MoveBatch, size = BATCH): Promise<void> {
  // Race: another process published, and this one may not have seen it
  await deps.configuration.look()
  const cases = await deps.db.rows<{ id: string }>(sql`
    select c.id from cases c where ${inGroup(batch)} and (${batch.after}::uuid is null or c.id > ${batch.after}::uuid)
    order by c.id limit ${size}`)
  let failure: unknown
  for (const { id } of cases)
    try {
      await deps.db.tx((tx) =>
        moveCase(tx, applyDeps(deps), {
          caseId: id,
          actor: SYSTEM,
          reason: batch.reason,
          address: null,
          verb: 'definitionsInUse.moved',
          version: null,
        }),
      )
    } catch (error) {
      if (!(error instanceof Refusal && error.code === CANNOT_BE_MOVED)) failure = error
    }
  const last = cases.length === size ? cases.at(-1)?.id : undefined
  if (last !== undefined)
    await queueJob(
      deps.db,
      { id: deps.newId(), now: deps.clock.now() },
      { kind: 'definiciones.pasar', about: `${batch.asked}/${last}`, data: { ...batch, after: last } },
    )
  if (failure !== undefined) throw failure
}
