import type { FieldOption } from '../../forms/definition.ts'
import type { Lists } from '../../forms/lists.ts'
import type { Workflow } from '../definition/definition.ts'
import { REVOCABLE_ACTS, REVOCABLE_FACT } from './revocable-acts.ts'
import type { CaseState } from './state.ts'

/** List of the parent case's completed stages, stored as a fact of the case that uses it. */
export const STAGES_DONE = 'etapas_cumplidas'
export const STAGES_FACT = 'caso.etapas_cumplidas'

/** List of the appellants in a joint study, when several. */
export const APPELLANTS = 'recurrentes'

/** The authority's stages completed in the case's own family, to which it can be sent back. */
export function stagesDone(workflow: Workflow, { flow }: Pick<CaseState, 'flow'>): readonly FieldOption[] {
  const now = new Set(flow.tasks.map((task) => task.step))
  return workflow.families
    .filter((family) => !family.isSubprocess)
    .flatMap((family) => family.steps)
    .filter((step) => step.turn === 'corporacion' && step.id in flow.visits && !now.has(step.id))
    .map((step) => ({ value: step.id, label: step.title }))
}

/** Lists specific to a case, with the fact that stores each. */
const OF_CASE: readonly (readonly [list: string, fact: string])[] = [
  [STAGES_DONE, STAGES_FACT],
  [APPELLANTS, 'recurso.recurrentes'],
  [REVOCABLE_ACTS, REVOCABLE_FACT],
]

/** The catalogue's lists plus the case's own: completed stages, appellants and revocable acts. */
export function listsOf(lists: Lists, facts: Readonly<Record<string, unknown>>): Lists {
  const own = OF_CASE.flatMap(([list, fact]) => {
    const options = facts[fact]
    // a list that the rules of the case wrote
    return Array.isArray(options) ? [[list, options as readonly FieldOption[]] as const] : []
  })
  return own.length === 0 ? lists : { ...lists, options: { ...lists.options, ...Object.fromEntries(own) } }
}
