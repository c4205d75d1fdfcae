import type { tasks } from '@ventanilla/contract/tasks.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import { viewCase } from '../../db/cases/load.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { taskRecord } from './task-view.ts'

type Candidate = z.input<(typeof tasks)['tasks.candidates']['answers'][200]>['rows'][number]

/** Officials eligible for a task, or for one of its `staff` fields, the least loaded first. */
export async function candidates(
  deps: AppDeps,
  actor: Actor,
  taskId: string,
  fieldKey: string | undefined,
): Promise<Candidate[]> {
  const record = await taskRecord(deps, taskId)
  // a supervisor assigns tasks of cases that they do not work on
  const loaded = await viewCase(deps.db, actor, 'cases.act', record.case_id).catch((error: unknown) => {
    if (fieldKey !== undefined) throw error
    return viewCase(deps.db, actor, 'cases.supervise', record.case_id)
  })
  const step = deps.catalogue.of(loaded.row).workflow.steps.get(record.step)
  if (step === undefined) throw notFound()
  const field = step.capture.find((f) => f.key === fieldKey && f.kind === 'staff')
  const roles = field?.roles ?? step.roles
  const office = loaded.state.office
  const today = bogotaDate(deps.clock.now().toISOString())
  const bound = roles.filter((r) => OFFICE_BOUND_ROLES.has(r))
  const free = roles.filter((r) => !OFFICE_BOUND_ROLES.has(r))
  return deps.db.rows<Candidate>(sql`
    select u.id, u.first_names || ' ' || u.last_names as name, min(r.role) as role, u.office,
      (select count(*)::int from tasks t where t.assignee = u.id and t.state = 'open') as open,
      (select count(*)::int from tasks t where t.assignee = u.id and t.state = 'open' and t.due_on < ${today}) as overdue
    from users u join user_roles r on r.user_id = u.id
    where u.active and u.kind = 'funcionario'
      and (r.role = any(${free}::text[]) or (r.role = any(${bound}::text[]) and (${office}::text is null or u.office = ${office})))
    group by u.id order by open, overdue, name limit 100`)
}
