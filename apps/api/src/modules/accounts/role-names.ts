import { roleName } from '@ventanilla/catalog/roles/find-role'
import { type Db, raw, sql } from '../../db/connection/sql.ts'
import { roleNameOf } from '../../db/people/role-name.ts'

/** Displayed names of roles, each as the authority gave it or else the program's. */
export const shownNames = (roles: readonly string[], given: readonly (string | null)[]): string[] =>
  roles.map((code, i) => given[i] ?? roleName(code))

/** The same of some roles, in their order. */
export async function rolesNamed(db: Db, roles: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ name: string | null }>(sql`
    select ${roleNameOf(raw('r.role'))} as name from unnest(${[...roles]}::text[]) with ordinality as r(role, place)
    order by r.place`)
  return shownNames(
    roles,
    rows.map(({ name }) => name),
  )
}
