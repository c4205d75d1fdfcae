import type { FamilyDef } from '../definition/definition.ts'
import { nest } from '../../forms/nest.ts'
import { holdsTrue } from './facts.ts'

/**
 * Step after filing an application: the target of the applicant's first open outcome in the family's initial
 * step. `facts` are those of the filing day. Throws when no outcome is open.
 */
export function stepAfterFiling(family: FamilyDef, facts: Readonly<Record<string, unknown>>): string {
  const filing = family.steps.find((step) => step.id === family.initialStep)
  const known = { hecho: nest(facts) }
  const way = filing?.outcomes.find((o) => o.by === 'applicant' && holdsTrue(o.guard, known))
  if (way === undefined) throw new Error(`De la radicación de ${family.id} no se sale`)
  return way.to
}
