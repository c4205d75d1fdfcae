import { GRANTS, permissionsOf, type Permission } from './permissions.ts'

/**
 * Why a permission must not be granted by one administrator alone (decision 65). Every permission declares it,
 * so roles with a new permission that administers or publishes need two administrators without a list of names.
 */
export type Weight = 'administra' | 'publica'

export const PERMISSION_WEIGHT: Readonly<Record<Permission, Weight | null>> = {
  'cases.read': null,
  'cases.draft': null,
  'cases.fileAtWindow': null,
  'changes.ask': null,
  'cases.act': null,
  'cases.supervise': null,
  'absences.manage': null,
  'cases.export': null,
  'acts.read': null,
  'acts.register': null,
  'bulletin.publish': 'publica',
  'files.upload': null,
  'files.share': null,
  'thirdParties.manage': null,
  'users.admin': 'administra',
  'alerts.admin': 'administra',
  'parameters.admin': 'administra',
  'configuration.read': null,
  // a draft binds nobody
  'configuration.edit': null,
  'configuration.publish': 'publica',
  'audit.read': null,
  'messages.read': null,
  'messages.resend': null,
  'metrics.read': null,
  'reports.read': null,
  'captures.confirm': null,
}

/** Weights of all permissions of a role. */
export const permissionWeights = (role: string): readonly Weight[] => [
  ...new Set(permissionsOf([role]).flatMap((permission) => PERMISSION_WEIGHT[permission] ?? [])),
]

/** Roles with a permission by name: recipients of notices or requests about decisions reserved to them. */
export const rolesHolding = (permission: Permission): readonly string[] => Object.keys(GRANTS[permission])
