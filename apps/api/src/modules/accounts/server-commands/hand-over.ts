import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { announce } from '../../../db/outbox.ts'
import type { Db } from '../../../db/sql.ts'
import type { AccountDeps } from '../account-deps.ts'
import { invitationUrl } from '../invitation-url.ts'
import { invite } from '../invitation.ts'
import { accountCreated } from '../messages.ts'

/** How the link reaches its owner: in their own mail, or printed for the operator who hands it to them. */
export type Way = 'correo' | 'impreso'

export interface Handed {
  readonly name: string
  readonly email: string
  /** null: it is on its way in their mail, and nobody else sees it */
  readonly link: string | null
}

/** Makes the one link with which somebody sets their password, and hands it over. */
export async function handOver(tx: Db, deps: AccountDeps, account: AccountRow, way: Way): Promise<Handed> {
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
