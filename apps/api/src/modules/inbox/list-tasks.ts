import type { inboxRow } from '@ventanilla/contract/inbox.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { demandSearch } from '@ventanilla/domain/kernel/search-text'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { type DueWords, dueWords, soonUntil } from '@ventanilla/domain/terms/due-words'
import { screenOf } from '@ventanilla/domain/workflow/definition/screen-of'
import type { z } from 'zod'
import { joined, raw, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { caseTests, type Days, type InboxFilter, type Place, tasksOf } from '../../db/inbox/branches.ts'
import { doneInstead } from '../../db/people/absences.ts'
import { inOrder, owedScreen, owedTitle, owedWork, type OwedWork, placeOf } from '../../db/inbox/owed.ts'

export type InboxRow = z.input<typeof inboxRow>

export const PAGE = 25
/** Most matching cases for which the list starts from them. */
const FEW = 2000

/** Columns of a row as a JSON array: PostgreSQL writes one text per page, which is parsed once. */
type Packed = readonly [
  taskId: string,
  place: string,
  due: string | null,
  step: string,
  turn: 'usuario' | 'corporacion',
  assignee: string | null,
  assigneeName: string | null,
  caseId: string,
  radicado: string | null,
  ttId: number,
  applicant: string,
  municipality: string | null,
  status: string,
  insteadOf: boolean,
]

/** @param office the reader's; null: of the whole authority */
export function daysOf(deps: AppDeps, office: string | null): Days {
  const today = bogotaDate(deps.clock.now().toISOString())
  const { catalogue } = deps
  const days = catalogue.parameters['notificacion.dias_cercano']
  return { today, soon: soonUntil(today, catalogue.calendarOf(office), days) }
}

/**
 * Ids of the cases that the filter leaves. Null when it has no condition on cases or leaves too many to start
 * from: the inbox's own order then finds a page sooner.
 */
export async function matchingCases(deps: AppDeps, filter: InboxFilter): Promise<string[] | null> {
  demandSearch(filter.q)
  const tests = caseTests(filter)
  if (tests.length === 0) return null
  const rows = await deps.db.rows<{ id: string }>(
    sql`select c.id from cases c where ${joined(tests, ' and ')} limit ${FEW + 1}`,
  )
  return rows.length > FEW ? null : rows.map((r) => r.id)
}

/**
 * One page of the inbox after a place: `limit` rows plus one, to detect a next page. Merges the reader's owed
 * publications in the same order, since the query of the tasks excludes them.
 */
export async function readPage(
  deps: AppDeps,
  actor: Actor,
  filter: InboxFilter,
  options: {
    readonly after: Place | null
    readonly limit: number
    readonly matching: readonly string[] | null
    readonly days: Days
  },
): Promise<{ rows: InboxRow[]; next: Place | null }> {
  const { after, limit, matching, days } = options
  const branch = tasksOf(actor, filter, days, { after, limit: limit + 1 }, matching)
  const asked = deps.db.one<{ page: string }>(sql`
    with page as materialized (select p.due, p.id from (${branch}) p order by p.due, p.id limit ${raw(String(limit + 1))})
    select coalesce(json_agg(json_build_array(t.id, p.due, t.due_on, t.step, t.turn, t.assignee, u.first_names || ' ' || u.last_names,
        c.id, c.radicado, c.tt_id, c.applicant_name, c.municipality, c.status, ${doneInstead(actor)}) order by p.due, p.id), '[]')::text as page
    from page p join tasks t on t.id = p.id join cases c on c.id = t.case_id left join users u on u.id = t.assignee`)
  const [answer, owed] = await Promise.all([asked, owedWork(deps, actor, filter, days, matching)])
  // our own JSON, as the statement above builds it
  const packed = JSON.parse(answer?.page ?? '[]') as Packed[]
  const words = wordsOn(deps, days.today, actor.office)
  const found = [
    ...packed.map((row) => ({ place: { due: row[1], id: row[0] }, row: () => unpack(deps, row, words) })),
    ...owed
      .filter((work) => after === null || inOrder(placeOf(work), after) > 0)
      .slice(0, limit + 1)
      .map((work) => ({ place: placeOf(work), row: () => owedRow(deps, work, words) })),
  ].toSorted((a, b) => inOrder(a.place, b.place))
  const shown = found.slice(0, limit)
  return {
    rows: shown.map(({ row }) => row()),
    next: found.length > limit ? (shown.at(-1)?.place ?? null) : null,
  }
}

export async function listTasks(
  deps: AppDeps,
  actor: Actor,
  query: InboxFilter & { readonly cursor?: string | undefined },
): Promise<{ rows: InboxRow[]; next: string | null }> {
  const { rows, next } = await readPage(deps, actor, query, {
    after: query.cursor === undefined ? null : readCursor(query.cursor),
    limit: PAGE,
    matching: await matchingCases(deps, query),
    days: daysOf(deps, actor.office),
  })
  return { rows, next: next === null ? null : `${next.due}_${next.id}` }
}

function readCursor(text: string): Place {
  const [due = '', id = ''] = text.split('_')
  if (!/^\d{4}-\d\d-\d\d$/.test(due) || Number.isNaN(Date.parse(due)) || !/^[0-9a-f-]{36}$/.test(id))
    throw new Refusal('invalid', 'La página pedida no existe. Vuelva a la primera.', { code: 'cursor' })
  return { due, id }
}

/**
 * Caches the wording per due date: days are counted once per date, not per row, and by the calendar of the reader's
 * office.
 */
export function wordsOn(
  deps: AppDeps,
  today: string,
  office: string | null,
): (due: string | null) => DueWords {
  const calendar = deps.catalogue.calendarOf(office)
  const kept = new Map<string | null, DueWords>()
  return (due) => {
    let words = kept.get(due)
    if (words === undefined) kept.set(due, (words = dueWords(due, today, calendar)))
    return words
  }
}

/** Names shown by the list and its sheet. */
export const namesOf = ({ catalogue }: AppDeps) => ({
  procedure: (ttId: number): string => catalogue.procedureName(ttId),
  municipality: (code: string | null): string | null =>
    code === null ? null : catalogue.municipalityName(code),
  step: (id: string): string => catalogue.everyWorkflow.steps.get(id)?.title ?? id,
  status: (id: string): string => catalogue.statuses[id] ?? id,
})

function unpack(deps: AppDeps, row: Packed, words: (due: string | null) => DueWords): InboxRow {
  const [
    taskId,
    ,
    due,
    stepId,
    turn,
    assignee,
    assigneeName,
    caseId,
    radicado,
    ttId,
    applicant,
    place,
    status,
    insteadOf,
  ] = row
  const names = namesOf(deps)
  return {
    taskId,
    actId: null,
    caseId,
    radicado,
    procedure: names.procedure(ttId),
    applicant,
    municipality: names.municipality(place),
    step: stepId,
    stepTitle: names.step(stepId),
    screen: screenOf(deps.catalogue.everyWorkflow.steps.get(stepId)?.screen, { caseId, taskId, ttId }),
    due: words(due),
    assignee: assignee === null ? null : { id: assignee, name: assigneeName ?? '' },
    insteadOf,
    turn,
    statusLabel: names.status(status),
  }
}

function owedRow(deps: AppDeps, work: OwedWork, words: (due: string | null) => DueWords): InboxRow {
  const names = namesOf(deps)
  return {
    taskId: null,
    actId: work.actId,
    caseId: work.caseId,
    radicado: work.radicado,
    procedure: names.procedure(work.ttId),
    applicant: work.applicant,
    municipality: names.municipality(work.municipality),
    step: null,
    stepTitle: owedTitle(work),
    screen: owedScreen(work),
    due: words(work.due),
    assignee: null,
    insteadOf: false,
    turn: 'corporacion',
    statusLabel: names.status(work.status),
  }
}
