import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { rolesHolding } from '@ventanilla/domain/access/weight'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../../db/audit.ts'
import { lockName } from '../../../db/people/people.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import type { AccountDeps } from '../account-deps.ts'
import { administratorsOf } from '../administration/administrators.ts'
import { makeAccount, type UserGiven } from '../administration/make-user.ts'
import { type Handed, handOver, type DeliveryMethod } from './hand-over.ts'

/** A person whom the server's operator vouches for. */
export type PersonGiven = Pick<
  UserGiven,
  'firstNames' | 'lastNames' | 'documentType' | 'documentNumber' | 'email'
>

const HOW_MANY = 2

/** The administrator's role: it administers accounts and officials can have it. */
const ADMINISTRATOR = ROLES.find(
  ({ code, selectable }) => selectable && rolesHolding('users.admin').includes(code),
)?.code as string // the roles have one

/**
 * Creates a new portal's administrators, once: two, because one gives what the other confirms (decision 65). A
 * portal that already has one gets the other.
 */
export async function createFirst(
  deps: AccountDeps,
  people: readonly PersonGiven[],
  way: DeliveryMethod,
): Promise<readonly Handed[]> {
  return deps.db.tx(async (tx) => {
    // Race: two operators at once would create four.
    await lockName(tx, 'primeros-administradores')
    const missing = await missingAdministrators(tx)
    if (people.length !== missing)
      throw new Refusal(
        'invalid',
        missing === 1
          ? 'Ya hay un administrador: falta uno, y solo ese se crea.'
          : `Hacen falta ${missing} administradores: dé los datos de los dos.`,
      )
    const [one, other] = people
    if (other !== undefined && (one?.email === other.email || one?.documentNumber === other.documentNumber))
      throw new Refusal(
        'invalid',
        'Los dos administradores son dos personas: cada una con su correo y su documento.',
      )
    const handed: Handed[] = []
    for (const person of people) {
      const made = await makeAdministrator(tx, deps, person)
      await audit(tx, {
        actorId: null,
        verb: 'accounts.createFirst',
        subject: made.id,
        detail: { correo: person.email, roles: [ADMINISTRATOR] },
        at: deps.clock.now(),
        newId: deps.newId,
      })
      handed.push(await handOver(tx, deps, made, way))
    }
    await tx.run(sql`insert into first_administrators(at) values (${deps.clock.now()})`)
    return handed
  })
}

/** Number of accounts to create; throws when the command was used or none is missing. */
async function missingAdministrators(tx: Db): Promise<number> {
  if ((await tx.one(sql`select 1 from first_administrators`)) !== undefined)
    throw new Refusal(
      'conflict',
      'Los primeros administradores ya se crearon, y eso se hace una sola vez. Los demás los crean ellos en el portal; a quien perdió todo lo repone «admin -- recover».',
    )
  const there = await administratorsOf(tx)
  if (there.length >= HOW_MANY)
    throw new Refusal(
      'conflict',
      `El portal ya tiene ${there.length} administradores: ellos crean a los demás en el portal.`,
    )
  return HOW_MANY - there.length
}

export async function makeAdministrator(tx: Db, deps: AccountDeps, person: PersonGiven): Promise<AccountRow> {
  await refuseSecondAccount(tx, person)
  return makeAccount(tx, deps, {
    ...person,
    gender: null,
    mainRole: ADMINISTRATOR,
    additionalRoles: [],
    office: null,
  })
}

/**
 * Attack: one person holds both administrators' accounts, and none of their proposals can be confirmed, or they
 * confirm their own.
 */
async function refuseSecondAccount(tx: Db, { documentNumber }: PersonGiven): Promise<void> {
  const administrators = (await administratorsOf(tx)).map(({ id }) => id)
  const same = await tx.one(sql`
    select 1 from users where id = any(${administrators}::uuid[]) and document_number = ${documentNumber}`)
  if (same !== undefined)
    throw new Refusal(
      'invalid',
      'Ya hay un administrador con ese documento: los administradores son personas distintas, porque una confirma lo que la otra propone.',
    )
}
