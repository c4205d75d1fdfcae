import type { StepDef } from '../definition/definition.ts'
import type { CaseState, OpenTask } from '../state/state.ts'
import { type AppealWorld, optionsOfOutcome } from './appealing.ts'
import { appealOutcomes, attackOf, awaitedStep, whyNotTheirs } from './filed-appeals.ts'

/** A step that accepts appeals, and the open task of the case meanwhile. */
export interface WaitingStep {
  readonly step: StepDef
  readonly open: OpenTask
  readonly dueOn: string | null
}

/** Steps that accept appeals: the open ones and, while the case is with other parties, the one that follows. */
export function waitingSteps(world: AppealWorld, state: CaseState): readonly WaitingStep[] {
  const awaited = awaitedStep(world, state)
  return [
    ...state.flow.tasks.flatMap((open) => {
      const step = world.workflow.steps.get(open.step)
      // the term has not begun: the act the step waits for has not been notified
      if (step === undefined || (step.term !== undefined && open.dueOn === null)) return []
      return [{ step, open, dueOn: open.dueOn }]
    }),
    ...(awaited === null ? [] : [{ step: awaited.step, open: awaited.task, dueOn: awaited.dueOn }]),
  ]
}

/** Whether a party can appeal an act today. */
export function canAppeal(world: AppealWorld, state: CaseState, personId: string): boolean {
  if (state.facts['recurso.resuelto'] === true) return false
  return waitingSteps(world, state).some(({ step, dueOn }) =>
    appealOutcomes(world, step).some((outcome) => {
      if ((optionsOfOutcome(world, state, step, outcome)?.open.length ?? 0) === 0) return false
      const attack = attackOf(world, state, { step: step.id, dueOn }, outcome)
      return whyNotTheirs(world, state, attack, personId) === null
    }),
  )
}
