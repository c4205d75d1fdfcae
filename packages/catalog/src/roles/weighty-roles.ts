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
