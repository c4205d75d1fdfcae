import type { drafts } from '@ventanilla/contract/drafts.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { type GrantedPermit, grantedPermit } from '@ventanilla/domain/cases/granted-permit'
import { notFound, Refusal } from '@ventanilla/domain/cases/problem'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { refuseIfStopped } from '../../db/alerts.ts'
import { nameOfCase } from '../../db/cases/case-name.ts'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import { type Db, sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { beginDraft, startable } from './create-draft.ts'

type Calls = typeof drafts

/** What comes after a permit: its extension, change, transfer … */
const CHANGE = 29
const NOT_NOW = 'Este trámite no terminó con un permiso que se pueda modificar por aquí.'

/** A case of which the reader is the applicant; the attack is changing a permit in whose case one only takes part. */
async function ownCase(db: Db, actor: Actor, id: string): Promise<LoadedCase> {
  const loaded = await viewCase(db, actor, 'cases.draft', id)
  if (loaded.row.radicado === null || loaded.row.applicant_id !== actor.id) throw notFound()
  return loaded
}

/** The draft in which this person already asks to change that permit. */
async function begun(db: Db, actor: Actor, permit: GrantedPermit): Promise<string | null> {
  const row = await db.one<{ id: string }>(sql`
    select c.id from cases c join drafts d on d.case_id = c.id
    where c.applicant_id = ${actor.id}::uuid and c.tt_id = ${CHANGE} and c.radicado is null
      and d.answers->>'resolucion' = ${permit.resolution} order by d.updated_at desc limit 1`)
  return row?.id ?? null
}

export const readPermit =
  (deps: AppDeps): Handler<Calls['drafts.permit']> =>
  async (ctx, { params }) => {
    const actor = me(ctx)
    const { row, state } = await ownCase(deps.db, actor, params.id)
    const permit = grantedPermit(state, deps.catalogue.actRules)
    return ok({
      procedure: nameOfCase(deps.catalogue, row),
      radicado: row.radicado,
      file: row.expediente,
      holder: row.applicant_name,
      resolution: permit?.resolution ?? null,
      signedOn: permit?.signedOn ?? null,
      until: permit?.until ?? null,
      reason: permit === null ? NOT_NOW : null,
      draftId: permit === null ? null : await begun(deps.db, actor, permit),
    })
  }

/** Begins the request to change a permit, with what the authority knows of it; one that was begun is opened again. */
export const changePermit =
  (deps: AppDeps): Handler<Calls['drafts.change']> =>
  (ctx, { params }) =>
    ctx.command(async (tx) => {
      const actor = me(ctx)
      const now = deps.clock.now()
      await refuseIfStopped(tx, now, 'case.create')
      const procedure = startable(deps, CHANGE)
      const { row, state } = await ownCase(tx, actor, params.id)
      const permit = grantedPermit(state, deps.catalogue.actRules)
      if (permit === null) throw new Refusal(409, NOT_NOW, { code: 'sin_permiso' })
      // two tabs that begin at once: the second waits here and finds what the first began
      await tx.run(sql`select 1 from users where id = ${actor.id}::uuid for update`)
      const own = await begun(tx, actor, permit)
      if (own !== null) return { status: 200 as const, body: { id: own, created: false as const } }
      const id = await beginDraft(tx, deps, actor.id, procedure, known(deps, row, permit))
      return { status: 201 as const, body: { id, created: true as const } }
    })

/** What the authority knows of the permit, by the names of the form. */
function known(deps: AppDeps, row: LoadedCase['row'], permit: GrantedPermit): Record<string, unknown> {
  const form = deps.catalogue.forms.get(CHANGE)
  const field = form === undefined ? undefined : fieldsOf(form).find(({ key }) => key === 'tipo_permiso')
  const own = String(row.tt_id)
  return {
    resolucion: permit.resolution,
    ...(row.expediente !== null && { expediente: row.expediente }),
    tipo_permiso: field?.options?.some(({ value }) => value === own) === true ? own : 'otro',
    ...(permit.signedOn !== null && { fecha_resolucion: permit.signedOn }),
    ...(permit.until !== null && { fecha_vencimiento: permit.until }),
    titular: row.applicant_name,
  }
}
