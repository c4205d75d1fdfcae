import type { drafts } from '@ventanilla/contract/drafts.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { type GrantedPermit, grantedPermit } from '@ventanilla/domain/cases/granted-permit'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { refuseIfStopped } from '../../db/alerts.ts'
import { nameOfCase } from '../../db/cases/case-name.ts'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import { powerInForce } from '../../db/people/powers.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { beginDraft, refuseOffLine, startable } from './create-draft.ts'

type Calls = typeof drafts

/** Procedure for changes to a granted permit: extension, modification, transfer… */
const CHANGE = 29
const NOT_NOW = 'Este trámite no terminó con un permiso que se pueda modificar por aquí.'
const NARROW_POWER =
  'Su poder es solo para este trámite. Para pedir un cambio del permiso necesita un poder para todos los trámites de su titular.'

interface Asked extends LoadedCase {
  readonly permit: GrantedPermit | null
  /** why it cannot be requested; null when it can */
  readonly reason: string | null
}

/**
 * The permit's case, for its holder or their proxy. Attack: a mere party of the case changes the permit. A
 * change is a separate matter from the case that granted it: it requires a general power.
 */
async function askedFor(db: Db, deps: AppDeps, actor: Actor, id: string): Promise<Asked> {
  const loaded = await viewCase(db, actor, 'cases.draft', id)
  const { row, state } = loaded
  const own = row.applicant_id === actor.id
  const represents = row.others.some((p) => p.id === actor.id && p.role === 'apoderado')
  if (row.radicado === null || !(own || represents)) throw notFound()
  const permit = grantedPermit(state, deps.catalogue.actRules, deps.catalogue.newest.natureOf(state.ttId))
  const may = own || (await hasGeneralPower(db, row.applicant_id, actor.id))
  return { ...loaded, permit, reason: permit === null ? NOT_NOW : may ? null : NARROW_POWER }
}

const hasGeneralPower = async (db: Db, from: string, proxy: string): Promise<boolean> =>
  (await db.one(sql`
    select 1 from powers w where w.applicant_id = ${from}::uuid and w.proxy_id = ${proxy}::uuid and w.case_id is null
      and ${powerInForce}`)) !== undefined

/** The open draft to change that permit, of the holder or for them. */
async function begun(db: Db, holder: string, permit: GrantedPermit): Promise<string | null> {
  const row = await db.one<{ id: string }>(sql`
    select c.id from cases c join drafts d on d.case_id = c.id
    where c.applicant_id = ${holder}::uuid and c.tt_id = ${CHANGE} and c.radicado is null
      and d.answers->>'resolucion' = ${permit.resolution} order by d.updated_at desc limit 1`)
  return row?.id ?? null
}

export const readPermit =
  (deps: AppDeps): Handler<Calls['drafts.permit']> =>
  async (ctx, { params }) => {
    const actor = me(ctx)
    const { row, permit, reason } = await askedFor(deps.db, deps, actor, params.id)
    return ok({
      procedure: nameOfCase(deps.catalogue, row),
      radicado: row.radicado,
      file: row.expediente,
      holder: row.applicant_name,
      resolution: permit?.resolution ?? null,
      signedOn: permit?.signedOn ?? null,
      until: permit?.until ?? null,
      reason,
      draftId: permit === null || reason !== null ? null : await begun(deps.db, row.applicant_id, permit),
    })
  }

/**
 * Starts the request to change a permit, prefilled with the authority's data; an existing draft is opened
 * again.
 */
export const changePermit =
  (deps: AppDeps): Handler<Calls['drafts.change']> =>
  (ctx, { params }) =>
    ctx.command(async (tx) => {
      const actor = me(ctx)
      const now = deps.clock.now()
      await refuseIfStopped(tx, now, 'case.create')
      const procedure = startable(deps, CHANGE)
      const { row, permit, reason } = await askedFor(tx, deps, actor, params.id)
      if (permit === null || reason !== null)
        throw new Refusal('conflict', reason ?? NOT_NOW, { code: 'sin_permiso' })
      // Race: of two tabs starting at once, the second waits here and finds the first's draft.
      await tx.run(sql`select 1 from users where id = ${row.applicant_id}::uuid for update`)
      const own = await begun(tx, row.applicant_id, permit)
      if (own !== null) return { status: 200 as const, body: { id: own, created: false as const } }
      refuseOffLine(deps, procedure)
      const id = await beginDraft(tx, deps, procedure, {
        applicant: row.applicant_id,
        by: actor.id,
        known: known(deps, row, permit),
      })
      return { status: 201 as const, body: { id, created: true as const } }
    })

/** The authority's data on the permit, by the form's field names. */
function known(deps: AppDeps, row: LoadedCase['row'], permit: GrantedPermit): Record<string, unknown> {
  const form = deps.catalogue.newest.forms.get(CHANGE)
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
