import type { caseSummary } from '@ventanilla/contract/case-shapes'
import type { Actor } from '@ventanilla/domain/access/actor'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueWords } from '@ventanilla/domain/terms/due-words'
import type { z } from 'zod'
import { stateOf, type CaseRow } from '../../db/cases/load.ts'
import { markOf, readMark } from '../../db/keyset.ts'
import { containing } from '../../db/like.ts'
import { rowsFor, waitsFor } from '../../db/scope.ts'
import { raw, sql, type Statement } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { headOf } from './case-head.ts'
import { nowSentence } from './now-sentence.ts'

type Summary = z.input<typeof caseSummary>

const FILTERS = {
  todas: 'true',
  borradores: 'c.radicado is null',
  'en-curso': 'c.radicado is not null and c.closed_at is null',
  terminadas: 'c.closed_at is not null',
  'me-esperan': null,
} as const

const waiting = (actor: Actor): Statement =>
  sql`exists (select 1 from tasks t where t.case_id = c.id and t.state = 'open' and ${waitsFor(actor)})`

const PAGE = 25

/** A person's own cases, newest movement first; keyset by movement and id. */
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
      open_task: { id: string; step: string; due_on: string | null; mine: boolean } | null
    }
  >(sql`
    select c.*, false as electronic, '[]'::json as others,
      (select json_build_object('id', t.id, 'step', t.step, 'due_on', t.due_on, 'mine', ${waitsFor(actor)}) from tasks t
        where t.case_id = c.id and t.state = 'open' order by (t.turn = 'usuario') desc, t.opened_at desc limit 1) as open_task
    from cases c
    where c.id = any(array(
        select mine.id from cases mine where mine.applicant_id = ${actor.id}::uuid
        union all select p.case_id from case_parties p where p.user_id = ${actor.id}::uuid and p.until is null))
      -- the scope decides; the line above only lets an index find the few that may pass it
      and ${rowsFor(actor, 'cases.draft')} and ${filter === null ? waiting(actor) : raw(filter)}
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
      const title = open === null ? null : (deps.catalogue.workflow.steps.get(open.step)?.title ?? open.step)
      const due = dueWords(
        row.due_on,
        today,
        deps.catalogue.calendar,
        row.flow.suspensions?.some((s) => s.to === null) ?? false,
      )
      return {
        ...headOf(deps, row),
        due,
        updatedAt: row.updated_at.toISOString(),
        now: nowSentence(state, title, {
          party: true,
          mine: open?.mine === true,
          workflow: deps.catalogue.workflow,
        }),
        waitsForMe:
          open?.mine === true
            ? {
                taskId: open.id,
                title: title ?? '',
                step: open.step,
                due: dueWords(open.due_on, today, deps.catalogue.calendar),
              }
            : null,
      }
    }),
    next: rows.length > PAGE && last !== undefined ? markOf(last.updated_at, last.id) : null,
  }
}
