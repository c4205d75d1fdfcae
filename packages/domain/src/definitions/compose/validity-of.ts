import { type Validity, VALIDITY_UNITS } from '../../procedures/validity.ts'
import type { GrantTermDef, ProcedureDecision } from '../procedure-schema.ts'

/** Whether a term is the permit's validity: printed separately, and what the expiry follows from. */
export const isValidity = ({ validity }: Pick<GrantTermDef, 'validity'>): boolean => validity === true

/** The validity that a decision grants, in the unit of its field; null when it declares none. */
export function validityOf(decision: ProcedureDecision): Validity | null {
  const term = 'terms' in decision ? decision.terms.find(isValidity) : undefined
  if (term === undefined) return null
  const unit = VALIDITY_UNITS.find((one) => one === term.field.unit) ?? null
  return { field: `decision.${term.name}`, unit }
}
