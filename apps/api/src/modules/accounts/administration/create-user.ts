import { weightyGiven } from '@ventanilla/catalog/roles/weighty-roles'
import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../../db/audit.ts'
import { sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { refuseClosedOffice, refuseRoles, rolesOf } from './give-roles.ts'
import { makeUser, refuseTaken, type UserGiven } from './make-user.ts'
import { propose, type Proposed } from '../proposals/propose.ts'

/**
 * Creates an official's account on an administrator's word. A role that administers, publishes or signs only
 * makes a proposal: the account is created when another administrator confirms it (decision 65).
 */
export function createUser(
  deps: AccountDeps,
  ctx: Context,
  given: UserGiven,
): Promise<{ status: 201; body: AccountRow } | Proposed> {
  const actor = me(ctx)
  return ctx.command<{ status: 201; body: AccountRow } | Proposed>(async (tx) => {
    refuseRoles({ kind: 'funcionario', roles: [] }, given)
    await refuseClosedOffice(tx, given)
    const own = await tx.one(sql`
      select 1 from users where id = ${actor.id}::uuid and document_type = ${given.documentType}
        and document_number = ${given.documentNumber}`)
    if (own !== undefined)
      throw new Refusal(
        'conflict',
        'Ese documento es el suyo. Nadie se crea otra cuenta: pídasela a otro administrador.',
        {
          code: 'propia',
        },
      )
    await refuseTaken(tx, given.email)
    const gives = weightyGiven(null, { roles: rolesOf(given), office: given.office })
    if (gives.length > 0)
      return propose(tx, deps, ctx, {
        kind: 'crear',
        data: given,
        account: null,
        about: `correo:${given.email}`,
        gives,
      })
    const created = await makeUser(tx, deps, given)
    await audit(tx, {
      actorId: actor.id,
      verb: ctx.endpointId,
      subject: created.id,
      address: ctx.address,
      detail: { roles: rolesOf(given), office: given.office },
      at: deps.clock.now(),
      newId: deps.newId,
    })
    return { status: 201 as const, body: created }
  })
}
