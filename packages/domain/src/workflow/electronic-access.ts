import type { Outcome, StepDef, Workflow } from './definition.ts'
import { signedIn } from './facts.ts'
import type { Flow } from './state.ts'

/** The outcome by which a recipient who opens the act here ends a step; what it proves is the hour (CPACA art. 56). */
export const accessOutcome = (step: StepDef | undefined): Outcome | undefined =>
  step?.outcomes.find((outcome) => outcome.does?.includes('notificado.correo'))

/** The steps that wait for a recipient to open the act. */
export const accessSteps = (workflow: Workflow): string[] =>
  [...workflow.steps.values()].filter((step) => accessOutcome(step) !== undefined).map(({ id }) => id)

/**
 * The acts of which a person is notified by opening them now: the notification waits for them and for nobody else, and
 * its letter went out. After their days nobody is notified any more by opening an act. Several may wait at once.
 */
export function waitingToOpen(
  workflow: Workflow,
  flow: Flow,
  personId: string,
): { readonly actId: string; readonly dueOn: string | null }[] {
  return [flow, ...(flow.beside ?? [])].flatMap(({ notifying, tasks }) => {
    const inHand = notifying?.current == null ? undefined : notifying.recipients[notifying.current]
    if (notifying === null || inHand?.personId !== personId || inHand.legalOn !== null) return []
    const waits = tasks.find((task) => {
      const letters = accessOutcome(workflow.steps.get(task.step))?.acts
      const signed = signedIn({ flow }, task)
      return letters?.every((letter) => signed.includes(letter)) === true
    })
    return waits === undefined ? [] : [{ actId: notifying.actId, dueOn: waits.dueOn }]
  })
}

/** The same, by the ids of the acts alone. */
export const actsToOpen = (workflow: Workflow, flow: Flow, personId: string): string[] =>
  waitingToOpen(workflow, flow, personId).map(({ actId }) => actId)
