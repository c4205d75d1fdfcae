import { PROCEDURES } from './procedures.ts'

/** A procedure whose decision is appealed in fewer days than CPACA art. 76 gives, by its own norm. */
export interface SpecialAppeal {
  readonly ttId: number
  readonly businessDays: number
  readonly norm: string
}

/** Read from the terms of the procedures: the stage of the appeal is there only where it has days of its own. */
export const SPECIAL_APPEALS: readonly SpecialAppeal[] = PROCEDURES.flatMap(({ ttId, terms }) =>
  terms
    .filter(({ stage }) => /^recurso/i.test(stage))
    .map(({ amount, norm }) => ({ ttId, businessDays: amount, norm })),
)
