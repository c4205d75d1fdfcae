import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit, nothingToAudit } from '../../../db/audit.ts'
import { notify } from '../../../db/notices.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'

interface Asked {
  readonly reason: string
  readonly askedAt: string
}
type Answer = { request: Asked | null }

/** The pending deletion request; null when none is pending. */
export async function readDeletion(db: Db, userId: string): Promise<Answer> {
  const row = await db.one<{ reason: string; asked_at: Date }>(
    sql`select reason, asked_at from deletion_requests where user_id = ${userId}::uuid and withdrawn_at is null`,
  )
  return {
    request: row === undefined ? null : { reason: row.reason, askedAt: row.asked_at.toISOString() },
  }
}

/**
 * Records a user's request to delete their data and notifies the administrators. They decide: data in an
 * expediente or in the audit must be kept by law.
 */
export function askDeletion(
  deps: AccountDeps,
  ctx: Context,
  reason: string,
): Promise<{ status: 201; body: Answer }> {
  const actor = me(ctx)
  if (actor.kind === 'funcionario')
    throw new Refusal('forbidden', 'La cuenta de un funcionario la desactiva la administración del portal.', {
      code: 'sin_permiso',
    })
  return ctx.command(async (tx) => {
    const now = deps.clock.now()
    const id = deps.newId()
    const made = await tx.run(sql`
      insert into deletion_requests(id, user_id, reason, asked_at) values (${id}::uuid, ${actor.id}::uuid, ${reason}, ${now})
      on conflict (user_id) where withdrawn_at is null do nothing`)
    if (made === 1) {
      await record(tx, deps, ctx, now)
      const administrators = await tx.rows<{ id: string }>(sql`
        select u.id from users u where u.active and exists (select 1 from user_roles r where r.user_id = u.id and r.role = 'CLI_ADMIN')`)
      for (const administrator of administrators)
        await notify(tx, {
          userId: administrator.id,
          factKey: `eliminacion:${id}`,
          title: 'Una persona pide eliminar sus datos',
          body: `${actor.name} lo pidió. Debe responderse en 15 días hábiles (Ley 1581 de 2012, artículo 15). Motivo: ${reason}`,
          href: `/usuario/1/${actor.id}`,
          at: now,
          newId: deps.newId,
        })
    } else nothingToAudit(tx)
    return { status: 201 as const, body: await readDeletion(tx, actor.id) }
  })
}

/** Withdraws the request. */
export function withdrawDeletion(deps: AccountDeps, ctx: Context): Promise<{ status: 200; body: Answer }> {
  const actor = me(ctx)
  return ctx.command(async (tx) => {
    const now = deps.clock.now()
    const ended = await tx.run(
      sql`update deletion_requests set withdrawn_at = ${now} where user_id = ${actor.id}::uuid and withdrawn_at is null`,
    )
    if (ended > 0) await record(tx, deps, ctx, now)
    else nothingToAudit(tx)
    return { status: 200 as const, body: { request: null } }
  })
}

const record = (tx: Db, deps: AccountDeps, ctx: Context, at: Date): Promise<void> =>
  audit(tx, {
    actorId: me(ctx).id,
    verb: ctx.endpointId,
    subject: me(ctx).id,
    address: ctx.address,
    at,
    newId: deps.newId,
  })
