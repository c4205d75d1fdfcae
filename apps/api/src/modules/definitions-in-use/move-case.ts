import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal, stale } from '@ventanilla/domain/kernel/problem'
import { moveDefinitions, whyNotMoved } from '@ventanilla/domain/workflow/linked/move-definitions'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { ApplyDeps } from '../../db/cases/apply-deps.ts'
import { applyDecision } from '../../db/cases/apply.ts'
import { familyOf } from '../../db/cases/case-name.ts'
import type { CaseCatalogue, RunsBy } from '../../db/cases/catalogue.ts'
import { refuseOwnAffair } from '../../db/cases/command.ts'
import { type CaseRow, loadCase } from '../../db/cases/load.ts'
import { worldFor } from '../../db/cases/world.ts'
import type { Db } from '../../db/connection/sql.ts'

export const CANNOT_BE_MOVED = 'no_pasa'

type Kind = RunsBy & { readonly tt_id: number; readonly family: string | null }

/** Why a case cannot pass to the workflow in force, in Spanish; empty: it can, or goes by it. */
export function whyNotNewest(
  catalogue: Pick<CaseCatalogue, 'of' | 'newest'>,
  row: Kind,
  state: Pick<CaseState, 'flow'>,
): readonly string[] {
  const { since } = catalogue.newest
  const newest = { ...row, definitions: since, movedTo: null }
  return whyNotMoved(
    state,
    { workflow: catalogue.of(row).workflow, family: familyOf(catalogue, row) },
    { workflow: catalogue.newest.workflow, family: familyOf(catalogue, newest) },
  )
}

/** Release whose workflow a case goes by. */
export const runsBy = ({ definitions, movedTo }: RunsBy): number => movedTo ?? definitions

/** Who moves a case, and why. */
export interface Move {
  readonly caseId: string
  readonly actor: Actor
  readonly reason: string
  /** for its audit line; null: the portal does it in the background for who asked */
  readonly address: string | null
  readonly verb: string
  /** version of the case that was seen; null: whatever it is now */
  readonly version: number | null
}

/**
 * Passes a case to the workflow in force. Returns false where it goes by it already, or has ended. Race: it advanced since it was looked
 * at; it is judged again, locked. Throws a `Refusal`: not found, stale, or conflict with why it cannot.
 */
export async function moveCase(
  tx: Db,
  deps: ApplyDeps,
  { caseId, actor, reason, address, verb, version }: Move,
): Promise<boolean> {
  // what the portal does in the background was asked by an administrator
  const permission = actor.id === SYSTEM.id ? 'cases.read' : 'parameters.admin'
  const loaded = await loadCase(tx, actor, permission, caseId)
  const { row, state } = loaded
  if (actor.id !== SYSTEM.id) await refuseOwnAffair(tx, loaded, actor)
  if (version !== null && version !== row.version)
    throw stale({ version: row.version, status: row.status, tasks: [] })
  const { now, newId, catalogue } = deps
  const to = catalogue.newest.since
  if (state.flow.closed || isNotFiled(row) || runsBy(row) >= to) return false
  const [why] = whyNotNewest(catalogue, row, state)
  if (why !== undefined)
    throw new Refusal('conflict', `Este caso no puede pasar al flujo nuevo. ${why}`, {
      code: CANNOT_BE_MOVED,
    })
  const world = await worldFor(tx, catalogue, loaded, { now, newId, actor })
  const decision = moveDefinitions(world, state, { to, reason }, actor)
  await applyDecision(tx, deps, { loaded, decision, actor, audit: { verb, address } })
  return true
}

/** A draft is brought forward by itself. */
const isNotFiled = ({ filed_at, family }: Pick<CaseRow, 'filed_at' | 'family'>): boolean =>
  filed_at === null && family === null
