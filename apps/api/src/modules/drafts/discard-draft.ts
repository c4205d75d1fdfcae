import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../db/audit.ts'
import { rowsFor } from '../../db/scope.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { type DraftAccess, readDraftRow } from './draft.ts'

/**
 * Deletes a draft with everything in it; a filed case stays. The audit line names applicant and procedure, since
 * the case is gone. Attack: an official erases the request of another person without a trace.
 */
export async function discardDraft(
  tx: Db,
  deps: AppDeps,
  ctx: Context,
  id: string,
  access: DraftAccess = 'own',
) {
  const actor = me(ctx)
  if (access === 'own' && (await discardUnsent(tx, actor, id))) return ok({ discarded: true as const })
  const row = await readDraftRow(tx, actor, id, true, access)
  if (row.radicado !== null)
    throw new Refusal('conflict', 'Una solicitud radicada no se descarta.', { code: 'radicada' })
  await tx.run(sql`delete from cases where id = ${id}::uuid and radicado is null`)
  await audit(tx, {
    actorId: actor.id,
    verb: ctx.endpointId,
    subject: row.applicant_id,
    address: ctx.address,
    detail: { tipo: row.tt_id },
    at: deps.clock.now(),
    newId: deps.newId,
  })
  return ok({ discarded: true as const })
}

/**
 * Deletes a linked request (a withdrawal, a petition) never handed in: it has no number and officials never saw
 * it. Only its author deletes it.
 */
async function discardUnsent(tx: Db, actor: Actor, id: string): Promise<boolean> {
  const gone = await tx.run(sql`
    delete from cases c where c.id = ${id}::uuid and c.family is not null and c.radicado is null and c.closed_at is null
      and c.created_by = ${actor.id}::uuid and ${rowsFor(actor, 'cases.draft')}`)
  return gone > 0
}
