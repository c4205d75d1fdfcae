import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { isWeighty } from '@ventanilla/catalog/roles/weighty-roles'
import { rolesHolding } from '@ventanilla/domain/access/weight'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../../db/audit.ts'
import { announce } from '../../../db/outbox.ts'
import { endSessions } from '../../../db/people/sessions.ts'
import { expected } from '../../../db/connection/expected.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { type AccountDeps } from '../account-deps.ts'
import { accountById } from '../account-row.ts'
import { administratorsOf } from '../administration/administrators.ts'
import { refuseTaken } from '../administration/make-user.ts'
import { administratorReplaced, superadminGiven } from '../messages.ts'
import { makeAdministrator, type PersonGiven } from './first-administrators.ts'
import { type Handed, handOver, type DeliveryMethod } from './hand-over.ts'

/** Requester at the server and reason; both are mailed to all administrators. */
export interface Order {
  readonly reason: string
  readonly by: string
}

/**
 * Resets an administrator who lost all access: voids password, keys, telephone and sessions, and issues a
 * single-use link to a new password. `email`: their new address when the old one is lost too.
 */
export function recoverAdministrator(
  deps: AccountDeps,
  lost: { readonly email: string; readonly newEmail: string | null },
  order: Order,
  way: DeliveryMethod,
): Promise<Handed> {
  return deps.db.tx(async (tx) => {
    const account = await administratorBy(tx, lost.email)
    if (lost.newEmail !== null) {
      await refuseTaken(tx, lost.newEmail)
      await tx.run(sql`
        update users set email = ${lost.newEmail}, email_verified_at = null where id = ${account.id}::uuid`)
    }
    await forgetEverything(tx, deps, account.id)
    await tx.run(sql`
      update users set active = true, refused_at = null, deactivated_at = null, inactive_reason = null
      where id = ${account.id}::uuid`)
    await record(tx, deps, 'accounts.recover', account, order, { correo: lost.newEmail ?? account.email })
    await notifyAdministrators(
      tx,
      deps,
      [account.email],
      administratorReplaced(account.name, account.name, order),
    )
    const recovered = expected(await accountById(tx, account.id), 'the account just recovered')
    return handOver(tx, deps, recovered, way)
  })
}

/** Replaces an administrator who does not return. */
export function replaceAdministrator(
  deps: AccountDeps,
  lostEmail: string,
  person: PersonGiven,
  order: Order,
  way: DeliveryMethod,
): Promise<Handed> {
  return deps.db.tx(async (tx) => {
    const account = await administratorBy(tx, lostEmail)
    if (account.documentNumber === person.documentNumber)
      throw new Refusal('invalid', 'Es la misma persona: dé solo --correo-nuevo, sin nombres ni documento.')
    await forgetEverything(tx, deps, account.id)
    await tx.run(sql`
      update users set active = false, deactivated_at = ${deps.clock.now()}, inactive_reason = ${order.reason}
      where id = ${account.id}::uuid`)
    const made = await makeAdministrator(tx, deps, person)
    await record(tx, deps, 'accounts.recover', made, order, {
      correo: person.email,
      reemplaza: account.email,
    })
    await notifyAdministrators(
      tx,
      deps,
      [account.email],
      administratorReplaced(account.name, made.name, order),
    )
    return handOver(tx, deps, made, way)
  })
}

/** Makes an official a superadministrator: no page does it (decision 5). */
export function makeSuperadmin(deps: AccountDeps, email: string, order: Order): Promise<string> {
  return deps.db.tx(async (tx) => {
    const account = await accountBy(tx, email)
    if (account.kind !== 'funcionario' || account.state !== 'activo')
      throw new Refusal('conflict', 'Solo un funcionario con la cuenta activa puede ser superadministrador.')
    if (account.roles.includes('SUPERADMIN'))
      throw new Refusal('conflict', 'Esa persona ya es superadministradora.')
    // an official who signs or publishes must not administer everything too
    const other = account.roles.find((role) => isWeighty(role) && !rolesHolding('users.admin').includes(role))
    if (other !== undefined)
      throw new Refusal(
        'conflict',
        `La cuenta tiene el rol ${other}, que firma o publica: elija otra persona.`,
      )
    await tx.run(sql`
      insert into user_roles(user_id, role, position)
      select ${account.id}::uuid, 'SUPERADMIN', max(position) + 1 from user_roles where user_id = ${account.id}::uuid`)
    await endSessions(tx, account.id, 'roles')
    await tx.run(sql`update users set version = version + 1 where id = ${account.id}::uuid`)
    await record(tx, deps, 'accounts.makeSuperadmin', account, order, {
      roles: [...account.roles, 'SUPERADMIN'],
    })
    await notifyAdministrators(tx, deps, [account.email], superadminGiven(account.name, order))
    return account.name
  })
}

async function accountBy(tx: Db, email: string): Promise<AccountRow> {
  const found = await tx.one<{ id: string }>(
    sql`select id from users where email = ${email} and phone_verified_at is not null`,
  )
  const account = found && (await accountById(tx, found.id, true))
  if (account === undefined) throw new Refusal('missing', `No hay una cuenta con el correo ${email}.`)
  return account
}

async function administratorBy(tx: Db, email: string): Promise<AccountRow> {
  const account = await accountBy(tx, email)
  // an account that requested the role and was never activated is no administrator
  if (
    !['activo', 'inactivo'].includes(account.state) ||
    !account.roles.some((role) => rolesHolding('users.admin').includes(role))
  )
    throw new Refusal(
      'conflict',
      `${account.name} no es administrador: su cuenta la repone un administrador en el portal.`,
    )
  return account
}

/** Voids every credential of the account, whether the owner or another person holds it. */
async function forgetEverything(tx: Db, deps: AccountDeps, id: string): Promise<void> {
  const now = deps.clock.now()
  await tx.run(sql`delete from passkeys where user_id = ${id}::uuid`)
  await endSessions(tx, id, 'contrasena')
  await tx.run(sql`update link_tokens set used_at = ${now} where user_id = ${id}::uuid and used_at is null`)
  await tx.run(sql`
    update verification_codes set used_at = ${now}
    where used_at is null and (subject = ${id} or data->>'userId' = ${id})`)
  await tx.run(sql`
    update account_proposals set outcome = 'retirada', decided_at = ${now}
    where outcome is null and (proposed_by = ${id}::uuid or account_id = ${id}::uuid)`)
  await tx.run(sql`
    update users set password_hash = null, phone = null, version = version + 1, updated_at = ${now}
    where id = ${id}::uuid`)
}

function record(
  tx: Db,
  deps: AccountDeps,
  verb: string,
  account: AccountRow,
  { reason, by }: Order,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return audit(tx, {
    actorId: null,
    verb,
    subject: account.id,
    detail: { motivo: reason, quien: by, ...detail },
    at: deps.clock.now(),
    newId: deps.newId,
  })
}

/** Mails every administrator and the account's former address: nobody is replaced without notice. */
async function notifyAdministrators(
  tx: Db,
  deps: AccountDeps,
  former: readonly string[],
  payload: ReturnType<typeof superadminGiven>,
): Promise<void> {
  const all = new Set([...former, ...(await administratorsOf(tx)).map(({ email }) => email)])
  const fact = deps.newId()
  for (const to of all)
    await announce(tx, {
      factKey: `servidor:${fact}:${to}`,
      channel: 'email',
      to,
      payload,
      at: deps.clock.now(),
      newId: deps.newId,
    })
}
