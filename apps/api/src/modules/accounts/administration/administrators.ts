import { rolesHolding } from '@ventanilla/domain/access/weight'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type Db, sql } from '../../../db/connection/sql.ts'
import type { Settings } from '../../../settings.ts'

export interface Administrator {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Current administrators of accounts. */
export function administratorsOf(db: Db): Promise<Administrator[]> {
  return db.rows<Administrator>(sql`
    select u.id, u.first_names || ' ' || u.last_names as name, u.email from users u
    where u.active and u.kind = 'funcionario'
      and exists (select 1 from user_roles r where r.user_id = u.id and r.role = any(${rolesHolding('users.admin')}::text[]))
    order by u.created_at, u.id`)
}

const CLOSED =
  'Este portal todavía no está abierto: falta crear a sus primeros administradores. Quien opera el servidor lo hace con «npm run admin -- create-first».'

/** Message of a production portal that never had an administrator; null when it is open. */
export async function whyClosed(db: Db, settings: Pick<Settings, 'production'>): Promise<string | null> {
  if (!settings.production) return null
  const somebody = await db.one(sql`
    select 1 from users u where u.kind = 'funcionario' and (u.active or u.deactivated_at is not null)
      and exists (select 1 from user_roles r where r.user_id = u.id and r.role = any(${rolesHolding('users.admin')}::text[]))
    limit 1`)
  return somebody === undefined ? CLOSED : null
}

/** Attack: an outsider who finds a portal before its administrators do registers in it, or fills it. */
export async function refuseWhileClosed(db: Db, settings: Pick<Settings, 'production'>): Promise<void> {
  const why = await whyClosed(db, settings)
  if (why !== null) throw new Refusal('unavailable', why, { code: 'sin_administradores' })
}

/**
 * Whether two accounts belong to one person: the same account, or one with the same document. Attack: an
 * administrator gives a role to a second account of their own, or confirms their own proposal with it.
 */
export async function isSamePerson(db: Db, one: string, other: string): Promise<boolean> {
  if (one === other) return true
  const row = await db.one(sql`
    select 1 from users a join users b on b.document_number = a.document_number and b.document_type = a.document_type
    where a.id = ${one}::uuid and b.id = ${other}::uuid`)
  return row !== undefined
}
