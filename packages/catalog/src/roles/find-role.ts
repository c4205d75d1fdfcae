import { type Role, ROLES } from './roles.ts'

const byCode = new Map(ROLES.map((role) => [role.code, role]))
const byId = new Map(ROLES.map((role) => [role.id, role]))

/** Role of an `rl_id`. */
export const roleById = (id: number): Role | undefined => byId.get(id)
export const roleByCode = (code: string): Role | undefined => byCode.get(code)
/** Displayed name of a role; its code when the list does not contain it. */
export const roleName = (code: string): string => byCode.get(code)?.name ?? code
