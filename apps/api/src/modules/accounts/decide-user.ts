import { roleByCode, roleName } from '@ventanilla/catalog/roles/find-role'
import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/cases/problem'
import { audit } from '../../db/audit.ts'
import { announce, type MessagePayload } from '../../db/outbox.ts'
import { setRoles } from '../../db/people.ts'
import { endSessions } from '../../db/sessions.ts'
import { type Db, sql } from '../../db/sql.ts'
import { type Context, me } from '../../http/context.ts'
import type { AccountDeps } from './account-deps.ts'
import { accountById, type AccountState } from './account-row.ts'
import { accountActivated, accountDeactivated, accountRefused } from './messages.ts'

interface RolesGiven {
  readonly mainRole: string
  readonly additionalRoles: readonly string[]
  readonly office: string | null
  readonly version: number
}
type Reply = { status: 200; body: AccountRow }

/** Activates a waiting (or deactivated) official with the roles that the administrator confirms (decision 5). */
export function activateUser(deps: AccountDeps, ctx: Context, id: string, given: RolesGiven): Promise<Reply> {
  return decide(deps, ctx, id, given.version, ['pendiente', 'inactivo', 'rechazado'], async (tx, account) => {
    await giveRoles(tx, account, given)
    await tx.run(sql`
      update users set active = true, refused_at = null, deactivated_at = null, inactive_reason = null where id = ${id}::uuid`)
    return accountActivated(deps, [given.mainRole, ...given.additionalRoles].map(roleName))
  })
}

/** Changes the roles and office of an active official; sessions end, so that no old right lives on. */
export function correctRoles(deps: AccountDeps, ctx: Context, id: string, given: RolesGiven): Promise<Reply> {
  return decide(deps, ctx, id, given.version, ['activo', 'pendiente'], async (tx, account) => {
    await giveRoles(tx, account, given)
    await endSessions(tx, id, 'roles')
    return null
  })
}

/** Refuses the registration of an official. */
export function refuseUser(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  given: { reason: string; version: number },
): Promise<Reply> {
  return decide(deps, ctx, id, given.version, ['pendiente'], async (tx) => {
    await tx.run(sql`
      update users set refused_at = ${deps.clock.now()}, inactive_reason = ${given.reason} where id = ${id}::uuid`)
    return accountRefused(given.reason)
  })
}

/** Deactivates an account and ends its sessions at once. Nobody deactivates themselves. */
export function deactivateUser(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  given: { reason: string; version: number },
): Promise<Reply> {
  if (me(ctx).id === id) throw new Refusal(409, 'No puede desactivar su propia cuenta.', { code: 'propia' })
  return decide(deps, ctx, id, given.version, ['activo'], async (tx) => {
    await tx.run(sql`
      update users set active = false, deactivated_at = ${deps.clock.now()}, inactive_reason = ${given.reason}
      where id = ${id}::uuid`)
    await endSessions(tx, id, 'desactivacion')
    return accountDeactivated(given.reason)
  })
}

async function decide(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  version: number,
  from: readonly AccountState[],
  work: (tx: Db, account: AccountRow) => Promise<MessagePayload | null>,
): Promise<Reply> {
  const actor = me(ctx)
  return ctx.command(async (tx) => {
    const account = await accountById(tx, id, true)
    if (account === undefined) throw notFound()
    if (account.roles.includes('SUPERADMIN') && !actor.roles.includes('SUPERADMIN'))
      throw new Refusal(403, 'Solo un superadministrador cambia la cuenta de otro.', { code: 'sin_permiso' })
    if (account.version !== version)
      throw new Refusal(409, 'Otra persona cambió esta cuenta mientras usted la veía. Revísela de nuevo.', {
        code: 'version',
        current: account,
      })
    if (!from.includes(account.state))
      throw new Refusal(409, 'El estado de la cuenta no permite esta acción.', {
        code: 'estado',
        current: account,
      })
    const now = deps.clock.now()
    const message = await work(tx, account)
    await tx.run(sql`update users set version = version + 1, updated_at = ${now} where id = ${id}::uuid`)
    if (message !== null)
      await announce(tx, {
        factKey: `${ctx.endpointId}:${id}:${version}`,
        channel: 'email',
        to: account.email,
        payload: message,
        at: now,
        newId: deps.newId,
      })
    const after = (await accountById(tx, id)) as AccountRow
    await audit(tx, {
      actorId: actor.id,
      verb: ctx.endpointId,
      subject: id,
      address: ctx.address,
      detail: {
        before: { roles: account.roles, office: account.office, state: account.state },
        after: { roles: after.roles, office: after.office, state: after.state },
      },
      at: now,
      newId: deps.newId,
    })
    return { status: 200 as const, body: after }
  })
}

/** Gives an official their roles and office. Refuses roles that are not offered, and an office role without an office. */
export async function giveRoles(tx: Db, account: AccountRow, given: RolesGiven): Promise<void> {
  const roles: [string, ...string[]] = [given.mainRole, ...given.additionalRoles]
  if (account.kind !== 'funcionario')
    throw new Refusal(409, 'Los roles de ciudadanos y empresas no se cambian.', { code: 'no_funcionario' })
  for (const role of roles) {
    // SUPERADMIN is never given here (decision 5); who already has it keeps it
    if (roleByCode(role)?.selectable || (role === 'SUPERADMIN' && account.roles.includes(role))) continue
    throw new Refusal(422, 'Uno de los roles no se puede dar a un funcionario.', {
      code: 'rol_no_ofrecido',
      problems: [{ path: 'body.mainRole', message: `El rol ${role} no se ofrece` }],
    })
  }
  if (given.office === null && roles.some((role) => OFFICE_BOUND_ROLES.has(role)))
    throw new Refusal(422, 'Ese rol trabaja en una territorial: elija la oficina.', {
      code: 'falta_oficina',
      problems: [{ path: 'body.office', message: 'Elija la oficina' }],
    })
  await setRoles(tx, account.id, roles)
  await tx.run(
    sql`update users set main_role = ${given.mainRole}, office = ${given.office} where id = ${account.id}::uuid`,
  )
}
