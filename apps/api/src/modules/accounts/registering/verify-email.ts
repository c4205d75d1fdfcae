import { isWeighty } from '@ventanilla/catalog/roles/weighty-roles'
import { audit } from '../../../db/audit.ts'
import { announce } from '../../../db/outbox.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import type { Context } from '../../../http/context.ts'
import { guess } from '../../../http/guards/guessing.ts'
import type { AccountDeps } from '../account-deps.ts'
import { confirmPower } from './confirm-power.ts'
import { spendLink, wasConfirmed } from '../links.ts'
import { waitsForApproval } from '../messages.ts'

type Type = 'ciudadano' | 'apoderado' | 'funcionario'
type Outcome =
  | { status: 200; body: { status: 200; type: Type; message: string } }
  | { status: 400; body: { status: 400; type: ''; message: string } }

const BAD_LINK =
  'Este enlace no es válido o ya venció. Ingrese con su correo y contraseña y le enviaremos otro.'
const USED_LINK = 'Este enlace ya se usó y su correo está confirmado. Ya puede iniciar sesión.'

/** Uses up an e-mail link: confirms the address of a registration, or a power and the address of its proxy. */
export async function verifyEmail(deps: AccountDeps, ctx: Context, token: string): Promise<Outcome> {
  const outcome = await guess(deps, ctx, { what: 'enlace' }, async () => {
    const reply = await useLink(deps, ctx, token)
    return reply.body.message === BAD_LINK ? null : reply
  })
  return outcome ?? { status: 400, body: { status: 400, type: '', message: BAD_LINK } }
}

function useLink(deps: AccountDeps, ctx: Context, token: string): Promise<Outcome> {
  return ctx.command<Outcome>(async (tx) => {
    const link = await spendLink(tx, deps, token)
    if (link === undefined) {
      const message = (await wasConfirmed(tx, deps, token)) ? USED_LINK : BAD_LINK
      return { status: 400, body: { status: 400, type: '', message } }
    }
    if (link.purpose === 'poder') {
      const powerId = link.data.powerId ?? ''
      const done = await confirmPower(tx, deps, powerId)
      if (done === null)
        return { status: 400, body: { status: 400, type: '', message: 'El poder ya no está vigente.' } }
      await audit(tx, {
        actorId: null,
        verb: 'accounts.confirmPower',
        subject: powerId,
        address: ctx.address,
        at: deps.clock.now(),
        newId: deps.newId,
      })
      return { status: 200, body: { status: 200, ...done } }
    }
    // a link of this purpose is a user's
    const done = await confirmAddress(tx, deps, link.user_id as string)
    await audit(tx, {
      actorId: link.user_id,
      verb: 'accounts.verifyEmail',
      subject: link.user_id,
      address: ctx.address,
      at: deps.clock.now(),
      newId: deps.newId,
    })
    return { status: 200, body: { status: 200, ...done } }
  })
}

/**
 * Marks an address as confirmed. Citizens can log in from then on; officials once an administrator activates
 * them, or at once if the authority sets `STAFF_APPROVAL` so. Attack: a stranger requests the role of an
 * administrator or the director; a role that administers, publishes or signs waits whatever the setting.
 */
export async function confirmAddress(
  tx: Db,
  deps: AccountDeps,
  userId: string,
): Promise<{ type: Type; message: string }> {
  const now = deps.clock.now()
  const { roles } = (await tx.one<{ roles: string[] }>(
    sql`select array(select role from user_roles where user_id = ${userId}::uuid) as roles`,
  )) ?? { roles: [] }
  const approval = deps.settings.staffApproval || roles.some(isWeighty)
  const user = await tx.one<{ kind: string; email: string; active: boolean }>(sql`
    update users set email_verified_at = coalesce(email_verified_at, ${now}), waiting_since = null,
      active = case when deactivated_at is null and refused_at is null and (kind <> 'funcionario' or ${!approval}::boolean) then true else active end,
      version = version + 1, updated_at = ${now}
    where id = ${userId}::uuid returning kind, email, active`)
  if (user?.kind !== 'funcionario')
    return { type: 'ciudadano', message: 'Su correo quedó confirmado. Ya puede iniciar sesión.' }
  if (user.active)
    return { type: 'funcionario', message: 'Su correo quedó confirmado. Ya puede iniciar sesión.' }
  await announce(tx, {
    factKey: `espera-activacion:${userId}`,
    channel: 'email',
    to: user.email,
    payload: waitsForApproval(deps),
    at: now,
    newId: deps.newId,
  })
  return {
    type: 'funcionario',
    message: 'Su correo quedó confirmado. Un administrador activará su cuenta y le avisaremos por correo.',
  }
}
