import type { Term } from '../../workflow/definition/definition.ts'
import type { ProcedureDef, StageDef } from '../procedure-schema.ts'

/** The steps that a stage binds, each with its days. */
export const boundSteps = ({ binds, amount }: StageDef): readonly (readonly [step: string, days: number])[] =>
  binds.map((bound) => (typeof bound === 'string' ? [bound, amount] : bound))

/**
 * A procedure's own terms by step, which override the family's (decision 31). A stage of zero days («de
 * inmediato») leaves the step its own term, because the law gives no later day to count to.
 */
export function stepTermsOf({ terms }: Pick<ProcedureDef, 'terms'>): Readonly<Record<string, Term>> {
  return Object.fromEntries(
    terms.flatMap((stage) =>
      boundSteps(stage)
        .filter(([, days]) => days > 0)
        .map(([step, amount]) => [step, { amount, unit: stage.unit, norm: stage.norm }]),
    ),
  )
}
