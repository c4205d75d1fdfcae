import type { ProcedureTerm } from '@ventanilla/domain/cases/procedure'
import { legalTerm } from '../calendar/legal-terms.ts'
import { PROCEDURES } from './procedures.ts'

/** A procedure whose decision is appealed in other days than CPACA art. 76 gives, by its own norm. */
export interface SpecialAppeal {
  readonly ttId: number
  readonly businessDays: number
  readonly norm: string
}

/** Read from the terms of the procedures: a stage of the appeal is special only where its days differ from the law's. */
export function specialAppeals(
  procedures: readonly { readonly ttId: number; readonly terms: readonly ProcedureTerm[] }[],
): readonly SpecialAppeal[] {
  const general = legalTerm('recurso').amount
  return procedures.flatMap(({ ttId, terms }) =>
    terms
      .filter(({ stage, amount }) => /^recurso/i.test(stage) && amount !== general)
      .map(({ amount, norm }) => ({ ttId, businessDays: amount, norm })),
  )
}

/** None at present: a decree does not shorten the ten days of the statute, for discharges either (decision 56). */
export const SPECIAL_APPEALS: readonly SpecialAppeal[] = specialAppeals(PROCEDURES)
