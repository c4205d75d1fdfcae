import type { Permission } from '@ventanilla/domain/access/permissions'

/** The logged-in user as the screens need it. */
export interface SessionUser {
  readonly id: string
  readonly displayName: string
  readonly email: string
  /** main role, e.g. 'CLI_JURIDICO'; '' when the account has none */
  readonly role: string
  readonly additionalRoles: readonly string[]
  /** display name of the main role (rc_nombre); null shows 'Guest' */
  readonly roleName: string | null
  /** permissions granted by the server; null when not sent */
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

/** Parses `auth_info.user`, with the fields of section 3; the role object may be wrapped in several ways. */
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

/** Expiry of a token in milliseconds since 1970; null when unreadable. The server verifies the signature. */
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
 * Whether the user has a permission at all; its reach is up to the server. Unknown counts as yes: the server
 * rejects what it must.
 */
export const may = (user: Pick<SessionUser, 'permissions'> | null, permission: Permission): boolean =>
  user?.permissions == null || user.permissions.includes(permission)

/** Main and additional roles; the rights of all of them add up. */
export const rolesOf = (user: Pick<SessionUser, 'role' | 'additionalRoles'>): readonly string[] => [
  user.role,
  ...user.additionalRoles,
]
