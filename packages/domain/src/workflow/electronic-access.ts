import type { Outcome, StepDef, Workflow } from './definition.ts'

/** The outcome by which a recipient who opens the act here ends a step; what it proves is the hour (CPACA art. 56). */
export const accessOutcome = (step: StepDef | undefined): Outcome | undefined =>
  step?.outcomes.find((outcome) => outcome.does?.includes('notificado.correo'))

/** The steps that wait for a recipient to open the act. */
export const accessSteps = (workflow: Workflow): string[] =>
  [...workflow.steps.values()].filter((step) => accessOutcome(step) !== undefined).map(({ id }) => id)

/** Whether an act that was sent can be opened here now: after its days nobody is notified any more by opening it. */
export const awaitsAccess = (workflow: Workflow, tasks: readonly { readonly step: string }[]): boolean =>
  tasks.some(({ step }) => accessOutcome(workflow.steps.get(step)) !== undefined)
