import { credentialsOf, insertPerson } from '../../../db/people/people.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import type { AccountDeps } from '../account-deps.ts'

interface PowerRow {
  readonly applicant_id: string
  readonly proxy_name: string
  readonly proxy_document: string
  readonly proxy_email: string
  readonly case_id: string | null
}

/**
 * Confirms a power (decision 51): creates the proxy's account if missing and shows them the cases of the power.
 * Returns null when the applicant ended it meanwhile.
 */
export async function confirmPower(
  tx: Db,
  deps: AccountDeps,
  powerId: string,
): Promise<{ type: 'ciudadano' | 'apoderado'; message: string } | null> {
  const now = deps.clock.now()
  const power = await tx.one<PowerRow>(sql`
    update powers set confirmed_at = ${now} where id = ${powerId}::uuid and ended_at is null and confirmed_at is null
    returning applicant_id, proxy_name, proxy_document, proxy_email, case_id`)
  if (power === undefined) return null
  const known = await credentialsOf(tx, power.proxy_email)
  const proxyId = known?.id ?? (await newProxy(tx, deps, power))
  await tx.run(sql`update powers set proxy_id = ${proxyId}::uuid where id = ${powerId}::uuid`)
  await tx.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    select c.id, ${proxyId}::uuid, 'apoderado', ${now} from cases c
    where c.applicant_id = ${power.applicant_id}::uuid and (${power.case_id}::uuid is null or c.id = ${power.case_id}::uuid)
    on conflict (case_id, user_id, role) do update set until = null, since = excluded.since`)
  return known?.password_hash
    ? { type: 'ciudadano', message: 'El poder quedó confirmado. Ya puede iniciar sesión.' }
    : { type: 'apoderado', message: 'Su correo ha sido verificado. Ahora debe establecer su contraseña.' }
}

async function newProxy(tx: Db, deps: AccountDeps, power: PowerRow): Promise<string> {
  const now = deps.clock.now()
  const words = power.proxy_name.split(' ')
  const split = Math.ceil(words.length / 2)
  const id = deps.newId()
  await tx.run(
    sql`delete from users where phone_verified_at is null and waiting_since is null and email = ${power.proxy_email}`,
  )
  await insertPerson(tx, {
    id,
    kind: 'apoderado',
    email: power.proxy_email,
    phone: null,
    passwordHash: null,
    personType: 1,
    documentType: 1,
    documentNumber: power.proxy_document,
    companyName: null,
    firstNames: words.slice(0, split).join(' '),
    lastNames: words.slice(split).join(' '),
    gender: null,
    roles: ['USER_APODERADO'],
    office: null,
    active: true,
    // a proxy is verified by the link, not by telephone
    phoneVerifiedAt: now,
    emailVerifiedAt: now,
    at: now,
  })
  return id
}
