import type { tasks } from '@ventanilla/contract/tasks.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import { groupsIn, serves } from '@ventanilla/domain/configuration/groups/groups'
import { groupsProposed, zonesIn } from '@ventanilla/domain/configuration/zones'
import { onMaps } from '@ventanilla/domain/places/zone-classes'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import { viewCase } from '../../db/cases/load.ts'
import { sql } from '../../db/connection/sql.ts'
import { absenceOn } from '../../db/people/absences.ts'
import { groupsOf } from '../../db/people/group-members.ts'
import { zoneChecksOf } from '../../db/places/zone-checks.ts'
import type { AppDeps } from '../../deps.ts'
import { taskRecord } from './task-view.ts'

type Answer = z.input<(typeof tasks)['tasks.candidates']['answers'][200]>
interface Row extends Omit<Answer['rows'][number], 'groups' | 'zone'> {
  readonly roles: readonly string[]
}

/**
 * Officials eligible for a task, or for one of its `staff` fields, first those whom a zone that the case crosses
 * proposes, then those of the office's groups, then the least loaded. Attack: a group that gives work to who may not do it; it only orders who is eligible without it.
 */
export async function candidates(
  deps: AppDeps,
  actor: Actor,
  taskId: string,
  fieldKey: string | undefined,
): Promise<Answer> {
  const record = await taskRecord(deps, taskId)
  // a supervisor assigns tasks of cases that they do not work on
  const loaded = await viewCase(deps.db, actor, 'cases.act', record.case_id).catch((error: unknown) => {
    if (fieldKey !== undefined) throw error
    return viewCase(deps.db, actor, 'cases.supervise', record.case_id)
  })
  const { catalogue } = deps
  const step = catalogue.of(loaded.row).workflow.steps.get(record.step)
  if (step === undefined) throw notFound()
  const field = step.capture.find((f) => f.key === fieldKey && f.kind === 'staff')
  const roles = field?.roles ?? step.roles
  const office = loaded.state.office
  const today = bogotaDate(deps.clock.now().toISOString())
  const bound = roles.filter((r) => OFFICE_BOUND_ROLES.has(r))
  const free = roles.filter((r) => !OFFICE_BOUND_ROLES.has(r))
  const found = await deps.db.rows<Row>(sql`
    select u.id, u.first_names || ' ' || u.last_names as name, min(r.role) as role, u.office,
      array(select o.role from user_roles o where o.user_id = u.id) as roles,
      (select count(*)::int from tasks t where t.assignee = u.id and t.state = 'open') as open,
      (select count(*)::int from tasks t where t.assignee = u.id and t.state = 'open' and t.due_on < ${today}) as overdue,
      ${absenceOn('u', sql`${today}::date`)} as absent
    from users u join user_roles r on r.user_id = u.id
    where u.active and u.kind = 'funcionario'
      and (r.role = any(${free}::text[]) or (r.role = any(${bound}::text[]) and (${office}::text is null or u.office = ${office})))
    group by u.id order by open, overdue, name limit 500`)
  const groups = groupsIn(catalogue.contents).filter((group) => serves(group, office))
  const inGroups = groupsOf(
    groups,
    found.map((one) => ({ ...one, active: true })),
  )
  const zones = zonesIn(catalogue.contents)
  const proposed = zones.some((zone) => zone.group !== undefined || !onMaps(zone.class))
    ? groupsProposed(zones, await zoneChecksOf(deps.db, loaded.row.parent_id ?? loaded.row.id))
    : []
  const rows = found.map(({ roles: _roles, ...one }) => {
    const own = inGroups.get(one.id) ?? []
    return {
      ...one,
      groups: [...own],
      zone: proposed.find(({ group }) => own.includes(group))?.zone ?? null,
    }
  })
  const rank = (one: Answer['rows'][number]): number =>
    (one.zone === null ? 0 : 2) + Number(one.groups.length > 0)
  return {
    rows: rows.toSorted((a, b) => rank(b) - rank(a)),
    // a group without anybody who is eligible offers nothing here
    groups: groups
      .filter(({ key }) => rows.some((one) => one.groups.includes(key)))
      .map(({ key, name }) => ({ key, name })),
  }
}
