import type { ProcedureTerm } from '@ventanilla/domain/procedures/procedure'
import { legalTerm } from '../calendar/legal-terms.ts'
import { PROCEDURES } from './procedures.ts'

/** A procedure whose own norm gives other days to appeal than CPACA art. 76. */
export interface SpecialAppeal {
  readonly ttId: number
  readonly businessDays: number
  readonly norm: string
}

/** Derives special appeals from the procedures' terms: appeal stages whose days differ from the law's. */
export function specialAppeals(
  procedures: readonly { readonly ttId: number; readonly terms: readonly ProcedureTerm[] }[],
): readonly SpecialAppeal[] {
  const general = legalTerm('recurso').amount
  return procedures.flatMap(({ ttId, terms }) =>
    terms
      .filter(({ kind, amount }) => kind === 'appeal' && amount !== general)
      .map(({ amount, norm }) => ({ ttId, businessDays: amount, norm })),
  )
}

/** Empty: a decree does not shorten the ten days of the statute, for discharges either (decision 56). */
export const SPECIAL_APPEALS: readonly SpecialAppeal[] = specialAppeals(PROCEDURES)
