import type { Term } from '../../workflow/definition/definition.ts'
import type { ProcedureDef, StageDef } from '../procedure-schema.ts'

/** The steps that a stage binds, each with its days. */
export const boundSteps = ({ binds, amount }: StageDef): readonly (readonly [step: string, days: number])[] =>
  binds.map((bound) => (typeof bound === 'string' ? [bound, amount] : bound))

/**
 * A procedure's own terms by step, which override the family's (decision 31). A stage of zero days («de
 * inmediato») leaves the step its own term, because the law gives no later day to count to.
 */
export const stepTermsOf = ({ terms }: Pick<ProcedureDef, 'terms'>): StepTerms => termsByStep(terms)

export type StepTerms = Readonly<Record<string, Term>>

/** Of these, the terms that also bind steps which begin in cases filed before (decision 74; CGP art. 624). */
export const begunTermsOf = ({ terms }: Pick<ProcedureDef, 'terms'>): StepTerms =>
  termsByStep(terms.filter(({ bindsBegun }) => bindsBegun === true))

/**
 * Terms for the steps that begin now in a case filed under older definitions: its own, and over them what the newest
 * give also to cases filed before. A step that the case's workflow does not have begins nowhere.
 */
export const withBegunTerms = (own: StepTerms, begun: StepTerms): StepTerms => ({ ...own, ...begun })

function termsByStep(terms: readonly StageDef[]): StepTerms {
  return Object.fromEntries(
    terms.flatMap((stage) =>
      boundSteps(stage)
        .filter(([, days]) => days > 0)
        .map(([step, amount]) => [step, { amount, unit: stage.unit, norm: stage.norm }]),
    ),
  )
}
