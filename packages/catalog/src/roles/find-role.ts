import { type Role, ROLES } from './roles.ts'

const byCode = new Map(ROLES.map((role) => [role.code, role]))
const byId = new Map(ROLES.map((role) => [role.id, role]))

/** Role of an `rl_id`. */
export const roleById = (id: number): Role | undefined => byId.get(id)
export const roleByCode = (code: string): Role | undefined => byCode.get(code)
/** Name of a role for people; its code where the list does not know it. */
export const roleName = (code: string): string => byCode.get(code)?.name ?? code
