import type { Workflow } from './definition.ts'

/** Statuses that a case can have once it has ended, each once, in the order of the families. */
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
