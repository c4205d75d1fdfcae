import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { audit } from '../../db/audit.ts'
import { announce } from '../../db/outbox.ts'
import { credentialsOf, insertPerson, lockName } from '../../db/people.ts'
import { sql } from '../../db/sql.ts'
import { type Context, me } from '../../http/context.ts'
import type { AccountDeps } from './account-deps.ts'
import { accountById } from './account-row.ts'
import { giveRoles } from './decide-user.ts'
import { accountCreated } from './messages.ts'

export interface UserGiven {
  readonly firstNames: string
  readonly lastNames: string
  readonly gender: 1 | 2
  readonly documentType: number
  readonly documentNumber: string
  readonly phone: string
  readonly email: string
  readonly mainRole: string
  readonly additionalRoles: readonly string[]
  readonly office: string | null
}

/**
 * Creates the account of an official for whom the administrator vouches. It has no password: the official sets one by
 * recovery, which also proves the address.
 */
export function createUser(
  deps: AccountDeps,
  ctx: Context,
  given: UserGiven,
): Promise<{ status: 201; body: AccountRow }> {
  const actor = me(ctx)
  return ctx.command(async (tx) => {
    const now = deps.clock.now()
    await lockName(tx, `registro:${given.phone}`)
    await lockName(tx, `registro:${given.email}`)
    if ((await credentialsOf(tx, given.email)) !== undefined)
      throw taken('email', 'Ya hay una cuenta con ese correo.')
    if (
      (await tx.one(
        sql`select 1 from users where phone = ${given.phone} and phone_verified_at is not null`,
      )) !== undefined
    )
      throw taken('phone', 'Ya hay una cuenta con ese celular.')
    await tx.run(
      sql`delete from users where phone_verified_at is null and (phone = ${given.phone} or email = ${given.email})`,
    )
    const id = deps.newId()
    await insertPerson(tx, {
      id,
      kind: 'funcionario',
      email: given.email,
      phone: given.phone,
      passwordHash: null,
      personType: 1,
      documentType: given.documentType,
      documentNumber: given.documentNumber,
      companyName: null,
      firstNames: given.firstNames,
      lastNames: given.lastNames,
      gender: given.gender,
      roles: [given.mainRole],
      office: given.office,
      active: true,
      phoneVerifiedAt: now,
      emailVerifiedAt: null,
      at: now,
    })
    const created = (await accountById(tx, id)) as AccountRow
    // judged as if it had no role yet: what it was just given must not count as something it may keep
    await giveRoles(tx, { ...created, roles: [] }, { ...given, version: created.version })
    await announce(tx, {
      factKey: `cuenta-creada:${id}`,
      channel: 'email',
      to: given.email,
      payload: accountCreated(deps, given.firstNames),
      at: now,
      newId: deps.newId,
    })
    await audit(tx, {
      actorId: actor.id,
      verb: ctx.endpointId,
      subject: id,
      address: ctx.address,
      detail: { roles: [given.mainRole, ...given.additionalRoles], office: given.office },
      at: now,
      newId: deps.newId,
    })
    return { status: 201 as const, body: (await accountById(tx, id)) as AccountRow }
  })
}

const taken = (field: string, message: string): Refusal =>
  new Refusal(409, message, { code: 'ya_existe', problems: [{ path: `body.${field}`, message }] })
