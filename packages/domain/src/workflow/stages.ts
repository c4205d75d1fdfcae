import type { FieldOption } from '../forms/definition.ts'
import type { Lists } from '../forms/lists.ts'
import type { Workflow } from './definition.ts'
import type { CaseState } from './state.ts'

/** List of the stages through which the case beside it has gone, kept as a fact of the case that asks for one. */
export const STAGES_DONE = 'etapas_cumplidas'
export const STAGES_FACT = 'caso.etapas_cumplidas'

/** Stages of the authority that a case has gone through in its own family, to which it may be sent back. */
export function stagesDone(workflow: Workflow, { flow }: Pick<CaseState, 'flow'>): readonly FieldOption[] {
  const now = new Set(flow.tasks.map((task) => task.step))
  return workflow.families
    .filter((family) => !family.isSubprocess)
    .flatMap((family) => family.steps)
    .filter((step) => step.turn === 'corporacion' && step.id in flow.visits && !now.has(step.id))
    .map((step) => ({ value: step.id, label: step.title }))
}

/** The lists of a case: the catalogue's, and the stages that it was opened with. */
export function listsOf(lists: Lists, facts: Readonly<Record<string, unknown>>): Lists {
  const stages = facts[STAGES_FACT]
  return Array.isArray(stages)
    ? { ...lists, options: { ...lists.options, [STAGES_DONE]: stages as readonly FieldOption[] } }
    : lists
}
