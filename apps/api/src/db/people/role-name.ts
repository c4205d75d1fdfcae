import { nameInForce } from '../configuration/name-in-force.ts'
import type { Statement } from '../connection/sql.ts'

/** Displayed name of a role as the authority gave it; null: it gave none. */
export const roleNameOf = (code: Statement): Statement => nameInForce('rol', code)
