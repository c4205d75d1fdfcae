import type { Workflow } from './definition.ts'

/** Statuses of an ended case, each once, in family order. */
export function closingStatuses(workflow: Workflow): readonly string[] {
  const found = workflow.families.flatMap(({ steps }) =>
    steps.flatMap((step) =>
      step.outcomes.flatMap((outcome) => [
        ...(outcome.to === 'FIN' || outcome.returnTo === 'FIN' ? [outcome.status ?? step.status] : []),
        ...(outcome.onParent ?? []).map((change) => (change.do === 'end' ? change.status : undefined)),
      ]),
    ),
  )
  return [...new Set(found.filter((status) => status !== undefined))]
}
