import type { Outcome, StepDef, Workflow } from '../definition/definition.ts'
import type { ActRule } from './state.ts'

export type ActPart = NonNullable<StepDef['actPart']>

/** The part of an act's life that a task covers, as its step declares; null: none, or no task. */
export const partOf = (workflow: Workflow, task: { readonly step: string } | null): ActPart | null =>
  task === null ? null : (workflow.steps.get(task.step)?.actPart ?? null)

/** Whether an outcome abandons a draft that turned out unnecessary. */
export const dropsDraft = (workflow: Workflow, step: StepDef, outcome: Outcome): boolean =>
  step.actPart === 'draft' && workflow.steps.get(outcome.to)?.actPart === undefined

/** Reviewers and signers can make remarks and return the act. */
export const mayReturn = (part: ActPart | null): boolean => part === 'review' || part === 'sign'

/** The step's roles that draft, review or sign this act; the act's own roles when none match. */
export function rolesOfPart(step: StepDef, rule: ActRule): readonly string[] {
  const may = step.actPart === 'draft' ? rule.drafts : step.actPart === 'review' ? rule.reviews : rule.signs
  const both = step.roles.filter((role) => may.includes(role))
  return both.length > 0 ? both : may
}
