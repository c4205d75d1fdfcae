import { weightyGiven } from '@ventanilla/catalog/roles/weighty-roles'
import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import type { MessagePayload } from '../../../db/outbox.ts'
import { endSessions } from '../../../db/people/sessions.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { accountById, type AccountState } from '../account-row.ts'
import { isSamePerson } from './administrators.ts'
import {
  applyRoles,
  finishChange,
  refuseClosedOffice,
  refuseRoles,
  type RolesGiven,
  rolesOf,
} from './give-roles.ts'
import { accountDeactivated, accountRefused } from '../messages.ts'
import { propose, type Proposed } from '../proposals/propose.ts'

type Versioned = RolesGiven & { readonly version: number }
type Reply = { status: 200; body: AccountRow }

/**
 * Activates a waiting or deactivated official with the roles that the administrator confirms (decision 5).
 * Roles that administer, publish or sign are proposed to another administrator (decision 65).
 */
export function activateUser(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  given: Versioned,
): Promise<Reply | Proposed> {
  return giveRoles(deps, ctx, id, given, ['pendiente', 'inactivo', 'rechazado'], true)
}

/** Changes the roles and office of an active official, or the requested roles of a waiting one. */
export function correctRoles(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  given: Versioned,
): Promise<Reply | Proposed> {
  return giveRoles(deps, ctx, id, given, ['activo', 'pendiente'], false)
}

async function giveRoles(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  { version, ...roles }: Versioned,
  from: readonly AccountState[],
  activate: boolean,
): Promise<Reply | Proposed> {
  return ctx.command<Reply | Proposed>(async (tx) => {
    const account = await loadToDecide(tx, ctx, id, version, from)
    await refuseOwn(tx, ctx, id)
    refuseRoles(account, roles)
    await refuseClosedOffice(tx, roles)
    const held = account.state === 'activo' ? account : null
    // noting roles on a waiting registration grants nothing yet
    const gives =
      activate || held !== null ? weightyGiven(held, { roles: rolesOf(roles), office: roles.office }) : []
    if (gives.length > 0)
      return propose(tx, deps, ctx, {
        kind: 'roles',
        data: { ...roles, activate },
        account,
        about: `cuenta:${id}`,
        gives,
      })
    const message = await applyRoles(tx, deps, account, { ...roles, activate })
    return { status: 200 as const, body: await finishChange(tx, deps, ctx, account, message) }
  })
}

/** Prevents administrators from changing their own roles, also through a second account of theirs. */
async function refuseOwn(tx: Db, ctx: Context, id: string): Promise<void> {
  if (await isSamePerson(tx, me(ctx).id, id))
    throw new Refusal('conflict', 'Nadie cambia sus propios roles. Pídaselo a otro administrador.', {
      code: 'propia',
    })
}

/** Rejects the registration of an official. */
export function refuseUser(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  given: { reason: string; version: number },
): Promise<Reply> {
  return decide(deps, ctx, id, given.version, ['pendiente'], async (tx) => {
    await tx.run(sql`
      update users set refused_at = ${deps.clock.now()}, inactive_reason = ${given.reason} where id = ${id}::uuid`)
    return accountRefused(deps, given.reason)
  })
}

/** Deactivates an account and ends its sessions at once; rejects the administrator's own account. */
export function deactivateUser(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  given: { reason: string; version: number },
): Promise<Reply> {
  if (me(ctx).id === id)
    throw new Refusal('conflict', 'No puede desactivar su propia cuenta.', { code: 'propia' })
  return decide(deps, ctx, id, given.version, ['activo'], async (tx) => {
    await tx.run(sql`
      update users set active = false, deactivated_at = ${deps.clock.now()}, inactive_reason = ${given.reason}
      where id = ${id}::uuid`)
    await endSessions(tx, id, 'desactivacion')
    return accountDeactivated(deps, given.reason)
  })
}

function decide(
  deps: AccountDeps,
  ctx: Context,
  id: string,
  version: number,
  from: readonly AccountState[],
  work: (tx: Db, account: AccountRow) => Promise<MessagePayload | null>,
): Promise<Reply> {
  return ctx.command(async (tx) => {
    const account = await loadToDecide(tx, ctx, id, version, from)
    const message = await work(tx, account)
    return { status: 200 as const, body: await finishChange(tx, deps, ctx, account, message) }
  })
}

/** Loads and locks the account; rejects it when it changed since the administrator read it. */
async function loadToDecide(
  tx: Db,
  ctx: Context,
  id: string,
  version: number,
  from: readonly AccountState[],
): Promise<AccountRow> {
  const account = await accountById(tx, id, true)
  if (account === undefined) throw notFound()
  refuseRoot(ctx, account)
  if (account.version !== version)
    throw new Refusal(
      'conflict',
      'Otra persona cambió esta cuenta mientras usted la veía. Revísela de nuevo.',
      {
        code: 'version',
        current: account,
      },
    )
  if (!from.includes(account.state))
    throw new Refusal('conflict', 'El estado de la cuenta no permite esta acción.', {
      code: 'estado',
      current: account,
    })
  return account
}

export function refuseRoot(ctx: Context, account: AccountRow): void {
  if (account.roles.includes('SUPERADMIN') && !me(ctx).roles.includes('SUPERADMIN'))
    throw new Refusal('forbidden', 'Solo un superadministrador cambia la cuenta de otro.', {
      code: 'sin_permiso',
    })
}
