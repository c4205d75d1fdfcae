import { announce } from '../../../db/outbox.ts'
import { credentialsOf, lockName } from '../../../db/people/people.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import type { AccountDeps } from '../account-deps.ts'
import { issueLink } from '../links.ts'
import { alreadyRegistered, confirmEmail } from '../messages.ts'

/** A registration with a proved telephone and an unconfirmed address. */
export interface Waiting {
  readonly id: string
  readonly kind: string
  readonly email: string
}

/**
 * Keeps a registration waiting at an address: it holds a free address, and otherwise waits next to the account
 * that has it. Attack: registering a stranger's address with the attacker's own telephone would show in a later
 * call whether it has an account. So every call responds to both alike; only the mail differs.
 */
export async function waitAt(tx: Db, deps: AccountDeps, user: Waiting): Promise<void> {
  await lockName(tx, `registro:${user.email}`)
  const owner = await otherOwner(tx, user)
  const now = deps.clock.now()
  await tx.run(sql`
    update users set email = ${user.email}, waiting_since = ${now}, updated_at = ${now}, version = version + 1,
      phone_verified_at = case when ${owner === undefined}::boolean then coalesce(phone_verified_at, ${now}) end
    where id = ${user.id}::uuid`)
  await mailTo(tx, deps, user, owner)
}

/** Repeats a waiting registration's mail. It takes over the address once the account that had it is gone. */
export async function mailAgain(tx: Db, deps: AccountDeps, user: Waiting): Promise<void> {
  await lockName(tx, `registro:${user.email}`)
  const owner = await otherOwner(tx, user)
  if (owner === undefined)
    await tx.run(sql`
      update users set phone_verified_at = ${deps.clock.now()} where id = ${user.id}::uuid and phone_verified_at is null`)
  await mailTo(tx, deps, user, owner)
}

type Owner = Awaited<ReturnType<typeof credentialsOf>>

async function otherOwner(tx: Db, user: Waiting): Promise<Owner> {
  const owner = await credentialsOf(tx, user.email)
  return owner?.id === user.id ? undefined : owner
}

/** Mails the confirmation link, or to the address's owner that they have an account (decision 7). */
async function mailTo(tx: Db, deps: AccountDeps, user: Waiting, owner: Owner): Promise<void> {
  // also when the link is not mailed: the limits count alike
  const token = await issueLink(tx, deps, { purpose: 'correo', userId: user.id })
  await announce(tx, {
    factKey: `${owner === undefined ? 'confirmar-correo' : 'registro-repetido'}:${deps.newId()}`,
    channel: 'email',
    to: user.email,
    payload:
      owner === undefined
        ? confirmEmail(deps, user.kind === 'funcionario', token)
        : alreadyRegistered(deps, recoveryPath(owner.kind)),
    at: deps.clock.now(),
    newId: deps.newId,
  })
}

export const recoveryPath = (kind: string): string =>
  kind === 'funcionario' ? '/olvidar-contrasena-funcionario' : '/olvidar-contrasena'
