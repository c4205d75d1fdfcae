import type { Outcome, StepDef, Workflow } from '../definition/definition.ts'
import { signedIn } from './facts.ts'
import type { Flow } from './state.ts'

/**
 * The outcome that ends a step when the recipient opens the act; it proves the time of access (CPACA art. 56).
 */
export const accessOutcome = (step: StepDef | undefined): Outcome | undefined =>
  step?.outcomes.find((outcome) => outcome.does?.includes('notificado.correo'))

/** Steps that wait for a recipient to open the act. */
export const accessSteps = (workflow: Workflow): string[] =>
  [...workflow.steps.values()].filter((step) => accessOutcome(step) !== undefined).map(({ id }) => id)

/**
 * Acts whose opening would notify this person: they are the current recipient and the letter was sent. Once
 * their term is over, opening an act no longer notifies. Several can wait at once.
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

/** Ids of those acts. */
export const actsToOpen = (workflow: Workflow, flow: Flow, personId: string): string[] =>
  waitingToOpen(workflow, flow, personId).map(({ actId }) => actId)
