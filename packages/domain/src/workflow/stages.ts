import type { FieldOption } from '../forms/definition.ts'
import type { Lists } from '../forms/lists.ts'
import type { Workflow } from './definition.ts'
import type { CaseState } from './state.ts'

/** List of the stages through which the case beside it has gone, kept as a fact of the case that asks for one. */
export const STAGES_DONE = 'etapas_cumplidas'
export const STAGES_FACT = 'caso.etapas_cumplidas'

/** List of who filed the appeals that are studied together, where there are several. */
export const APPELLANTS = 'recurrentes'

/** Stages of the authority that a case has gone through in its own family, to which it may be sent back. */
export function stagesDone(workflow: Workflow, { flow }: Pick<CaseState, 'flow'>): readonly FieldOption[] {
  const now = new Set(flow.tasks.map((task) => task.step))
  return workflow.families
    .filter((family) => !family.isSubprocess)
    .flatMap((family) => family.steps)
    .filter((step) => step.turn === 'corporacion' && step.id in flow.visits && !now.has(step.id))
    .map((step) => ({ value: step.id, label: step.title }))
}

/** Lists that a case brings, and the fact in which each is kept. */
const OF_CASE: readonly (readonly [list: string, fact: string])[] = [
  [STAGES_DONE, STAGES_FACT],
  [APPELLANTS, 'recurso.recurrentes'],
]

/** The lists of a case: the catalogue's, the stages that it was opened with, and who appeals in it. */
export function listsOf(lists: Lists, facts: Readonly<Record<string, unknown>>): Lists {
  const own = OF_CASE.flatMap(([list, fact]) => {
    const options = facts[fact]
    return Array.isArray(options) ? [[list, options as readonly FieldOption[]] as const] : []
  })
  return own.length === 0 ? lists : { ...lists, options: { ...lists.options, ...Object.fromEntries(own) } }
}
