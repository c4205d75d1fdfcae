import type { Permission } from '@ventanilla/domain/access/permissions'

/** The logged-in person as the screens need them. */
export interface SessionUser {
  readonly id: string
  readonly displayName: string
  readonly email: string
  /** main role, e.g. 'CLI_JURIDICO'; '' when the account has none */
  readonly role: string
  readonly additionalRoles: readonly string[]
  /** name of the main role for people (rc_nombre); null shows 'Guest' */
  readonly roleName: string | null
  /** what the server lets them do; null where it did not say */
  readonly permissions: readonly string[] | null
  readonly avatar: string | null
  readonly shortcuts: readonly string[]
}

type Loose = Readonly<Record<string, unknown>>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

function roleCode(value: unknown): string {
  if (typeof value === 'string') return value
  if (!isLoose(value)) return ''
  return text(value['rl_rol']) || roleCode(value['fk_roles']) || roleCode(value['role'])
}

/** Reads `auth_info.user` as section 3 names its fields; the role object may be wrapped in several ways. */
export function readSessionUser(raw: unknown): SessionUser | null {
  if (!isLoose(raw)) return null
  const id = text(raw['usr_id'] ?? raw['uid'] ?? raw['id'])
  if (id === '') return null
  const data = isLoose(raw['data']) ? raw['data'] : {}
  const roles = raw['fk_roles']
  const display =
    isLoose(roles) && isLoose(roles['rol_cliente']) ? text(roles['rol_cliente']['rc_nombre']) : ''
  const additional = raw['rolesAdd']
  const joined = `${text(data['name'])} ${text(data['lastname'])}`.trim()
  return {
    id,
    displayName: text(data['displayName']) || joined || text(data['email']),
    email: text(data['email']),
    role: roleCode(raw['role']) || roleCode(roles),
    additionalRoles: Array.isArray(additional) ? additional.map(roleCode).filter((code) => code !== '') : [],
    roleName: display === '' ? null : display,
    permissions: Array.isArray(raw['permissions']) ? raw['permissions'].map(text) : null,
    avatar: text(raw['usr_avatar']) || text(data['photoURL']) || null,
    shortcuts: Array.isArray(data['shortcuts']) ? data['shortcuts'].map(text) : [],
  }
}

/** Milliseconds since 1970 at which a token ends; null when it cannot be read. The signature is the server's affair. */
export function tokenExpiry(token: string): number | null {
  const body = token.split('.')[1]
  if (body === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/')))
    return isLoose(claims) && typeof claims['exp'] === 'number' ? claims['exp'] * 1000 : null
  } catch {
    return null
  }
}

/**
 * Whether the person may do something at all; what they may do it to is for the server to say. Unknown counts as yes:
 * the server refuses what it must.
 */
export const may = (user: Pick<SessionUser, 'permissions'> | null, permission: Permission): boolean =>
  user?.permissions == null || user.permissions.includes(permission)

/** Main and additional roles: whoever has one of them has its rights. */
export const rolesOf = (user: Pick<SessionUser, 'role' | 'additionalRoles'>): readonly string[] => [
  user.role,
  ...user.additionalRoles,
]
