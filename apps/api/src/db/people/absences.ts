import { type Actor, audienceOf } from '@ventanilla/domain/access/actor'
import { scopeFor } from '@ventanilla/domain/access/permissions'
import type { Colleague } from '@ventanilla/domain/cases/absence'
import { type Db, raw, sql, type Statement } from '../connection/sql.ts'

/** Absences (alias) that count on a day: not ended, and the day is one of theirs; null: none counts. */
const countsOn = (alias: string, today: string | null): Statement =>
  sql`(${raw(alias)}.ended_at is null and ${today}::date between ${raw(alias)}.from_day and ${raw(alias)}.until_day)`

/** Name of a person (alias `p`). */
const NAME = raw(`p.first_names || ' ' || p.last_names`)

/**
 * The officials for whom a person (alias) stands in on a day, as JSON. An absent official stands in for nobody: no
 * chains, no circles.
 */
export const absentOf = (person: string, today: string | null): Statement => sql`
  coalesce((select json_agg(json_build_object('id', a.person_id, 'name', ${NAME}) order by a.from_day, a.id)
    from absences a join users p on p.id = a.person_id
    where a.stand_in_id = ${raw(person)}.id and ${countsOn('a', today)} and ${raw(person)}.kind = 'funcionario'
      and not exists (select 1 from absences b where b.person_id = ${raw(person)}.id and ${countsOn('b', today)})), '[]'::json)`

/** The absence of a person (alias) on a day (an SQL date), with who stands in, as JSON; null: they are not absent. */
export const absenceOn = (person: string, today: Statement): Statement => sql`
  (select json_build_object('until', a.until_day, 'standIn',
      (select ${NAME} from users p where p.id = a.stand_in_id))
    from absences a where a.person_id = ${raw(person)}.id and a.ended_at is null and ${today} between a.from_day and a.until_day
    order by a.until_day desc limit 1)`

/**
 * Whether a person (alias) is a party of a case (alias `c`) by their identity document: `isOwnAffair` as SQL (CPACA
 * art. 11).
 */
export const isPartyOf = (person: string): Statement =>
  raw(`exists (select 1 from users q where q.document_type = ${person}.document_type and q.document_number = ${person}.document_number
    and (q.id = c.applicant_id or exists (select 1 from case_parties y where y.case_id = c.id and y.user_id = q.id
      and y.role in ('apoderado', 'nuevo_solicitante', 'tercero') and y.until is null)))`)

/** Whether a task (alias `t`) waits for a signature, which no absence passes on. */
export const WAITS_FOR_SIGNATURE: Statement = raw(
  `exists (select 1 from acts w where w.id = t.act_id and w.state = 'sign')`,
)

/** Name of who reviewed an act (alias `a`), and for whose absence: its task still had the absent official's name. */
export const REVIEWER: Statement = raw(`(
  select u.first_names || ' ' || u.last_names || coalesce((
      select ' (por ausencia de ' || p.first_names || ' ' || p.last_names || ')' from tasks t join users p on p.id = t.assignee
      where t.case_id = a.case_id and t.act_id = a.id and t.state = 'done' and t.done_by = a.reviewer_id and t.assignee <> t.done_by
      order by t.done_at desc limit 1), '')
  from users u where u.id = a.reviewer_id)`)

/**
 * Open tasks (alias `t`) of a case (alias `c`) that belong to an absent official and that the reader does meanwhile:
 * `absentFor` as SQL, without affairs of their own. Attack: reading by a stand-in what the absent official had under
 * another role, or the case in which one is a party.
 */
export const doneInstead = (actor: Actor): Statement => {
  const absent = actor.standsInFor ?? []
  if (absent.length === 0) return raw('false')
  return sql`(t.turn = 'corporacion' and t.assignee = any(${absent.map(({ id }) => id)}::uuid[])
    and t.audience && ${[...actor.audience]}::text[] and not ${WAITS_FOR_SIGNATURE}
    and not exists (select 1 from users me where me.id = ${actor.id}::uuid and ${isPartyOf('me')}))`
}

/** Officials (alias `p`) whose absences the reader registers: `keepsAbsencesOf` as SQL. */
export function keptBy(actor: Actor): Statement {
  const { all, office } = scopeFor(actor, 'absences.manage')
  if (all) return raw('true')
  const own = sql`p.id = ${actor.id}::uuid`
  return office === null ? own : sql`(p.office = ${office} or ${own})`
}

interface ColleagueRow {
  readonly id: string
  readonly name: string
  readonly active: boolean
  readonly office: string | null
  readonly email: string
  readonly roles: readonly string[]
  readonly absences: readonly { readonly from: string; readonly until: string }[]
}

export interface KnownColleague extends Colleague {
  readonly office: string | null
  readonly email: string
}

/** Officials (alias `p`) that a test leaves, with their audience and the absences that were not ended. */
export async function colleaguesWhere(db: Db, test: Statement, most = 500): Promise<KnownColleague[]> {
  const rows = await db.rows<ColleagueRow>(sql`
    select p.id, ${NAME} as name, p.active, p.office, p.email,
      array(select r.role from user_roles r where r.user_id = p.id order by r.position) as roles,
      coalesce((select json_agg(json_build_object('from', a.from_day, 'until', a.until_day) order by a.from_day)
        from absences a where a.person_id = p.id and a.ended_at is null), '[]') as absences
    from users p where p.kind = 'funcionario' and ${test} order by name, p.id limit ${most}`)
  return rows.map(({ roles, ...row }) => ({ ...row, audience: audienceOf(roles, row.office) }))
}

/**
 * The same of these people, locked until the transaction ends. Race: two absences that cross, or in which two people
 * stand in for each other, are registered at once; both lock the same rows, in one order.
 */
export async function lockColleagues(
  tx: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownColleague>> {
  await tx.rows(sql`select id from users where id = any(${[...ids]}::uuid[]) order by id for no key update`)
  const found = await colleaguesWhere(tx, sql`p.id = any(${[...ids]}::uuid[])`)
  return new Map(found.map((one) => [one.id, one]))
}
