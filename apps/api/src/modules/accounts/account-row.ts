import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { type Db, raw, sql, type Statement } from '../../db/connection/sql.ts'
import { officeNameOf } from '../../db/people/office-name.ts'
import { roleNameOf } from '../../db/people/role-name.ts'
import { shownNames } from './role-names.ts'

export type AccountState = AccountRow['state']

export interface StoredAccount {
  readonly id: string
  readonly kind: AccountRow['kind']
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly document_type: number | null
  readonly document_number: string | null
  readonly roles: string[]
  readonly role_names: (string | null)[]
  readonly office: string | null
  readonly office_name: string | null
  readonly state: AccountState
  readonly created_at: Date
  readonly version: number
}

/** State of an account, from its dates: one rule for the list's filter and for display. */
export const stateOf: Statement = raw(`case
  when u.refused_at is not null then 'rechazado'
  when u.deactivated_at is not null then 'inactivo'
  when u.active then 'activo'
  when u.phone_verified_at is null or u.email_verified_at is null then 'sin_verificar'
  when u.kind = 'funcionario' then 'pendiente'
  else 'inactivo' end`)

export const accountColumns: Statement = sql`u.id, u.kind,
  coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) as name, u.email, u.phone, u.document_type,
  u.document_number, array(select r.role from user_roles r where r.user_id = u.id order by r.position) as roles,
  array(select ${roleNameOf(raw('r.role'))} from user_roles r where r.user_id = u.id order by r.position) as role_names, u.office,
  ${officeNameOf(raw('u.office'))} as office_name,
  ${stateOf} as state, u.created_at, u.version`

export const accountFrom = (row: StoredAccount): AccountRow => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  phone: row.phone,
  documentType: row.document_type,
  documentNumber: row.document_number,
  roles: row.roles,
  roleNames: shownNames(row.roles, row.role_names),
  office: row.office,
  officeName: row.office_name,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  version: row.version,
})

export async function accountById(db: Db, id: string, lock = false): Promise<AccountRow | undefined> {
  const row = await db.one<StoredAccount>(sql`
    select ${accountColumns} from users u where u.id = ${id}::uuid and u.kind <> 'sistema' ${raw(lock ? 'for update' : '')}`)
  return row && accountFrom(row)
}
