import { GRANTS, permissionsOf, type Permission } from './permissions.ts'

/**
 * What a permission lets somebody do that one administrator alone must not give away (decision 65). Every permission says
 * it: a new one that administers or publishes makes the roles that get it wait for two people, without a list of names.
 */
export type Weight = 'administra' | 'publica'

export const PERMISSION_WEIGHT: Readonly<Record<Permission, Weight | null>> = {
  'cases.read': null,
  'cases.draft': null,
  'cases.fileAtWindow': null,
  'changes.ask': null,
  'cases.act': null,
  'cases.supervise': null,
  'cases.export': null,
  'acts.read': null,
  'acts.register': null,
  'bulletin.publish': 'publica',
  'files.upload': null,
  'files.share': null,
  'users.admin': 'administra',
  'alerts.admin': 'administra',
  'parameters.admin': 'administra',
  'audit.read': null,
  'metrics.read': null,
}

/** The weights of what somebody with this role may do. */
export const permissionWeights = (role: string): readonly Weight[] => [
  ...new Set(permissionsOf([role]).flatMap((permission) => PERMISSION_WEIGHT[permission] ?? [])),
]

/** Roles that hold a permission by name: who is told, or asked, what only they may decide. */
export const rolesHolding = (permission: Permission): readonly string[] => Object.keys(GRANTS[permission])
