import type { taskRef } from '@ventanilla/contract/shapes'
import type { Actor } from '@ventanilla/domain/access/actor'
import { absentFor } from '@ventanilla/domain/workflow/state/standing-in'
import { isFor } from '@ventanilla/domain/workflow/engine/decide'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import { viewCase } from '../../db/cases/load.ts'
import { rowsFor } from '../../db/scope.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { taskOf } from './reading/case-view.ts'

/** Open tasks of a case that the reader can do, their own first. */
export async function openTasks(
  deps: AppDeps,
  actor: Actor,
  caseId: string,
): Promise<z.input<typeof taskRef>[]> {
  const loaded = await viewCase(deps.db, actor, 'cases.read', caseId)
  // a user who can read the case but not work on it has no tasks in it: an empty list, not an error
  const works = await deps.db.one(
    sql`select 1 from cases c where c.id = ${caseId}::uuid and ${rowsFor(actor, 'cases.act')}`,
  )
  if (works === undefined) return []
  const today = bogotaDate(deps.clock.now().toISOString())
  const own = loaded.state.parties.filter((p) => p.personId === actor.id)
  const rows = await deps.db.rows<Parameters<typeof taskOf>[2] & { audience: string[] }>(sql`
    select t.id, t.step, t.state, t.turn, t.assignee, u.first_names || ' ' || u.last_names as assignee_name, t.opened_at::text, null as done_at,
      null as outcome, t.due_on, t.act_id, t.audience
    from tasks t left join users u on u.id = t.assignee where t.case_id = ${caseId}::uuid and t.state = 'open' order by t.opened_at`)
  return rows
    .filter((t) =>
      t.turn === 'usuario'
        ? own.some((p) => isFor(deps.catalogue.of(loaded.row).workflow.steps.get(t.step)?.party, p))
        : t.assignee === actor.id ||
          absentFor({ ...t, actId: t.act_id }, loaded.state.flow, actor) !== null ||
          (t.assignee === null && t.audience.some((k) => actor.audience.includes(k))),
    )
    .map((t) => taskOf(deps, loaded.row, t, today, own.length > 0))
    .sort((a, b) => Number(b.assignee?.id === actor.id) - Number(a.assignee?.id === actor.id))
}
