import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { announce } from '../../../db/outbox.ts'
import type { Db } from '../../../db/connection/sql.ts'
import type { AccountDeps } from '../account-deps.ts'
import { invitationUrl } from '../registering/invitation-url.ts'
import { invite } from '../registering/invitation.ts'
import { accountCreated } from '../messages.ts'

/** How the owner gets the link: by mail, or printed for the operator to hand over. */
export type DeliveryMethod = 'correo' | 'impreso'

export interface Handed {
  readonly name: string
  readonly email: string
  /** null: sent to the owner's mail and shown to nobody else */
  readonly link: string | null
}

/** Issues the single-use link for the account's password and hands it over. */
export async function handOver(
  tx: Db,
  deps: AccountDeps,
  account: AccountRow,
  way: DeliveryMethod,
): Promise<Handed> {
  const token = await invite(tx, deps, account.id)
  const { name, email } = account
  if (way === 'impreso') return { name, email, link: invitationUrl(deps.settings.publicUrl, token) }
  await announce(tx, {
    factKey: `invitacion-servidor:${deps.newId()}`,
    channel: 'email',
    to: email,
    payload: accountCreated(deps, token),
    at: deps.clock.now(),
    newId: deps.newId,
  })
  return { name, email, link: null }
}
