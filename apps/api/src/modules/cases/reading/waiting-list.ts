import type { cases } from '@ventanilla/contract/cases.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueWords } from '@ventanilla/domain/terms/due-words'
import { isFor } from '@ventanilla/domain/workflow/engine/decide'
import { waitingToOpen } from '@ventanilla/domain/workflow/state/electronic-access'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { z } from 'zod'
import { nameOfCase } from '../../../db/cases/case-name.ts'
import { type CaseRow, caseColumns, stateOf } from '../../../db/cases/load.ts'
import { rowsFor } from '../../../db/scope.ts'
import { sql } from '../../../db/connection/sql.ts'
import type { AppDeps } from '../../../deps.ts'
import { appealOffer, appealSteps } from '../appeal-window.ts'

type Row = z.input<(typeof cases)['cases.waiting']['answers'][200]>['rows'][number]

/** Something in a case that this user must do, can do, or has begun. */
export type Waiting = Pick<Row, 'kind' | 'title' | 'action' | 'optional' | 'taskId' | 'screen'> & {
  readonly dueOn: string | null
}

/** An act sent to this user to be opened in the portal. */
export interface ActSent {
  readonly id: string
  readonly title: string
}

const PLAIN = { taskId: null, screen: null, optional: false, dueOn: null } as const

/**
 * Everything in a case that waits for this user, in any capacity. An unsent draft is theirs to finish or to
 * delete; nobody else waits for it.
 */
export function waitingIn(
  deps: AppDeps,
  { state, radicado, sent }: { state: CaseState; radicado: string | null; sent: readonly ActSent[] },
  personId: string,
): Waiting[] {
  const { workflow } = deps.catalogue.of(state)
  const { tasks, closed } = state.flow
  if (closed) return []
  if (radicado === null && tasks.length === 0)
    return [
      { ...PLAIN, kind: 'borrador', title: 'Termine su solicitud y radíquela', action: 'Seguir donde iba' },
    ]
  const mine = tasks.flatMap((task): Waiting[] => {
    const step = workflow.steps.get(task.step)
    const asks = step?.asks
    if (asks === undefined || step === undefined) return []
    if (!state.parties.some((p) => p.personId === personId && isFor(step.party, p))) return []
    return [
      {
        kind: radicado === null ? 'borrador' : step.kind === 'payment' ? 'pago' : 'tarea',
        title: asks.you,
        action: radicado === null ? 'Seguir donde iba' : asks.action,
        optional: radicado === null || asks.free === true,
        taskId: task.id,
        screen: step.screen,
        dueOn: task.dueOn,
      },
    ]
  })
  const toOpen = waitingToOpen(workflow, state.flow, personId).flatMap(({ actId, dueOn }): Waiting[] => {
    const act = sent.find(({ id }) => id === actId)
    if (act === undefined) return []
    const title = `Abra la notificación: ${act.title}`
    return [{ ...PLAIN, kind: 'notificacion', title, action: 'Abrir la notificación', dueOn }]
  })
  // a draft of an appeal step is already among the tasks
  const writing = tasks.some((task) => appealSteps(deps, state).includes(task.step))
  const offer = writing || radicado === null ? null : appealOffer(deps, state, personId)
  const appeal: Waiting[] =
    offer === null
      ? []
      : [
          {
            ...PLAIN,
            kind: 'recurso',
            title: 'Si no está de acuerdo con la decisión, puede presentar un recurso',
            action: 'Presentar un recurso',
            optional: true,
            taskId: offer.task.id,
            dueOn: offer.dueOn,
          },
        ]
  return [...mine, ...toOpen, ...appeal]
}

/** Earliest deadline first, then items without a term, then drafts. */
export const byDeadline = (a: Waiting, b: Waiting): number =>
  (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9') ||
  Number(a.kind === 'borrador') - Number(b.kind === 'borrador') ||
  Number(a.optional) - Number(b.optional)

/** Above any person's number of cases; a company with more uses its request list. */
const MOST = 1000

/** Everything that waits for a user in all their cases, earliest deadline first. */
export async function waitingList(
  deps: AppDeps,
  actor: Actor,
): Promise<{ readonly row: CaseRow; readonly waiting: Waiting }[]> {
  const rows = await deps.db.rows<CaseRow & { sent: ActSent[] | null }>(sql`
    select ${caseColumns},
      (select json_agg(json_build_object('id', a.id, 'title', a.title) order by n.created_at) from notifications n join acts a on a.id = n.act_id
        where n.case_id = c.id and n.recipient_id = ${actor.id}::uuid and n.state = 'sent' and n.means = 'electronica') as sent
    from cases c
    where c.closed_at is null and c.id = any(array(
        select mine.id from cases mine where mine.applicant_id = ${actor.id}::uuid
        union all select p.case_id from case_parties p where p.user_id = ${actor.id}::uuid and p.until is null))
      and ${rowsFor(actor, 'cases.draft')}
    order by c.updated_at desc, c.id desc limit ${MOST}`)
  return rows
    .flatMap((row) =>
      waitingIn(deps, { state: stateOf(row), radicado: row.radicado, sent: row.sent ?? [] }, actor.id).map(
        (waiting) => ({ row, waiting }),
      ),
    )
    .toSorted((a, b) => byDeadline(a.waiting, b.waiting))
}

/** The list as the user reads it. */
export async function waitingFor(deps: AppDeps, actor: Actor): Promise<{ rows: Row[] }> {
  const today = bogotaDate(deps.clock.now().toISOString())
  const found = await waitingList(deps, actor)
  return {
    rows: found.map(({ row, waiting: { dueOn, ...waiting } }) => ({
      ...waiting,
      caseId: row.id,
      ttId: row.tt_id,
      family: row.family,
      radicado: row.radicado,
      procedure: nameOfCase(deps.catalogue, row),
      municipality: row.municipality === null ? null : deps.catalogue.municipalityName(row.municipality),
      due: dueWords(dueOn, today, deps.catalogue.calendarOf(row.office)),
    })),
  }
}
