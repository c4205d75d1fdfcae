import type { citizenDashboard } from '@ventanilla/contract/dashboard.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueWords } from '@ventanilla/domain/terms/due-words'
import { accessSteps, actsToOpen } from '@ventanilla/domain/workflow/state/electronic-access'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import { applicationOf, screenOf } from '@ventanilla/domain/workflow/definition/screen-of'
import type { Flow } from '@ventanilla/domain/workflow/state/state'
import type { z } from 'zod'
import { nameOfCase } from '../../db/cases/case-name.ts'
import { rowsFor, waitsFor } from '../../db/scope.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import type { RunsBy } from '../../db/cases/catalogue.ts'

type Dashboard = z.input<typeof citizenDashboard>

const caseHref = (id: string): string => `/mis-solicitudes/ver-solicitud/${id}`

/** Screen on which a draft continues. */
function draftHref(
  { newest: { workflow, procedures } }: AppDeps['catalogue'],
  draft: { readonly id: string; readonly tt_id: number },
): string {
  const family = familyOfType(workflow, procedures.get(draft.tt_id))
  const first = workflow.steps.get(family?.initialStep ?? '')
  return applicationOf(first?.screen, { caseId: draft.id, ttId: draft.tt_id })
}

/** Waiting items, cases, drafts and notices of a user. All queries are limited to their own cases. */
export async function citizenDashboardOf(deps: AppDeps, actor: Actor): Promise<Dashboard> {
  const mine = rowsFor(actor, 'cases.read')
  const { catalogue, db } = deps
  const today = bogotaDate(deps.clock.now().toISOString())
  const [waiting, toOpen, counts, drafts, notices] = await Promise.all([
    db.rows<{
      id: string
      case_id: string
      radicado: string | null
      tt_id: number
      family: string | null
      definitions: number
      movedTo: number | null
      office: string | null
      step: string
      due_on: string | null
    }>(sql`
      select t.id, t.case_id, c.radicado, c.tt_id, c.family, c.definitions, c.moved_to as "movedTo", c.office, t.step, t.due_on from cases c join tasks t on t.case_id = c.id
      where ${mine} and t.state = 'open' and ${waitsFor(actor)} order by t.due_on nulls last, t.id limit 50`),
    db.rows<{
      case_id: string
      act_id: string
      radicado: string | null
      title: string
      flow: Flow
      tt_id: number
      definitions: number
      movedTo: number | null
    }>(sql`
      select n.case_id, n.act_id, c.radicado, a.title, c.flow, c.tt_id, c.definitions, c.moved_to as "movedTo" from notifications n join cases c on c.id = n.case_id join acts a on a.id = n.act_id
      where n.recipient_id = ${actor.id}::uuid and n.state = 'sent' and n.means = 'electronica' and ${mine}
        and exists (select 1 from tasks t where t.case_id = n.case_id and t.step = any(${accessSteps(catalogue.everyWorkflow)}::text[]) and t.state = 'open') order by n.sent_at limit 50`),
    db.one<{ running: number; ended: number; drafts: number }>(sql`
      select count(*) filter (where c.radicado is not null and c.closed_at is null)::int as running,
        count(*) filter (where c.closed_at is not null)::int as ended, count(*) filter (where c.radicado is null)::int as drafts
      from cases c where ${mine}`),
    db.rows<{ id: string; tt_id: number; updated_at: Date }>(sql`
      select c.id, c.tt_id, d.updated_at from cases c join drafts d on d.case_id = c.id
      where ${mine} and c.radicado is null order by d.updated_at desc, c.id limit 10`),
    db.one<{ unread: number; latest: Dashboard['notices']['latest'] | null }>(sql`
      select (select count(*)::int from notices where user_id = ${actor.id}::uuid and read_at is null) as unread,
        (select json_agg(json_build_object('id', n.id, 'title', n.title, 'href', n.href, 'createdAt', n.created_at, 'read', n.read_at is not null) order by n.created_at desc, n.id desc)
          from (select * from notices where user_id = ${actor.id}::uuid order by created_at desc, id desc limit 5) n) as latest`),
  ])
  const opensNow = (n: RunsBy & { act_id: string; flow: Flow }): boolean =>
    actsToOpen(catalogue.of(n).workflow, n.flow, actor.id).includes(n.act_id)
  const figure = (key: string, label: string, count: number) => ({
    key,
    label,
    count,
    href: `/mis-solicitudes?estado=${key}`,
  })
  return {
    kind: 'ciudadano',
    waiting: waiting.map((w) => {
      const step = catalogue.of(w).workflow.steps.get(w.step)
      return {
        caseId: w.case_id,
        taskId: w.id,
        radicado: w.radicado,
        procedure: nameOfCase(catalogue, w),
        title: step?.title ?? w.step,
        due: dueWords(w.due_on, today, catalogue.calendarOf(w.office)),
        href: screenOf(step?.screen, { caseId: w.case_id, taskId: w.id, ttId: w.tt_id }),
      }
    }),
    // the term of one act can have passed while another waits to be opened
    toOpen: toOpen.filter(opensNow).map((n) => ({
      caseId: n.case_id,
      actId: n.act_id,
      radicado: n.radicado,
      title: n.title,
      href: caseHref(n.case_id),
    })),
    figures: [
      figure('en-curso', 'Solicitudes en curso', counts?.running ?? 0),
      figure('borradores', 'Borradores', counts?.drafts ?? 0),
      figure('terminadas', 'Solicitudes terminadas', counts?.ended ?? 0),
    ],
    drafts: drafts.map((d) => ({
      caseId: d.id,
      procedure: nameOfCase(catalogue, d),
      updatedAt: d.updated_at.toISOString(),
      href: draftHref(catalogue, d),
    })),
    notices: { unread: notices?.unread ?? 0, latest: notices?.latest ?? [] },
  }
}
