import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import type { CompetenceTable } from '@ventanilla/domain/acts/competence'
import type { ActTemplate } from '@ventanilla/domain/acts/template'
import { permissionWeights, type Weight } from '@ventanilla/domain/access/weight'
import { FORMAL } from '@ventanilla/domain/workflow/availability'
import { actTemplates } from '../acts/index-of-acts.ts'
import { COMPETENCE } from '../competence/competence.ts'

/** Why a role waits for two administrators (decision 65). */
export type RoleWeight = Weight | 'firma'

/**
 * The roles that sign autos and resoluciones: who stands in the rule of such an act, or holds a competence for the class,
 * also one that is over or has not begun. Each of the two tables is enough: what one of them gains is guarded at once.
 */
export const signersOfDecisions = (
  acts: Iterable<Pick<ActTemplate, 'class' | 'signs'>>,
  competence: CompetenceTable,
): ReadonlySet<string> =>
  new Set([
    ...[...acts].filter((act) => FORMAL.has(act.class)).flatMap((act) => act.signs),
    ...competence.filter((row) => row.classes.some((one) => FORMAL.has(one))).map((row) => row.role),
  ])

const SIGNERS = signersOfDecisions(actTemplates.values(), COMPETENCE)

export const weightsOf = (role: string): readonly RoleWeight[] => [
  ...permissionWeights(role),
  ...(SIGNERS.has(role) ? (['firma'] as const) : []),
]

/** Whether a role administers, publishes, or signs autos and resoluciones. */
export const isWeighty = (role: string): boolean => weightsOf(role).length > 0

/** What somebody holds, or is to hold. */
export interface Holding {
  readonly roles: readonly string[]
  readonly office: string | null
}

/**
 * The roles that a change gives and that wait for two. `before` null: nothing is held yet, because the account is new,
 * waits or was deactivated. Another office is as much as another role to who signs for one.
 */
export function weightyGiven(before: Holding | null, after: Holding): readonly string[] {
  return [...new Set(after.roles)].filter(
    (role) =>
      isWeighty(role) &&
      (before === null ||
        !before.roles.includes(role) ||
        (OFFICE_BOUND_ROLES.has(role) && before.office !== after.office)),
  )
}
