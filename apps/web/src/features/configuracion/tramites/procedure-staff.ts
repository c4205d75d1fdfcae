import type { StoredProcedure } from '@ventanilla/domain/definitions/copy-of-procedure'
import { without } from './stored-procedure.ts'

type Staff = NonNullable<StoredProcedure['staff']>
/** Parts of writing an act that roles are named for. */
export type ActPart = keyof Staff['acts'][string]
type Roles = readonly string[] | undefined

const NONE: Staff = { steps: {}, acts: {} }

/** The procedure with these roles for a step; undefined: those of its workflow. */
export function withStepRoles(of: StoredProcedure, step: string, roles: Roles): StoredProcedure {
  const { steps, acts } = of.staff ?? NONE
  return kept(of, { steps: roles === undefined ? without(steps, step) : { ...steps, [step]: roles }, acts })
}

/** The procedure with these roles for a part of an act; undefined: those of its template. */
export function withActRoles(of: StoredProcedure, act: string, part: ActPart, roles: Roles): StoredProcedure {
  const { steps, acts } = of.staff ?? NONE
  const own = roles === undefined ? without(acts[act] ?? {}, part) : { ...acts[act], [part]: roles }
  return kept(of, {
    steps,
    acts: Object.keys(own).length === 0 ? without(acts, act) : { ...acts, [act]: own },
  })
}

/** A procedure that names nobody says nothing of it: equal procedures are equal contents. */
const kept = (of: StoredProcedure, staff: Staff): StoredProcedure =>
  Object.keys(staff.steps).length + Object.keys(staff.acts).length === 0
    ? without(of, 'staff')
    : { ...of, staff }
