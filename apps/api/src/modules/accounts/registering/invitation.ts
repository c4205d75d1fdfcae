import { audit } from '../../../db/audit.ts'
import { announce } from '../../../db/outbox.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { Context } from '../../../http/context.ts'
import { tokenHashes } from '../../../http/guards/secrets.ts'
import { type AccountDeps, MINUTE } from '../account-deps.ts'
import { hashChosen } from '../recovery/choose-password.ts'
import { issueLink } from '../links.ts'
import { passwordChanged } from '../messages.ts'

/** Three days: the recipient did not request it. */
const INVITATION_LIFE = 3 * 24 * 60 * MINUTE

/** Issues a single-use link for an account's first password; returns the token. */
export function invite(tx: Db, deps: AccountDeps, userId: string): Promise<string> {
  return issueLink(tx, deps, { purpose: 'invitacion', userId, life: INVITATION_LIFE })
}

interface Invited {
  readonly id: string
  readonly email: string
}

/**
 * The invited account, only while it has no password: once one is set by recovery, the link left in the mailbox
 * is void.
 */
async function invitedBy(tx: Db, deps: AccountDeps, token: string): Promise<Invited> {
  const row = await tx.one<Invited>(sql`
    select u.id, u.email from link_tokens l join users u on u.id = l.user_id
    where l.token_hash = any(${tokenHashes(deps.secret, 'enlace', token)}) and l.purpose = 'invitacion' and l.used_at is null
      and l.expires_at > ${deps.clock.now()} and u.password_hash is null and u.active for update of l, u`)
  if (row === undefined)
    throw new Refusal(
      'gone',
      'Esta invitación ya se usó o venció. Establezca su contraseña con «¿Olvidó su contraseña?» o pida otra.',
      { code: 'invitacion' },
    )
  return row
}

/** The invited address, shown before the user types anything. Does not use the link up. */
export async function readInvitation(
  deps: AccountDeps,
  token: string,
): Promise<{ status: 200; body: { email: string } }> {
  const { email } = await deps.db.tx((tx) => invitedBy(tx, deps, token))
  return { status: 200, body: { email } }
}

/** Sets the first password. Reading the link proves that the address is the user's. */
export async function acceptInvitation(
  deps: AccountDeps,
  ctx: Context,
  given: { token: string; password: string },
): Promise<{ status: 200; body: { message: string } }> {
  const passwordHash = await hashChosen(deps, given.password, 'body.password')
  return ctx.command(async (tx) => {
    const now = deps.clock.now()
    const person = await invitedBy(tx, deps, given.token)
    await tx.run(sql`
      update link_tokens set used_at = ${now}
      where user_id = ${person.id}::uuid and purpose = 'invitacion' and used_at is null`)
    await tx.run(sql`
      update users set password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, ${now}),
        version = version + 1, updated_at = ${now}
      where id = ${person.id}::uuid`)
    await announce(tx, {
      factKey: `invitacion:${deps.newId()}`,
      channel: 'email',
      to: person.email,
      payload: passwordChanged(deps),
      at: now,
      newId: deps.newId,
    })
    await audit(tx, {
      actorId: person.id,
      verb: ctx.endpointId,
      subject: person.id,
      address: ctx.address,
      at: now,
      newId: deps.newId,
    })
    return {
      status: 200 as const,
      body: { message: 'Su contraseña quedó establecida. Ya puede iniciar sesión.' },
    }
  })
}
