import { createHash } from 'node:crypto'
import type { messages } from '@ventanilla/contract/messages.contract'
import { isOpenKind, readCorrectedAddress } from '@ventanilla/domain/cases/messages/sent-messages'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { noteResent } from '@ventanilla/domain/workflow/linked/resent-message'
import { audit, nothingToAudit } from '../../db/audit.ts'
import { applyDecision } from '../../db/cases/apply.ts'
import { refuseOwnAffair } from '../../db/cases/command.ts'
import { loadCase } from '../../db/cases/load.ts'
import { worldFor } from '../../db/cases/world.ts'
import { expected } from '../../db/connection/expected.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { announce, type MessagePayload } from '../../db/outbox.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { spendOnMail, spendOnSms } from '../../http/bodies/sending.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { type MessageRow, messageRow } from './message-rows.ts'

/**
 * Sends a message of a case to a corrected address, once. The message stays as it was; the new one names it, and case
 * and audit record both addresses with the reason.
 */
export const readdress =
  (deps: AppDeps): Handler<(typeof messages)['messages.readdress']> =>
  async (ctx, { params, body }) => {
    const actor = me(ctx)
    const reply = await ctx.command(async (tx) => {
      const row = await messageRow(tx, actor, params.id)
      if (row === undefined || !row.resendable) throw notFound()
      if (!isOpenKind(row.kind) || row.case_id === null)
        throw new Refusal(
          'conflict',
          'Este mensaje puede llevar un código o un enlace personal y no se envía a otra dirección. La persona puede pedir uno nuevo.',
          { code: 'mensaje_personal' },
        )
      // Race: two officials correct the same message; the lock of the case lets the second one see the first
      const loaded = await loadCase(tx, actor, 'messages.resend', row.case_id)
      await refuseOwnAffair(tx, loaded, actor)
      const to = readCorrectedAddress({ channel: row.channel, to: row.recipient }, body.to)
      const first = await firstOf(tx, row)
      const factKey = `${first.fact_key}:reenvio:${addressKey(to)}`
      const same = await tx.one<{ id: string }>(sql`select id from outbox where fact_key = ${factKey}`)
      const where = row.channel === 'email' ? to : shownPhone(to)
      if (same !== undefined) {
        nothingToAudit(tx)
        return ok({ id: same.id, message: `El mensaje ya se había reenviado a ${where}.` })
      }
      // Attack: mail sent to strangers by writing their addresses down
      await (row.channel === 'email' ? spendOnMail(deps, ctx, to) : spendOnSms(deps, ctx, to))
      const id = deps.newId()
      const at = deps.clock.now()
      await announce(tx, {
        factKey,
        channel: row.channel,
        to,
        payload: first.payload,
        caseId: row.case_id,
        at,
        newId: () => id,
      })
      await tx.run(sql`
        update outbox set resent_from = ${first.id}::uuid, resent_reason = ${body.reason} where id = ${id}::uuid`)
      const apply = applyDeps(deps)
      const world = await worldFor(tx, apply.catalogue, loaded, { now: apply.now, newId: apply.newId, actor })
      const resent = {
        subject: row.channel === 'email' ? row.subject : 'Mensaje de texto',
        former: row.recipient,
        to,
        reason: body.reason,
        message: factKey,
      }
      await applyDecision(tx, apply, {
        loaded,
        decision: noteResent(world, loaded.state, resent, actor),
        actor,
        audit: { verb: 'messages.note', address: ctx.address, subject: id },
      })
      await audit(tx, {
        actorId: actor.id,
        verb: ctx.endpointId,
        subject: id,
        caseId: row.case_id,
        address: ctx.address,
        detail: { anterior: row.recipient, destino: to, motivo: body.reason },
        at,
        newId: deps.newId,
      })
      return ok({ id, message: `El mensaje sale en un momento para ${where}.` })
    })
    deps.wake()
    return reply
  }

/** Fact keys are kept; the address stands in them as a hash only. */
const addressKey = (to: string): string => createHash('sha256').update(to).digest('hex').slice(0, 32)

interface First {
  readonly id: string
  readonly fact_key: string
  readonly payload: MessagePayload
}

/** The message that was sent first: resends of resends name it too, so that one address gets it once. */
const firstOf = async (tx: Db, { id, resent_from }: MessageRow): Promise<First> =>
  expected(
    await tx.one<First>(sql`select id, fact_key, payload from outbox where id = ${resent_from ?? id}::uuid`),
    'the message that was sent first',
  )
