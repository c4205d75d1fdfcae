import { rolesHolding } from '@ventanilla/domain/access/weight'
import { type Db, sql } from '../../db/sql.ts'

export interface Administrator {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Everybody who administers accounts today. */
export function administratorsOf(db: Db): Promise<Administrator[]> {
  return db.rows<Administrator>(sql`
    select u.id, u.first_names || ' ' || u.last_names as name, u.email from users u
    where u.active and u.kind = 'funcionario'
      and exists (select 1 from user_roles r where r.user_id = u.id and r.role = any(${rolesHolding('users.admin')}::text[]))
    order by u.created_at, u.id`)
}

/**
 * Whether two accounts are one person's: the same one, or one with the same document. The attack: an administrator who
 * gives a role to a second account of their own, or confirms with it what they proposed.
 */
export async function isSamePerson(db: Db, one: string, other: string): Promise<boolean> {
  if (one === other) return true
  const row = await db.one(sql`
    select 1 from users a join users b on b.document_number = a.document_number and b.document_type = a.document_type
    where a.id = ${one}::uuid and b.id = ${other}::uuid`)
  return row !== undefined
}
