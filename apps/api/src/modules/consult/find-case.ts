import type { consult } from '@ventanilla/contract/consult.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { documentDigits } from '@ventanilla/domain/identity/documents'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueWords } from '@ventanilla/domain/terms/due-words'
import type { z } from 'zod'
import { nameOfCase } from '../../db/cases/case-name.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import type { Context } from '../../http/context.ts'
import { guess } from '../../http/guards/guessing.ts'

type Found = z.input<(typeof consult)['consult.case']['answers'][200]>

/**
 * State of a case, by its radicado and the applicant's document together. An unknown radicado and a foreign
 * document get the same response, and no name is ever shown.
 */
export async function findCase(
  deps: AppDeps,
  ctx: Context,
  asked: { readonly radicado: string; readonly documento: string },
): Promise<Found> {
  const row = await guess(deps, ctx, { what: 'consulta' }, async () => {
    const found = await deps.db.one<{
      radicado: string
      tt_id: number
      family: string | null
      filed_at: Date
      status: string
      due_on: string | null
      office: string | null
      suspended: boolean
      closed: boolean
      definitions: number
      movedTo: number | null
      step: string | null
      turn: string | null
    }>(sql`
    select c.radicado, c.tt_id, c.family, c.definitions, c.moved_to as "movedTo", c.filed_at, c.status, c.due_on, c.office, c.suspended, c.closed_at is not null as closed, t.step, t.turn
    from cases c join users u on u.id = c.applicant_id
      left join lateral (select step, turn from tasks where case_id = c.id and state = 'open' order by opened_at desc, id desc limit 1) t on true
    where c.radicado = ${asked.radicado.toUpperCase()} and regexp_replace(u.document_number, '\\D', '', 'g') = any(${documentDigits(asked.documento)}::text[])`)
    return found ?? null
  })
  if (row === null)
    throw new Refusal(
      'missing',
      'No encontramos una solicitud con ese radicado y ese documento. Revise los dos números.',
      { code: 'sin_coincidencia' },
    )
  const today = bogotaDate(deps.clock.now().toISOString())
  const step = row.step === null ? undefined : deps.catalogue.of(row).workflow.steps.get(row.step)
  return {
    radicado: row.radicado,
    procedure: nameOfCase(deps.catalogue, row),
    filedOn: bogotaDate(row.filed_at.toISOString()),
    status: deps.catalogue.statuses[row.status] ?? row.status,
    stage: row.closed ? null : (step?.title ?? null),
    waitsForApplicant: row.turn === 'usuario',
    due: dueWords(
      row.closed ? null : row.due_on,
      today,
      deps.catalogue.calendarOf(row.office),
      row.suspended,
    ),
  }
}
