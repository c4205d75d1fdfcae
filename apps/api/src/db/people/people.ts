import { randomBytes } from 'node:crypto'
import type { Actor } from '@ventanilla/domain/access/actor'
import { type Db, sql } from '../connection/sql.ts'

/** A person to insert. `roles`: the main one first. Telephone with prefix ('573001234567'). */
export interface NewPerson {
  readonly id: string
  readonly kind: Exclude<Actor['kind'], 'sistema'>
  readonly email: string
  readonly phone: string | null
  /** argon2id hash from `http/password`; null: no password until a recovery sets one */
  readonly passwordHash: string | null
  readonly personType: number | null
  readonly documentType: number | null
  readonly documentNumber: string | null
  readonly companyName: string | null
  readonly firstNames: string
  readonly lastNames: string
  readonly gender: number | null
  readonly roles: readonly [string, ...string[]]
  readonly office: string | null
  readonly active: boolean
  readonly phoneVerifiedAt: Date | null
  readonly emailVerifiedAt: Date | null
  /** portal path to open after the first login */
  readonly goingTo?: string | undefined
  readonly at: Date
}

/** Inserts a person with their roles and a new device key (decision 49). */
export async function insertPerson(tx: Db, p: NewPerson): Promise<void> {
  await tx.run(sql`
    insert into users(id, kind, email, phone, password_hash, person_type, document_type, document_number, company_name,
      first_names, last_names, gender, main_role, office, phone_verified_at, email_verified_at, active, device_key,
      going_to, created_at, updated_at)
    values (${p.id}::uuid, ${p.kind}, ${p.email}, ${p.phone}, ${p.passwordHash}, ${p.personType}, ${p.documentType},
      ${p.documentNumber}, ${p.companyName}, ${p.firstNames}, ${p.lastNames}, ${p.gender}, ${p.roles[0]}, ${p.office},
      ${p.phoneVerifiedAt}, ${p.emailVerifiedAt}, ${p.active}, ${randomBytes(32)},
      ${p.goingTo ?? null}, ${p.at}, ${p.at})`)
  await setRoles(tx, p.id, p.roles)
}

/** Replaces a person's roles: the main one first. */
export async function setRoles(tx: Db, userId: string, roles: readonly [string, ...string[]]): Promise<void> {
  const unique = [...new Set(roles)]
  await tx.run(sql`delete from user_roles where user_id = ${userId}::uuid`)
  await tx.run(sql`
    insert into user_roles(user_id, role, position)
    select ${userId}::uuid, r.role, r.position - 1 from unnest(${unique}::text[]) with ordinality as r(role, position)`)
}

/** The account of a mail address, as far as registration and recovery need it. */
export interface Credentials {
  readonly id: string
  readonly kind: Actor['kind']
  readonly email: string
  readonly password_hash: string | null
  readonly refused_at: Date | null
  readonly deactivated_at: Date | null
}

/** The account with a verified telephone; unverified registrations belong to nobody yet. `email` normalized. */
export function credentialsOf(db: Db, email: string): Promise<Credentials | undefined> {
  return db.one<Credentials>(sql`
    select id, kind, email, password_hash, refused_at, deactivated_at
    from users where email = ${email} and phone_verified_at is not null`)
}

/**
 * Whether a telephone belongs to an account or to a registration that awaits
 * confirmation of its address. `except`: a person whose number it can be,
 * and who can take it over from a registration under their own mail address.
 */
export async function phoneIsHeld(
  db: Db,
  phone: string,
  except?: { readonly id: string; readonly email: string },
): Promise<boolean> {
  const row = await db.one(sql`
    select 1 from users where phone = ${phone} and phone_verified_at is not null and id::text <> ${except?.id ?? ''}
    union all
    select 1 from users where phone = ${phone} and phone_verified_at is null and waiting_since is not null
      and email <> ${except?.email ?? ''} limit 1`)
  return row !== undefined
}

/** Race: serialises concurrent work under one name (a telephone, an address) until the transaction ends. */
export async function lockName(tx: Db, name: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
