import { belongs, type Group, type GroupMember } from '@ventanilla/domain/configuration/groups/groups'
import { type Db, json, sql, type Statement } from '../connection/sql.ts'

/** An official as they are chosen. */
interface NamedOfficial extends Omit<GroupMember, 'roles'> {
  readonly name: string
  readonly mainRole: string
}

/** Officials who can be named in a group, and those who are named although their accounts are deactivated; by name. */
export const officialsOffered = (db: Db, named: readonly string[]): Promise<readonly NamedOfficial[]> =>
  db.rows<NamedOfficial>(sql`
    select u.id, u.first_names || ' ' || u.last_names as name, u.main_role as "mainRole", u.office, u.active from users u
    where u.kind = 'funcionario' and (u.active or u.id::text = any(${[...named]}::text[])) order by name, u.id`)

/** Groups as rows with the columns of `belongs`, for statements. */
const asRows = (groups: readonly Group[]): Statement => sql`
  json_to_recordset(${json(groups.map(({ key, office, roles, people }) => ({ key, office, roles, people })))}::json)
    as g(key text, office text, roles text[], people text[])`

/** Accounts (`key` of a group, `id`): those who count in each, `belongs` as SQL. */
export const membersIn = (groups: readonly Group[]): Statement => sql`
  select g.key, u.id from ${asRows(groups)} join users u on u.kind = 'funcionario' and u.active
    and (g.office is null or u.office = g.office)
    and (u.id::text = any(g.people) or exists (select 1 from user_roles r where r.user_id = u.id and r.role = any(g.roles)))`

/** Accounts that are named in each group and count for nothing: deactivated, of another office, no officials any more. */
export const countedOutOf = (groups: readonly Group[]): Statement => sql`
  select g.key, u.id from ${asRows(groups)} join users u on u.id::text = any(g.people)
  where (g.key, u.id) not in (${membersIn(groups)})`

/**
 * Open tasks of the authority (`key` of a group, `id`) that nobody has and that some member of the group could be given: where it
 * is offered to who assigns.
 */
export const tasksOffering = (groups: readonly Group[]): Statement => sql`
  select distinct m.key, t.id from (${membersIn(groups)}) m
    join users u on u.id = m.id join user_roles r on r.user_id = u.id
    join ${asRows(groups)} on g.key = m.key
    join tasks t on t.state = 'open' and t.turn = 'corporacion' and t.assignee is null
      and t.audience && array[r.role, r.role || coalesce('@' || u.office, '')]
    join cases c on c.id = t.case_id and (g.office is null or c.office = g.office)`

/** The groups in which each official counts. @returns keys of groups by id of the official */
export function groupsOf(
  groups: readonly Group[],
  officials: readonly GroupMember[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    officials.map((one) => [one.id, groups.filter((group) => belongs(group, one)).map(({ key }) => key)]),
  )
}
