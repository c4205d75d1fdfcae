import type { FamilyDef } from './definition.ts'
import { holdsTrue, nest } from './facts.ts'

/**
 * Where a filed application goes: the first step of its family is the filing itself, and the first outcome of the
 * applicant that is open leads on. `facts` are what is known of the case on the day it is filed.
 */
export function stepAfterFiling(family: FamilyDef, facts: Readonly<Record<string, unknown>>): string {
  const filing = family.steps.find((step) => step.id === family.initialStep)
  const known = { hecho: nest(facts) }
  const way = filing?.outcomes.find((o) => o.by === 'applicant' && holdsTrue(o.guard, known))
  if (way === undefined) throw new Error(`De la radicación de ${family.id} no se sale`)
  return way.to
}
