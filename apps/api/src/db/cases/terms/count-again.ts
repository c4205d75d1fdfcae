import { SYSTEM } from '@ventanilla/domain/access/actor'
import { type Db, sql } from '../../connection/sql.ts'
import { applyDecision } from '../apply.ts'
import type { ApplyDeps } from '../apply-deps.ts'
import { type LoadedCase, loadCase } from '../load.ts'
import { areBehind } from './counted.ts'
import { recountDue } from './recount-due.ts'

/**
 * Counts the open terms of a locked case by the calendar in force, where it changed since they were counted. Returns
 * the case as it is then. Race: between a calendar's coming into force and the job that counts all cases again, no
 * term expires by its old day, because every command counts the terms of its case first.
 */
export async function countAgain(tx: Db, deps: ApplyDeps, loaded: LoadedCase): Promise<LoadedCase> {
  if (!areBehind(loaded, deps.catalogue)) return loaded
  const due = await recountDue(tx, deps, loaded)
  if (due !== null) {
    await applyDecision(tx, deps, due)
    return loadCase(tx, SYSTEM, 'cases.read', loaded.row.id)
  }
  // nothing moved: the history has nothing to say
  const counted_release = deps.catalogue.release
  await tx.run(sql`update cases set counted_release = ${counted_release} where id = ${loaded.row.id}::uuid`)
  return { ...loaded, row: { ...loaded.row, counted_release } }
}
