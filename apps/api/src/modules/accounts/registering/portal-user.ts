import { roleByCode } from '@ventanilla/catalog/roles/find-role'
import type { PortalUser } from '@ventanilla/contract/portal/authentication.contract'
import { permissionsOf } from '@ventanilla/domain/access/permissions'
import type { LoginAccount } from '../../../db/people/login.ts'
import { expected } from '../../../db/connection/expected.ts'
import { type Db, raw, sql } from '../../../db/connection/sql.ts'
import { roleNameOf } from '../../../db/people/role-name.ts'
import { shownNames } from '../role-names.ts'

type UserRow = Pick<
  LoginAccount,
  | 'id'
  | 'email'
  | 'name'
  | 'first_names'
  | 'last_names'
  | 'main_role'
  | 'main_role_name'
  | 'roles'
  | 'settings'
>

const role = (code: string): { rl_id: number; rl_rol: string } => ({
  rl_id: roleByCode(code)?.id ?? 0,
  rl_rol: code,
})

/** The session's user in the shape of section 3. */
export async function portalUserOf(db: Db, userId: string): Promise<PortalUser> {
  const row = expected(
    await db.one<UserRow>(sql`
    select id, email, coalesce(nullif(company_name, ''), first_names || ' ' || last_names) as name, first_names, last_names, main_role, ${roleNameOf(raw('main_role'))} as main_role_name, settings,
           array(select r.role from user_roles r where r.user_id = u.id order by r.position) as roles
    from users u where id = ${userId}::uuid`),
    'the user of the session',
  )
  return portalUserFrom(row)
}

/** The same from a loaded row. */
export function portalUserFrom(row: UserRow): PortalUser {
  const more = row.roles.filter((code) => code !== row.main_role)
  return {
    usr_id: row.id,
    usr_avatar: row.settings.photoURL ?? null,
    role: role(row.main_role),
    rolesAdd: more.map((code) => ({ id_rol: role(code).rl_id, role: role(code) })),
    fk_roles: {
      ...role(row.main_role),
      rol_cliente: { rc_nombre: shownNames([row.main_role], [row.main_role_name]).join() },
    },
    permissions: permissionsOf([row.main_role, ...more]),
    from: 'api',
    uid: row.id,
    data: {
      displayName: row.name,
      name: row.first_names,
      lastname: row.last_names,
      photoURL: row.settings.photoURL ?? null,
      email: row.email,
      settings: row.settings.preferences ?? {},
      shortcuts: row.settings.shortcuts ?? [],
    },
  }
}
