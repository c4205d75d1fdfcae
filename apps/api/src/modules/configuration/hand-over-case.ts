import { SYSTEM } from '@ventanilla/domain/access/actor'
import { handOver } from '@ventanilla/domain/workflow/linked/move-office'
import type { ApplyDeps } from '../../db/cases/apply-deps.ts'
import { applyDecision } from '../../db/cases/apply.ts'
import { loadCase } from '../../db/cases/load.ts'
import { worldFor } from '../../db/cases/world.ts'
import { type Db, sql } from '../../db/connection/sql.ts'

/**
 * Passes a case from offices that closed to those that attend in their place, as the configuration of the
 * transaction says. Returns false where nothing is to be passed, as when it was already.
 */
export async function handOverCase(tx: Db, deps: ApplyDeps, caseId: string): Promise<boolean> {
  const loaded = await loadCase(tx, SYSTEM, 'cases.read', caseId)
  const { now, newId, catalogue } = deps
  const world = await worldFor(tx, catalogue, loaded, { now, newId, actor: SYSTEM })
  const decision = handOver(world, loaded.state, catalogue.attending, SYSTEM, {
    announced: loaded.row.radicado !== null && !(await toldByParent(tx, loaded.row.parent_id)),
  })
  if (decision.events.length === 0) return false
  const audit = { verb: 'configuration.handOver', address: null }
  await applyDecision(tx, deps, { loaded, decision, actor: SYSTEM, audit })
  return true
}

/** The parties of an open parent case get their message of that case. */
const toldByParent = async (tx: Db, parent: string | null): Promise<boolean> =>
  parent !== null &&
  (await tx.one(sql`select 1 from cases where id = ${parent}::uuid and closed_at is null`)) !== undefined
