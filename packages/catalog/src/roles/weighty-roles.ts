import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import type { CompetenceTable } from '@ventanilla/domain/acts/competence'
import type { ActTemplate } from '@ventanilla/domain/acts/template'
import { permissionWeights, type Weight } from '@ventanilla/domain/access/weight'
import { FORMAL } from '@ventanilla/domain/workflow/decision/availability'
import { actTemplates } from '../acts/index-of-acts.ts'
import { COMPETENCE } from '../competence/competence.ts'

/** Why granting a role needs two administrators (decision 65). */
export type RoleWeight = Weight | 'firma'

/**
 * Roles that sign autos and resoluciones: named by such an act, or with a competence for the class, even an
 * expired or future one. Either table suffices, so that a role added to one of them is protected at once. A competence
 * that the authority adds signs nothing for a role that no act names, so the shipped table is enough here.
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

/** Roles and office that an account has or will have. */
export interface Holding {
  readonly roles: readonly string[]
  readonly office: string | null
}

/**
 * Granted roles that need a second administrator. `before` null: the account holds nothing yet, because it is
 * new, pending or deactivated. For a role bound to an office, another office is a new grant.
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
