import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { announce } from '../../../db/outbox.ts'
import { credentialsOf, insertPerson, lockName } from '../../../db/people/people.ts'
import { expected } from '../../../db/connection/expected.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import type { AccountDeps } from '../account-deps.ts'
import { accountById } from '../account-row.ts'
import { type RolesGiven, rolesOf } from './give-roles.ts'
import { invite } from '../registering/invitation.ts'
import { accountCreated } from '../messages.ts'

export interface UserGiven extends RolesGiven {
  readonly firstNames: string
  readonly lastNames: string
  readonly gender: 1 | 2
  readonly documentType: number
  readonly documentNumber: string
  readonly email: string
}

export async function refuseTaken(tx: Db, email: string): Promise<void> {
  await lockName(tx, `registro:${email}`)
  const message = 'Ya hay una cuenta con ese correo.'
  if ((await credentialsOf(tx, email)) !== undefined)
    throw new Refusal('conflict', message, { code: 'ya_existe', problems: [{ path: 'body.email', message }] })
}

/** Creates an official's account and mails the invitation. */
export async function makeUser(tx: Db, deps: AccountDeps, given: UserGiven): Promise<AccountRow> {
  const made = await makeAccount(tx, deps, given)
  await announce(tx, {
    factKey: `cuenta-creada:${made.id}`,
    channel: 'email',
    to: given.email,
    payload: accountCreated(deps, await invite(tx, deps, made.id)),
    at: deps.clock.now(),
    newId: deps.newId,
  })
  return made
}

/**
 * Creates an official's account without password or telephone: the mail's owner sets the first and proves the
 * second in the profile. Attack: an administrator creates an account with a password or telephone of their own
 * and acts as another official.
 */
export async function makeAccount(
  tx: Db,
  deps: AccountDeps,
  given: Omit<UserGiven, 'gender'> & { readonly gender: 1 | 2 | null },
): Promise<AccountRow> {
  const now = deps.clock.now()
  await refuseTaken(tx, given.email)
  await tx.run(sql`
    delete from users where phone_verified_at is null and waiting_since is null and email = ${given.email}
      -- who was registered at the window has cases of their own
      and not exists (select 1 from cases where applicant_id = users.id)`)
  const id = deps.newId()
  await insertPerson(tx, {
    id,
    kind: 'funcionario',
    email: given.email,
    phone: null,
    passwordHash: null,
    personType: 1,
    documentType: given.documentType,
    documentNumber: given.documentNumber,
    companyName: null,
    firstNames: given.firstNames,
    lastNames: given.lastNames,
    gender: given.gender,
    roles: rolesOf(given),
    office: given.office,
    active: true,
    // verified by the invitation, not by telephone
    phoneVerifiedAt: now,
    emailVerifiedAt: null,
    at: now,
  })
  return expected(await accountById(tx, id), 'the account just made')
}
