import type { Actor } from '@ventanilla/domain/access/actor'
import { holds, scopeFor } from '@ventanilla/domain/access/permissions'
import { type InboxView as View, PUBLICATION } from '@ventanilla/domain/cases/inbox-views'
import { containing } from '../connection/like.ts'
import { joined, raw, sql, type Statement } from '../connection/sql.ts'
import { doneInstead } from '../people/absences.ts'

export interface InboxFilter {
  readonly vista: View
  readonly q: string
  readonly tramite?: number | undefined
  readonly municipio?: string | undefined
  readonly paso?: string | undefined
  readonly estado?: string | undefined
  readonly responsable?: string | undefined
}

export interface Days {
  readonly today: string
  /** last due day that counts as about to expire */
  readonly soon: string
}

/** Position in the inbox's order: due date (the far future without one), then task id. */
export interface Place {
  readonly due: string
  readonly id: string
}

/** Represents "no term" in the inbox's order; the indexes use the same value. */
export const NO_TERM = '2999-12-31'
const DUE = raw(`coalesce(t.due_on, date '${NO_TERM}')`)

/** Filter conditions on the case alone, so that the indexes of `cases` find the few matches. */
export function caseTests(filter: InboxFilter): Statement[] {
  const tests = plainTests(filter)
  if (filter.q !== '')
    tests.push(
      sql`c.id in (select w.case_id from case_words w where w.words like plain(${containing(filter.q)}))`,
    )
  return tests
}

function plainTests(filter: InboxFilter): Statement[] {
  const tests: Statement[] = []
  if (filter.tramite !== undefined) tests.push(sql`c.tt_id = ${filter.tramite}`)
  if (filter.municipio !== undefined) tests.push(sql`c.municipality = ${filter.municipio}`)
  if (filter.estado !== undefined) tests.push(sql`c.status = ${filter.estado}`)
  return tests
}

/** Filter conditions on the case of each row that is read anyway. */
export function testsOfEach(filter: InboxFilter): Statement[] {
  const tests = plainTests(filter)
  // only used when many cases match: a condition without an index, or the plan would read all of them
  if (filter.q !== '') tests.push(sql`position(plain(${filter.q}) in ${SEARCHED}) > 0`)
  return tests
}

/** Filter conditions on case and task outside the branch's own index. */
function conditions(filter: InboxFilter): { tests: Statement[]; needsCase: boolean; needsTask: boolean } {
  const tests = testsOfEach(filter)
  const needsCase = tests.length > 0
  if (filter.paso !== undefined) tests.push(sql`t.step = ${filter.paso}`)
  return { tests, needsCase, needsTask: filter.paso !== undefined }
}

/** Searchable text of a case, as stored in the table `case_words`. */
const SEARCHED = raw('words_of(c.radicado, c.expediente, c.applicant_name, c.subject, c.municipality)')

/** Page of a branch: start position and size. */
interface Window {
  readonly after: Place | null
  readonly limit: number | null
}

function range(due: Statement, id: Statement, vista: View, days: Days, after: Place | null): Statement[] {
  const tests: Statement[] = []
  if (vista === 'vencidas') tests.push(sql`${due} < ${days.today}::date`)
  if (vista === 'por-vencer') tests.push(sql`${due} between ${days.today}::date and ${days.soon}::date`)
  if (after !== null) tests.push(sql`(${due}, ${id}) > (${after.due}::date, ${after.id}::uuid)`)
  return tests
}

// a literal, not a parameter: a plan for an unknown limit reads far more than a page
const ordered = (due: Statement, id: Statement, window: Window): Statement =>
  window.limit === null ? raw('') : sql` order by ${due}, ${id} limit ${raw(String(window.limit))}`

/** Tasks assigned to the reader, from the index `tasks_mine`. */
function mine(actor: Actor, filter: InboxFilter, days: Days, window: Window): Statement {
  const { tests, needsCase } = conditions(filter)
  const all = [
    sql`t.assignee = ${actor.id}::uuid and t.state = 'open' and t.turn = 'corporacion'`,
    ...range(DUE, raw('t.id'), filter.vista, days, window.after),
    ...tests,
    ...assigneeTest(filter, raw('t.assignee')),
  ]
  return sql`(select ${DUE} as due, t.id from tasks t ${needsCase ? raw('join cases c on c.id = t.case_id') : raw('')}
    where ${joined(all, ' and ')}${ordered(DUE, raw('t.id'), window)})`
}

/** Tasks of absent officials that the reader does meanwhile, from the index `tasks_mine` of each of them. */
function instead(actor: Actor, filter: InboxFilter, days: Days, window: Window): Statement {
  const { tests } = conditions(filter)
  const all = [
    sql`t.state = 'open' and ${doneInstead(actor)}`,
    ...range(DUE, raw('t.id'), filter.vista, days, window.after),
    ...tests,
    ...assigneeTest(filter, raw('t.assignee')),
  ]
  return sql`(select ${DUE} as due, t.id from tasks t join cases c on c.id = t.case_id
    where ${joined(all, ' and ')}${ordered(DUE, raw('t.id'), window)})`
}

/** Whether the reader stands in for a colleague: few do, and the others read no more for it. */
const standsIn = (actor: Actor): boolean => (actor.standsInFor ?? []).length > 0

/**
 * Tasks offered under one of the reader's keys, unassigned or a colleague's: one index range of `task_offers`.
 */
function offered(actor: Actor, key: string, filter: InboxFilter, days: Days, window: Window): Statement {
  const { tests, needsCase, needsTask } = conditions(filter)
  const due = raw('o.due_on')
  const id = raw('o.task_id')
  const all = [
    sql`o.audience = ${key} and o.turn = 'corporacion' and o.assignee is distinct from ${actor.id}::uuid`,
    ...range(due, id, filter.vista, days, window.after),
    ...tests,
    ...assigneeTest(filter, raw('o.assignee')),
  ]
  return sql`(select o.due_on as due, o.task_id as id from task_offers o
    ${needsCase ? raw('join cases c on c.id = o.case_id') : raw('')} ${needsTask ? raw('join tasks t on t.id = o.task_id') : raw('')}
    where ${joined(all, ' and ')}${ordered(due, id, window)})`
}

/** Cases that the reader handles and that wait for their applicant. */
function waiting(actor: Actor, filter: InboxFilter, days: Days, window: Window): Statement {
  const { tests } = conditions(filter)
  const all = [
    sql`t.state = 'open' and t.turn = 'usuario'`,
    ...range(DUE, raw('t.id'), filter.vista, days, window.after),
    ...tests,
    ...assigneeTest(filter, raw('t.assignee')),
  ]
  return sql`(select ${DUE} as due, t.id from (
      select case_id from tasks where assignee = ${actor.id}::uuid union select case_id from tasks where done_by = ${actor.id}::uuid) h
    join tasks t on t.case_id = h.case_id join cases c on c.id = t.case_id
    where ${joined(all, ' and ')}${ordered(DUE, raw('t.id'), window)})`
}

/** All open tasks of the cases that a supervisor oversees: every case, or those of their office. */
function supervised(actor: Actor, filter: InboxFilter, days: Days, window: Window): Statement {
  const scope = scopeFor(actor, 'cases.supervise')
  const { tests, needsCase } = conditions(filter)
  const all = [
    sql`t.state = 'open'`,
    ...(scope.all ? [] : [sql`c.office = ${scope.office}`]),
    ...range(DUE, raw('t.id'), filter.vista, days, window.after),
    ...tests,
    ...assigneeTest(filter, raw('t.assignee')),
  ]
  return sql`(select ${DUE} as due, t.id from tasks t ${needsCase || !scope.all ? raw('join cases c on c.id = t.case_id') : raw('')}
    where ${joined(all, ' and ')}${ordered(DUE, raw('t.id'), window)})`
}

/**
 * For filters that match few cases: starts from those cases and checks each task against the reader's scope.
 */
function found(
  actor: Actor,
  filter: InboxFilter,
  days: Days,
  window: Window,
  ids: readonly string[],
): Statement {
  const tests = filter.paso === undefined ? [] : [sql`t.step = ${filter.paso}`]
  const { vista } = filter
  const own = sql`((t.assignee = ${actor.id}::uuid and t.turn = 'corporacion') or ${doneInstead(actor)})`
  const group = sql`(t.turn = 'corporacion' and t.assignee is distinct from ${actor.id}::uuid and exists (
    select 1 from task_offers o where o.task_id = t.id and o.audience = any(${[...actor.audience]}::text[])))`
  const handled = sql`(t.turn = 'usuario' and exists (
    select 1 from tasks h where h.case_id = c.id and (h.assignee = ${actor.id}::uuid or h.done_by = ${actor.id}::uuid)))`
  const scope =
    vista === 'mias'
      ? own
      : vista === 'grupo'
        ? group
        : vista === 'esperando'
          ? handled
          : sql`(${own} or ${group} or ${overseen(actor)})`
  const all = [
    sql`c.id = any(${ids}::uuid[]) and t.state = 'open'`,
    scope,
    ...range(DUE, raw('t.id'), vista, days, window.after),
    ...tests,
    ...assigneeTest(filter, raw('t.assignee')),
  ]
  return sql`(select ${DUE} as due, t.id from cases c join tasks t on t.case_id = c.id
    where ${joined(all, ' and ')}${ordered(DUE, raw('t.id'), window)})`
}

const supervises = (actor: Actor): boolean => holds(actor, 'cases.supervise')

/** The scope of `supervised` as a condition on one case. */
function overseen(actor: Actor): Statement {
  const scope = scopeFor(actor, 'cases.supervise')
  if (scope.all) return raw('true')
  return scope.office === null ? raw('false') : sql`c.office = ${scope.office}`
}

function assigneeTest(filter: InboxFilter, column: Statement): Statement[] {
  if (filter.responsable === undefined) return []
  if (filter.responsable === 'nadie') return [sql`${column} is null`]
  return [sql`${column} = ${filter.responsable}::uuid`]
}

const NONE = `select date '${NO_TERM}' as due, null::uuid as id where false`
const NOTHING = raw(NONE)

/**
 * The tasks of a view as (due, id): each branch is read from its own index and merged; `union` drops tasks
 * offered by two of the reader's keys. Every branch carries the reader's scope, so that no view can exceed it.
 */
export function tasksOf(
  actor: Actor,
  filter: InboxFilter,
  days: Days,
  window: Window,
  matching: readonly string[] | null = null,
): Statement {
  // publications are not tasks: searching for them would read the whole inbox
  if (filter.paso === PUBLICATION) return NOTHING
  if (matching !== null) return found(actor, filter, days, window, matching)
  const { vista } = filter
  const group = (): Statement[] => actor.audience.map((key) => offered(actor, key, filter, days, window))
  const branches =
    vista === 'mias'
      ? [
          mine(actor, filter, days, window),
          ...(standsIn(actor) ? [instead(actor, filter, days, window)] : []),
        ]
      : vista === 'grupo'
        ? group()
        : vista === 'esperando'
          ? [waiting(actor, filter, days, window)]
          : [
              ...(supervises(actor) ? [supervised(actor, filter, days, window)] : []),
              // already included for a reader who oversees all cases
              ...(scopeFor(actor, 'cases.supervise').all
                ? []
                : [mine(actor, filter, days, window), ...group()]),
            ]
  return joined(branches, ' union ', NONE)
}
