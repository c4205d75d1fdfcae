import type { PasskeyRow } from '@ventanilla/contract/passkeys.contract'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { passkeysOf } from '../../../db/people/passkeys.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { accountById } from '../account-row.ts'
import { refuseRoot } from '../administration/decide-user.ts'
import { shownPasskey } from '../own/own-passkeys.ts'
import { propose, type Proposed } from '../proposals/propose.ts'

export async function listPasskeysOf(
  deps: AccountDeps,
  id: string,
): Promise<{ status: 200; body: { rows: PasskeyRow[] } }> {
  if ((await accountById(deps.db, id)) === undefined) throw notFound()
  return { status: 200, body: { rows: (await passkeysOf(deps.db, id)).map(shownPasskey) } }
}

/**
 * Proposes removing a lost key after the administrator verified the requester; another administrator confirms
 * it (decision 66). Attack: an administrator removes the second factor of a user whose password they know.
 */
export function removePasskeyOf(
  deps: AccountDeps,
  ctx: Context,
  of: { id: string; passkeyId: string },
  reason: string,
): Promise<Proposed> {
  // no password is required here: the user removes their own keys in the profile
  if (me(ctx).id === of.id)
    throw new Refusal('conflict', 'Sus propias llaves se quitan en su perfil.', { code: 'propia' })
  return ctx.command(async (tx) => {
    const account = await accountById(tx, of.id, true)
    if (account === undefined) throw notFound()
    refuseRoot(ctx, account)
    const key = (await passkeysOf(tx, of.id)).find((one) => one.id === of.passkeyId)
    if (key === undefined) throw notFound()
    return propose(tx, deps, ctx, {
      kind: 'llave',
      data: { passkeyId: key.id, name: key.name, reason },
      account,
      about: `cuenta:${of.id}`,
      gives: [],
    })
  })
}
