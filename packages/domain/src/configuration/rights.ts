import { rolesOfGroups } from '../access/configuration-roles.ts'
import type { Kind } from './kind.ts'
import { type KindId, KINDS } from './kinds.ts'

/** What a user may do with a kind. Its editors and publishers read it, and those groups that it names as readers. */
export type ConfigurationRight = 'read' | 'edit' | 'publish'

const declared = (kind: KindId): Pick<Kind<unknown>, 'editors' | 'publishers' | 'readers'> => KINDS[kind]

/** Roles that have a right on a kind, each once. */
export function rolesThat(right: ConfigurationRight, kind: KindId): readonly string[] {
  const { editors, publishers, readers = [] } = declared(kind)
  if (right === 'edit') return rolesOfGroups(editors)
  if (right === 'publish') return rolesOfGroups(publishers)
  return rolesOfGroups([...editors, ...publishers, ...readers])
}

/** Whether a user with these roles has a right on a kind: one rule for every kind and every call. */
export const mayConfigure = (roles: readonly string[], right: ConfigurationRight, kind: KindId): boolean =>
  rolesThat(right, kind).some((role) => roles.includes(role))
