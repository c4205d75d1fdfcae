import type { applicantChanges } from '@ventanilla/contract/applicant-changes.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { askForReason, isReason } from '@ventanilla/domain/kernel/reason'
import { outcomeWords } from '@ventanilla/domain/cases/words/history-words'
import { isActWork } from '@ventanilla/domain/workflow/definition/subprocesses'
import type { z } from 'zod'
import { audit } from '../../db/audit.ts'
import { nameOfCase } from '../../db/cases/case-name.ts'
import { viewCase } from '../../db/cases/load.ts'
import { knownBefore, partyPapers, passedOn } from '../../db/scope.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'

type Calls = typeof applicantChanges
type Former = z.input<Calls['changes.formerCase']['answers'][200]>

interface FormerRow {
  readonly id: string
  readonly radicado: string
  readonly tt_id: number
  readonly family: string | null
  readonly definitions: number
  readonly movedTo: number | null
  readonly filed_at: Date
  readonly since: Date
  readonly expediente: string | null
}

const shown = (deps: AppDeps, row: FormerRow) => ({
  id: row.id,
  radicado: row.radicado,
  procedure: nameOfCase(deps.catalogue, row),
  filedAt: row.filed_at.toISOString(),
  passedOn: row.since.toISOString(),
})

/** Cases that this user transferred to another applicant, latest first. */
export async function formerCases(
  deps: AppDeps,
  actor: Actor,
): Promise<{ rows: ReturnType<typeof shown>[] }> {
  const rows = await deps.db.rows<FormerRow>(sql`
    select c.id, c.radicado, c.tt_id, c.family, c.definitions, c.moved_to as "movedTo", c.filed_at, c.expediente, p.since
    from case_parties p join cases c on c.id = p.case_id
    where p.user_id = ${actor.id}::uuid and p.role = 'antiguo_solicitante' and p.until is null order by p.since desc limit 200`)
  return { rows: rows.map((row) => shown(deps, row)) }
}

/**
 * A case up to its transfer, for its former applicant: every part is cut off at that instant, and anything that
 * changes later (status, holder, facts) is omitted.
 */
export async function formerCase(deps: AppDeps, actor: Actor, id: string): Promise<Former> {
  const row = await deps.db.one<FormerRow>(sql`
    select c.id, c.radicado, c.tt_id, c.family, c.definitions, c.moved_to as "movedTo", c.filed_at, p.since, case when exists (
        select 1 from case_events e where e.case_id = c.id and e.type = 'expediente.creado' and e.at < p.since) then c.expediente end as expediente
    from cases c, lateral (select ${passedOn(actor)} as since) p
    where c.id = ${id}::uuid and p.since is not null`)
  if (row === undefined) throw notFound()
  const { since } = row
  const tasks = await deps.db.rows<{
    step: string
    opened_at: Date
    done_at: Date | null
    outcome: string | null
  }>(sql`
    select step, opened_at, case when done_at < ${since} then done_at end as done_at, case when done_at < ${since} then outcome end as outcome
    from tasks where case_id = ${id}::uuid and opened_at < ${since} and state <> 'cancelled' order by opened_at, id`)
  const files = await deps.db.rows<{ id: string; name: string; mime: string; size: number; at: Date }>(sql`
    select f.id, f.name, f.mime, f.size, f.created_at as at from files f
    where f.case_id = ${id}::uuid and f.state = 'ready' and f.created_at < ${since}
      and ${partyPapers} order by f.created_at, f.id`)
  const acts = await deps.db.rows<{
    title: string
    number: string | null
    signedOn: string
    fileId: string | null
  }>(sql`
    select a.title, a.number, to_char(a.dated_on, 'YYYY-MM-DD') as "signedOn", a.file_id as "fileId" from acts a join cases c on c.id = a.case_id
    where a.case_id = ${id}::uuid and a.number is not null and ${knownBefore(actor)}
    order by a.dated_on, a.id`)
  const { workflow } = deps.catalogue.of(row)
  const step = (of: string) => workflow.steps.get(of)
  return {
    ...shown(deps, row),
    expediente: row.expediente,
    steps: tasks
      .filter((t) => !isActWork(workflow, t.step))
      .map((t) => ({
        title: step(t.step)?.title ?? t.step,
        openedAt: t.opened_at.toISOString(),
        doneAt: t.done_at?.toISOString() ?? null,
        outcome: outcomeWords(step(t.step), t.outcome),
      })),
    files: files.map(({ at, ...file }) => ({
      ...file,
      size: Number(file.size),
      createdAt: at.toISOString(),
    })),
    acts,
  }
}

/** Ends that access: by the user's own choice, or by the records office with a reason. */
export function endFormer(
  deps: AppDeps,
  ctx: Context,
  id: string,
  body: { readonly personId?: string | undefined; readonly reason: string },
): Promise<{ status: 200; body: { message: string } }> {
  const actor = me(ctx)
  return ctx.command(async (tx) => {
    const now = deps.clock.now()
    const own = body.personId === undefined || body.personId === actor.id
    if (!own) {
      if (!actor.roles.includes('CLI_GESTION_DOCUMENTAL')) throw notFound()
      await viewCase(tx, actor, 'cases.read', id)
      if (!isReason(body.reason)) throw new Refusal('invalid', askForReason(), { code: 'motivo' })
    }
    const ended = await tx.run(sql`
      update case_parties set until = ${now}
      where case_id = ${id}::uuid and user_id = ${body.personId ?? actor.id}::uuid and role = 'antiguo_solicitante' and until is null`)
    if (ended === 0) throw notFound()
    await audit(tx, {
      actorId: actor.id,
      verb: ctx.endpointId,
      caseId: id,
      subject: body.personId ?? actor.id,
      address: ctx.address,
      detail: own ? {} : { motivo: body.reason.trim() },
      at: now,
      newId: deps.newId,
    })
    return { status: 200 as const, body: { message: 'La consulta de este trámite terminó.' } }
  })
}
