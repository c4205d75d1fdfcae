import type { caseSummary } from '@ventanilla/contract/case-shapes'
import type { Actor } from '@ventanilla/domain/access/actor'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueWords } from '@ventanilla/domain/terms/due-words'
import { actsToOpen } from '@ventanilla/domain/workflow/state/electronic-access'
import type { z } from 'zod'
import { type CaseRow, caseColumns, stateOf } from '../../../db/cases/load.ts'
import { markOf, readMark } from '../../../db/connection/keyset.ts'
import { containing } from '../../../db/connection/like.ts'
import { madeKnown, rowsFor, waitsFor } from '../../../db/scope.ts'
import { raw, sql } from '../../../db/connection/sql.ts'
import type { AppDeps } from '../../../deps.ts'
import { headOf } from './case-head.ts'
import { nowSentence } from './now-sentence.ts'
import { standingOf } from './standing.ts'
import { waitingList } from './waiting-list.ts'

type Summary = z.input<typeof caseSummary>

const FILTERS = {
  todas: 'true',
  borradores: 'c.radicado is null and c.closed_at is null',
  'en-curso': 'c.radicado is not null and c.closed_at is null',
  terminadas: 'c.closed_at is not null',
  'me-esperan': null,
} as const

const PAGE = 25

/** Ids of the cases waiting for the user, derived from the waiting list so that both agree. */
async function waitingCases(deps: AppDeps, actor: Actor): Promise<string[]> {
  return (await waitingList(deps, actor)).map(({ row }) => row.id)
}

/** The user's own cases, latest movement first; keyset by movement and id. */
export async function myCases(
  deps: AppDeps,
  actor: Actor,
  query: { estado: keyof typeof FILTERS; q: string; cursor?: string | undefined },
): Promise<{ rows: Summary[]; next: string | null }> {
  const filter = FILTERS[query.estado]
  const after = readMark(query.cursor)
  const rows = await deps.db.rows<
    CaseRow & {
      updated_at: Date
      known: string[]
      open_task: { id: string; step: string; due_on: string | null; mine: boolean } | null
    }
  >(sql`
    select c.updated_at, ${caseColumns}, array(select a.id::text from acts a where a.case_id = c.id and a.number is not null and ${madeKnown(actor)}) as known,
      (select json_build_object('id', t.id, 'step', t.step, 'due_on', t.due_on, 'mine', ${waitsFor(actor)}) from tasks t
        where t.case_id = c.id and t.state = 'open' order by ${waitsFor(actor)} desc, (t.turn = 'usuario') desc, (t.step = c.step) desc, t.opened_at desc limit 1) as open_task
    from cases c
    where c.id = any(array(
        select mine.id from cases mine where mine.applicant_id = ${actor.id}::uuid
        union all select p.case_id from case_parties p where p.user_id = ${actor.id}::uuid and p.until is null))
      -- the scope decides; the line above only lets an index find the few that may pass it
      and ${rowsFor(actor, 'cases.draft')} and ${filter === null ? sql`c.id = any(${await waitingCases(deps, actor)}::uuid[])` : raw(filter)}
      and (${query.q} = '' or words_of(c.radicado, c.expediente, c.applicant_name, c.subject, c.municipality) like plain(${containing(query.q)}))
      and (${after === null} or (c.updated_at, c.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by c.updated_at desc, c.id desc limit ${PAGE + 1}`)
  const today = bogotaDate(deps.clock.now().toISOString())
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    rows: page.map((row) => {
      const state = stateOf(row)
      const open = row.open_task
      const step = open === null ? undefined : deps.catalogue.of(row).workflow.steps.get(open.step)
      const standing = standingOf(deps, row, state, { id: actor.id, party: true, known: row.known })
      // once decided, the term to decide means nothing
      const decided = standing.decision !== null || standing.untold
      const due = dueWords(
        decided ? null : row.due_on,
        today,
        deps.catalogue.calendarOf(row.office),
        !decided && (row.flow.suspensions?.some((s) => s.to === null) ?? false),
      )
      return {
        ...headOf(deps, row),
        due,
        updatedAt: row.updated_at.toISOString(),
        now: nowSentence(state, step, {
          party: true,
          mine: open?.mine === true,
          toOpen: actsToOpen(deps.catalogue.of(row).workflow, state.flow, actor.id).length > 0,
          standing,
        }),
        verdict: standing.decision?.tone ?? null,
        waitsForMe:
          open?.mine === true
            ? {
                taskId: open.id,
                title: step?.asks?.you ?? step?.title ?? open.step,
                action: step?.asks?.action ?? 'Responder',
                optional: step?.asks?.free === true,
                step: open.step,
                due: dueWords(open.due_on, today, deps.catalogue.calendarOf(row.office)),
              }
            : null,
      }
    }),
    next: rows.length > PAGE && last !== undefined ? markOf(last.updated_at, last.id) : null,
  }
}
