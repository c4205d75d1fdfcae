import type { PasskeyRow } from '@ventanilla/contract/passkeys.contract'
import { notFound, Refusal } from '@ventanilla/domain/cases/problem'
import { deletePasskey, passkeysOf } from '../../db/passkeys.ts'
import { type Context, me } from '../../http/context.ts'
import type { AccountDeps } from './account-deps.ts'
import { accountById } from './account-row.ts'
import { passkeyTakenAway } from './messages.ts'
import { shownPasskey, tell } from './own-passkeys.ts'

export async function listPasskeysOf(
  deps: AccountDeps,
  id: string,
): Promise<{ status: 200; body: { rows: PasskeyRow[] } }> {
  if ((await accountById(deps.db, id)) === undefined) throw notFound()
  return { status: 200, body: { rows: (await passkeysOf(deps.db, id)).map(shownPasskey) } }
}

/** Removes the key that somebody lost, after the administrator made sure who asks. They hear of it by e-mail. */
export function removePasskeyOf(
  deps: AccountDeps,
  ctx: Context,
  of: { id: string; passkeyId: string },
  reason: string,
): Promise<{ status: 200; body: { removed: true } }> {
  const actor = me(ctx)
  // here no password is asked: one's own keys are removed in the profile
  if (actor.id === of.id)
    throw new Refusal(409, 'Sus propias llaves se quitan en su perfil.', { code: 'propia' })
  return ctx.command(async (tx) => {
    const account = await accountById(tx, of.id, true)
    if (account === undefined) throw notFound()
    if (account.roles.includes('SUPERADMIN') && !actor.roles.includes('SUPERADMIN'))
      throw new Refusal(403, 'Solo un superadministrador cambia la cuenta de otro.', { code: 'sin_permiso' })
    const name = await deletePasskey(tx, of.passkeyId, of.id)
    if (name === undefined) throw notFound()
    await tell(tx, deps, ctx, of.id, passkeyTakenAway(name, reason), {
      passkey: of.passkeyId,
      name,
      reason,
    })
    return { status: 200 as const, body: { removed: true as const } }
  })
}
