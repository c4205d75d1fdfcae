import { json, sql } from '../../connection/sql.ts'
import { tell } from '../tell.ts'
import type { EffectHandler } from './effect.ts'

export const notificationOpened: EffectHandler<'notificationOpened'> = async (
  { tx, deps, loaded },
  effect,
) => {
  await tx.run(sql`
    insert into notifications(id, case_id, act_id, recipient_id, recipient_name, state, created_at)
    values (${effect.notificationId}::uuid, ${loaded.row.id}::uuid, ${effect.actId}::uuid, ${effect.personId}::uuid, ${effect.name}, 'pending', ${deps.now})`)
}

export const notificationSent: EffectHandler<'notificationSent'> = async ({ tx, deps, loaded }, effect) => {
  await tx.run(
    sql`update notifications set state = 'sent', means = ${effect.means}, sent_at = ${deps.now} where id = ${effect.notificationId}::uuid`,
  )
  const to = await tx.one<{ recipient_id: string; act_id: string }>(
    sql`select recipient_id, act_id from notifications where id = ${effect.notificationId}::uuid`,
  )
  if (to !== undefined)
    await tell(tx, deps, loaded, `notificacion.${effect.means}`, [to.recipient_id], {
      notificacion: effect.notificationId,
      acto: to.act_id,
    })
}

export const notificationDone: EffectHandler<'notificationDone'> = async ({ tx, deps }, effect) => {
  await tx.run(sql`
    update notifications set state = 'done', means = ${effect.means}, legal_on = ${effect.legalOn},
      accessed_at = case when ${effect.accessed} then ${deps.now}::timestamptz else accessed_at end,
      proof_file_id = ${effect.proof.fileId}::uuid, detail = ${json({ acto: effect.proof.actId, guia: effect.proof.guide })}::jsonb
    where id = ${effect.notificationId}::uuid`)
}

export const notificationCertified: EffectHandler<'notificationCertified'> = async ({ tx }, effect) => {
  await tx.run(sql`
    update notifications set detail = detail || jsonb_build_object('acto', ${effect.actId}::text)
    where id = ${effect.notificationId}::uuid`)
}
