import { roleByCode } from '@ventanilla/catalog/roles/find-role'
import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../../db/audit.ts'
import { announce, type MessagePayload } from '../../../db/outbox.ts'
import { isOfficeClosed } from '../../../db/people/office-name.ts'
import { setRoles } from '../../../db/people/people.ts'
import { endSessions } from '../../../db/people/sessions.ts'
import { expected } from '../../../db/connection/expected.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { accountById } from '../account-row.ts'
import { rolesNamed } from '../role-names.ts'
import { accountActivated } from '../messages.ts'

export interface RolesGiven {
  readonly mainRole: string
  readonly additionalRoles: readonly string[]
  readonly office: string | null
}

export const rolesOf = (given: RolesGiven): [string, ...string[]] => [
  given.mainRole,
  ...given.additionalRoles,
]

/** Rejects roles not offered to an official, and an office role without an office. */
export function refuseRoles(account: Pick<AccountRow, 'kind' | 'roles'>, given: RolesGiven): void {
  const roles = rolesOf(given)
  if (account.kind !== 'funcionario')
    throw new Refusal('conflict', 'Los roles de ciudadanos y empresas no se cambian.', {
      code: 'no_funcionario',
    })
  for (const role of roles) {
    // SUPERADMIN is never granted here (decision 5); an account that has it keeps it
    if (roleByCode(role)?.selectable || (role === 'SUPERADMIN' && account.roles.includes(role))) continue
    throw new Refusal('invalid', 'Uno de los roles no se puede dar a un funcionario.', {
      code: 'rol_no_ofrecido',
      problems: [{ path: 'body.mainRole', message: `El rol ${role} no se ofrece` }],
    })
  }
  if (given.office === null && roles.some((role) => OFFICE_BOUND_ROLES.has(role)))
    throw new Refusal('invalid', 'Ese rol trabaja en una territorial: elija la oficina.', {
      code: 'falta_oficina',
      problems: [{ path: 'body.office', message: 'Elija la oficina' }],
    })
}

/** Nobody begins to work in an office that is closed: they would see no task. */
export async function refuseClosedOffice(tx: Db, { office }: Pick<RolesGiven, 'office'>): Promise<void> {
  if (office === null || !(await isOfficeClosed(tx, office))) return
  throw new Refusal('conflict', 'Esa sede está cerrada. Elija otra.', {
    code: 'sede_cerrada',
    problems: [{ path: 'body.office', message: 'Elija una sede que esté abierta' }],
  })
}

/**
 * Replaces an account's roles and office, and activates it when requested. Ends the sessions of an active
 * account, so that no old right survives. Returns the message for the account's owner.
 */
export async function applyRoles(
  tx: Db,
  deps: AccountDeps,
  account: AccountRow,
  given: RolesGiven & { readonly activate: boolean },
): Promise<MessagePayload | null> {
  refuseRoles(account, given)
  await refuseClosedOffice(tx, given)
  await setRoles(tx, account.id, rolesOf(given))
  await tx.run(
    sql`update users set main_role = ${given.mainRole}, office = ${given.office} where id = ${account.id}::uuid`,
  )
  if (!given.activate) {
    await endSessions(tx, account.id, 'roles')
    return null
  }
  await tx.run(sql`
    update users set active = true, refused_at = null, deactivated_at = null, inactive_reason = null where id = ${account.id}::uuid`)
  return accountActivated(deps, await rolesNamed(tx, rolesOf(given)))
}

/** Ends every change of an account: its version, the mail to its owner, the audit record. */
export async function finishChange(
  tx: Db,
  deps: AccountDeps,
  ctx: Context,
  account: AccountRow,
  message: MessagePayload | null,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<AccountRow> {
  const now = deps.clock.now()
  await tx.run(
    sql`update users set version = version + 1, updated_at = ${now} where id = ${account.id}::uuid`,
  )
  if (message !== null)
    await announce(tx, {
      factKey: `${ctx.endpointId}:${account.id}:${account.version}`,
      channel: 'email',
      to: account.email,
      payload: message,
      at: now,
      newId: deps.newId,
    })
  const changed = expected(await accountById(tx, account.id), 'the account just changed')
  await audit(tx, {
    actorId: me(ctx).id,
    verb: ctx.endpointId,
    subject: account.id,
    address: ctx.address,
    detail: {
      before: { roles: account.roles, office: account.office, state: account.state },
      after: { roles: changed.roles, office: changed.office, state: changed.state },
      ...detail,
    },
    at: now,
    newId: deps.newId,
  })
  return changed
}
