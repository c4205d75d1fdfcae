import { type Group, groupsIn } from '@ventanilla/domain/configuration/groups/groups'
import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { raw, sql, type Statement } from '../../../db/connection/sql.ts'
import { countedOutOf, membersIn, tasksOffering } from '../../../db/people/group-members.ts'
import { type Around, chosenIn, formPaths, offeringSteps } from './chosen.ts'

/** Finds what uses the items of a kind with these keys. */
type Finder = (kind: KindId, keys: readonly string[], around: Around) => Statement

/** Cases (alias `c`) that run: filed or opened, and not ended. */
const RUNNING = raw('(c.closed_at is null and (c.radicado is not null or c.family is not null))')
/** Title of a case (alias `c`); one that an office opened can have no radicado yet. */
export const CASE_TITLE = raw("coalesce(c.radicado, nullif(c.subject, ''), 'Sin radicado')")

/** Year with whose figures a case (alias `c`) was settled. */
const SETTLED_WITH = raw("(c.facts->'liquidacion.calculo'->>'year')")

const groupsNamed = (keys: readonly string[], { contents }: Around): readonly Group[] =>
  groupsIn(contents).filter(({ key }) => keys.includes(key))

/** Each selects `key` (text, an item's) and `id` (uuid, of what uses it), each pair at least once. */
export const PAIRS = {
  /** open tasks at steps that offer the list */
  offeringTasks: (kind, keys, around) =>
    sql`select k.key, t.id from tasks t cross join unnest(${[...keys]}::text[]) k(key)
      where t.state = 'open' and t.step = any(${[...offeringSteps(kind, around).steps]}::text[])`,
  /** open tasks whose official has chosen it in what is not handed in yet */
  choosingTasks: (kind, keys, around) =>
    sql`select k.key, t.id
      from tasks t ${chosenIn(kind, keys, raw("t.work->'data'"), offeringSteps(kind, around).paths)}
      where t.state = 'open' and t.step = any(${[...offeringSteps(kind, around).steps]}::text[])`,
  /** running cases that have it, by a finished step or by their application */
  casesThatChose: (kind, keys, around) =>
    sql`select k.key, c.id from cases c ${chosenIn(kind, keys, raw('c.facts'), offeringSteps(kind, around).paths)}
        where ${RUNNING}
      union select k.key, c.id from cases c ${chosenIn(kind, keys, raw('c.submission'), formPaths(kind, around))}
        where ${RUNNING}`,
  settlingTasks: (_, keys) =>
    sql`select t.work->'data'->>'liquidacion.anio' as key, t.id from tasks t
      where t.state = 'open' and t.work->'data'->>'liquidacion.anio' = any(${[...keys]}::text[])`,
  chargedCases: (_, keys) =>
    sql`select ${SETTLED_WITH} as key, c.id from debts d join cases c on c.id = d.case_id
      where d.open and ${SETTLED_WITH} = any(${[...keys]}::text[])`,
  settledCases: (_, keys) =>
    sql`select ${SETTLED_WITH} as key, c.id from cases c
      where ${RUNNING} and ${SETTLED_WITH} = any(${[...keys]}::text[])`,
  actsToNumber: (_, keys) =>
    sql`select a.series as key, a.id from acts a
      where a.state in ('draft', 'review', 'sign') and a.series = any(${[...keys]}::text[])`,
  numberedActs: (_, keys) =>
    sql`select a.series as key, a.id from acts a
      where a.number is not null and a.series = any(${[...keys]}::text[])`,
  casesOfOffice: (_, keys) =>
    sql`select c.office as key, c.id from cases c where ${RUNNING} and c.office = any(${[...keys]}::text[])`,
  tasksOfOffice: (_, keys) =>
    sql`select c.office as key, t.id from tasks t join cases c on c.id = t.case_id
      where t.state = 'open' and c.office = any(${[...keys]}::text[])`,
  membersOfGroup: (_, keys, around) => membersIn(groupsNamed(keys, around)),
  countedOutOfGroup: (_, keys, around) => countedOutOf(groupsNamed(keys, around)),
  tasksOfGroup: (_, keys, around) => tasksOffering(groupsNamed(keys, around)),
  officialsOfOffice: (_, keys) =>
    sql`select u.office as key, u.id from users u
      where u.kind = 'funcionario' and u.active and u.office = any(${[...keys]}::text[])`,
} as const satisfies Readonly<Record<string, Finder>>

/** Each selects `key` (text, an item's) and `count` (int), a row at most for each item. */
export const COUNTS = {
  /** applications that their applicants are still writing: nobody else's to read */
  draftsThatChose: (kind, keys, around) =>
    sql`select k.key, count(distinct d.case_id)::int as count
      from drafts d ${chosenIn(kind, keys, raw('d.answers'), formPaths(kind, around))} group by k.key`,
  draftsAtWindow: (_, keys) =>
    sql`select d.window_office as key, count(*)::int as count from drafts d
      where d.window_office = any(${[...keys]}::text[]) group by d.window_office`,
  numbersGiven: (_, keys) =>
    sql`select s.code as key, sum(s.last_number)::int as count from series s
      where s.code = any(${[...keys]}::text[]) group by s.code`,
} as const satisfies Readonly<Record<string, Finder>>
