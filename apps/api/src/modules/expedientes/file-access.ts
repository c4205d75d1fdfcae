import type { expedientes } from '@ventanilla/contract/expedientes.contract'
import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import { audit } from '../../db/audit.ts'
import { familyOf } from '../../db/cases/case-name.ts'
import { type LoadedCase, loadCase } from '../../db/cases/load.ts'
import { tell } from '../../db/cases/tell.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { nameOfFile, numberOfFile } from './name-of-file.ts'

type Grant = z.input<(typeof expedientes)['expedientes.grants']['answers'][200]>['rows'][number]
type Given = z.output<(typeof expedientes)['expedientes.grant']['body']>

/** Roles that consult or control: the only ones granted access to a file (decision 51). */
const CONSULTS = ['USER_CONSULTA_EXPEDIENTE', 'CLI_AUDITOR_CONSULTA', 'CLI_CONTROL_INTERNO']

/** All grants of access to a case's file, longest lasting first. */
export async function grantsOf(db: Db, caseId: string): Promise<Grant[]> {
  const rows = await db.rows<{
    personId: string
    name: string
    email: string
    since: Date
    until: string | null
    ended: Date | null
  }>(sql`
    select p.user_id as "personId", coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) as name, u.email,
      p.since, to_char(p.expires_on, 'YYYY-MM-DD') as until, p.until as ended
    from case_parties p join users u on u.id = p.user_id
    where p.case_id = ${caseId}::uuid and p.role = 'consulta' order by p.until nulls first, p.since desc limit 100`)
  return rows.map(({ ended, since, ...row }) => ({
    ...row,
    since: since.toISOString(),
    endedAt: ended?.toISOString() ?? null,
  }))
}

/** The locked case of an expediente; rejects a case without one. */
async function fileOf(tx: Db, caseId: string): Promise<LoadedCase> {
  const loaded = await loadCase(tx, SYSTEM, 'cases.read', caseId)
  if (numberOfFile(loaded.row) === null)
    throw new Refusal('conflict', 'Este trámite todavía no tiene expediente.', { code: 'sin_expediente' })
  return loaded
}

export async function readGrants(deps: AppDeps, caseId: string): Promise<Grant[]> {
  const row = await deps.db.one(sql`select 1 from cases where id = ${caseId}::uuid and radicado is not null`)
  if (row === undefined) throw notFound()
  return grantsOf(deps.db, caseId)
}

/**
 * Grants access for a period and notifies its holder; granted again, the new period replaces the old and is
 * notified once.
 */
export async function grantAccess(deps: AppDeps, ctx: Context, caseId: string, given: Given) {
  const reply = await ctx.command(async (tx) => {
    const actor = me(ctx)
    const now = deps.clock.now()
    const file = await fileOf(tx, caseId)
    if (given.until < bogotaDate(now.toISOString()))
      throw new Refusal('invalid', 'El último día del acceso ya pasó.', {
        code: 'fecha',
        problems: [{ path: 'until', message: 'Elija un día desde hoy.' }],
      })
    const person = await tx.one<{ id: string }>(sql`
      select u.id from users u where lower(u.email) = ${given.email.toLowerCase()} and u.active
        and exists (select 1 from user_roles r where r.user_id = u.id and r.role = any(${CONSULTS}::text[]))`)
    if (person === undefined)
      throw new Refusal('invalid', 'Ese correo no es de una persona con rol de consulta o de control.', {
        code: 'sin_rol',
        problems: [{ path: 'email', message: 'No es de una persona con rol de consulta o de control.' }],
      })
    const same = await tx.one(sql`
      select 1 from case_parties where case_id = ${caseId}::uuid and user_id = ${person.id}::uuid and role = 'consulta'
        and until is null and expires_on = ${given.until}::date`)
    await tx.run(sql`
      insert into case_parties(case_id, user_id, role, since, expires_on)
      values (${caseId}::uuid, ${person.id}::uuid, 'consulta', ${now}, ${given.until}::date)
      on conflict (case_id, user_id, role) do update set since = excluded.since, until = null, expires_on = excluded.expires_on`)
    await note(tx, deps, ctx, actor, caseId, person.id, { motivo: given.reason, hasta: given.until })
    if (same === undefined)
      await notifyReader(tx, deps, file, 'expediente.acceso', person.id, { hasta: given.until })
    return {
      status: 200 as const,
      body: { rows: await grantsOf(tx, caseId), message: 'La persona ya puede consultar el expediente.' },
    }
  })
  deps.wake()
  return reply
}

/** Ends an access early and notifies its holder. */
export async function withdrawAccess(
  deps: AppDeps,
  ctx: Context,
  of: { readonly id: string; readonly person: string },
  reason: string,
) {
  const reply = await ctx.command(async (tx) => {
    const actor = me(ctx)
    const file = await fileOf(tx, of.id)
    const ended = await tx.run(sql`
      update case_parties set until = ${deps.clock.now()}
      where case_id = ${of.id}::uuid and user_id = ${of.person}::uuid and role = 'consulta' and until is null`)
    if (ended === 0) throw notFound()
    await note(tx, deps, ctx, actor, of.id, of.person, { motivo: reason })
    await notifyReader(tx, deps, file, 'expediente.acceso_retirado', of.person, {})
    return {
      status: 200 as const,
      body: { rows: await grantsOf(tx, of.id), message: 'La persona ya no puede consultar el expediente.' },
    }
  })
  deps.wake()
  return reply
}

/**
 * Notifies in the portal and by mail, in the transaction that grants or withdraws; the reason stays in the
 * record.
 */
const notifyReader = (
  tx: Db,
  deps: AppDeps,
  file: LoadedCase,
  message: 'expediente.acceso' | 'expediente.acceso_retirado',
  person: string,
  more: Readonly<Record<string, unknown>>,
): Promise<void> =>
  tell(tx, applyDeps(deps), file, message, [person], {
    expediente: numberOfFile(file.row),
    procedure: nameOfFile(deps.catalogue, {
      ...file.row,
      // the migration stored words
      former_type: (file.row.facts['migracion.tramite'] as string | undefined) ?? null,
    }),
    migrado: familyOf(deps.catalogue, file.row)?.broughtOver === true,
    // access changes without the case moving: each change is a separate fact
    acceso: deps.newId(),
    ...more,
  })

const note = (
  tx: Db,
  deps: AppDeps,
  ctx: Context,
  actor: Actor,
  caseId: string,
  person: string,
  detail: Readonly<Record<string, unknown>>,
) =>
  audit(tx, {
    actorId: actor.id,
    verb: ctx.endpointId,
    caseId,
    subject: person,
    address: ctx.address,
    detail,
    at: deps.clock.now(),
    newId: deps.newId,
  })
