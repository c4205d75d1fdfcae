import type { drafts } from '@ventanilla/contract/drafts.contract'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { isOffLine } from '@ventanilla/domain/procedures/off-line'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { initialAnswers } from '@ventanilla/domain/forms/filled/initial'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { refuseIfStopped } from '../../db/alerts.ts'
import { insertCase } from '../../db/cases/insert-case.ts'
import { type Db, json, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { accountProfile } from './account-profile.ts'

/** The procedure in force that can be started online. Attack: starting one that is not offered. */
export function startable(deps: AppDeps, ttId: number): ProcedureRevision {
  const procedure = deps.catalogue.newest.procedures.get(ttId)
  if (
    procedure === undefined ||
    procedure.status === 0 ||
    !procedure.listed ||
    !deps.catalogue.newest.forms.has(ttId)
  )
    throw new Refusal(
      'missing',
      'Este trámite todavía no se puede hacer en línea. Acérquese a una oficina de la Corporación.',
      { code: 'sin_formulario' },
    )
  return procedure
}

/** Refuses to begin what the portal does not receive today; windows receive it. */
export function refuseOffLine(deps: AppDeps, { offLine }: ProcedureRevision): void {
  if (isOffLine(offLine, bogotaDate(deps.clock.now().toISOString())))
    throw new Refusal('conflict', offLine?.notice ?? '', { code: 'fuera_de_linea' })
}

/** Applicant and author of a draft, and data on its matter besides the account's. */
interface Begun {
  readonly applicant: string
  /** the applicant, their general proxy, or the window official */
  readonly by: string
  readonly known: Readonly<Record<string, unknown>>
  /** office whose window takes it down */
  readonly atWindow?: string
}

/**
 * Creates a draft, prefilled from its applicant's account. A general proxy reads and writes it too, wherever it
 * was started: the database ensures it for every case (migration 0010).
 */
export async function beginDraft(
  tx: Db,
  deps: AppDeps,
  procedure: ProcedureRevision,
  { applicant, by, known, atWindow }: Begun,
): Promise<string> {
  const now = deps.clock.now()
  const form = deps.catalogue.newest.forms.get(procedure.ttId)
  const answers = { ...(form && initialAnswers(form, await accountProfile(tx, applicant))), ...known }
  const id = await insertCase(
    tx,
    { now, newId: deps.newId },
    { kind: 'draft', procedure, definitions: deps.catalogue.newest.since, applicantId: applicant, by },
  )
  await tx.run(sql`
    insert into drafts(case_id, answers, version, updated_at, window_office, window_by)
    values (${id}::uuid, ${json(answers)}::jsonb, 1, ${now}, ${atWindow ?? null}, ${atWindow === undefined ? null : by}::uuid)`)
  return id
}

/**
 * Creates a draft of a type, or reopens the user's own: prevents several drafts of one request (decision 53).
 */
export const createDraft =
  (deps: AppDeps): Handler<(typeof drafts)['drafts.create']> =>
  (ctx, { body }) =>
    ctx.command(async (tx) => {
      const actor = me(ctx)
      const now = deps.clock.now()
      await refuseIfStopped(tx, now, 'case.create')
      const procedure = startable(deps, body.ttId)
      // Race: of two tabs starting at once, the second waits here and finds the first's draft.
      await tx.run(sql`select 1 from users where id = ${actor.id}::uuid for update`)
      const own = await tx.one<{ id: string }>(sql`
        select c.id from cases c join drafts d on d.case_id = c.id
        -- also the one that the window began for this person
        where c.applicant_id = ${actor.id}::uuid and c.tt_id = ${body.ttId} and c.radicado is null order by d.updated_at desc limit 1`)
      if (own !== undefined)
        return { status: 200 as const, body: { id: own.id, ttId: body.ttId, created: false as const } }
      refuseOffLine(deps, procedure)
      const id = await beginDraft(tx, deps, procedure, { applicant: actor.id, by: actor.id, known: {} })
      return { status: 201 as const, body: { id, ttId: body.ttId, created: true as const } }
    })
