import { dueDate } from '@ventanilla/domain/terms/term'
import {
  extensionAsked,
  extensionFacts,
  longestExtension,
  type TermWorld,
} from '@ventanilla/domain/workflow/state/extension'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { AppDeps } from '../../deps.ts'
import { leadsToRequest } from './appeal-window.ts'

/** The environment the terms of a case need, without the officials of a decision. */
const termWorld = ({ catalogue }: AppDeps, state: CaseState): TermWorld => ({
  workflow: catalogue.of(state).workflow,
  stepTerms: catalogue.of(state).stepTerms(state.ttId),
  parameters: catalogue.parameters,
  due: (from, term) => dueDate(from, term.amount, term.unit, catalogue.calendarOf(state.office)),
})

interface ExtensionOffer {
  readonly taskId: string
  /** most business days that can be requested */
  readonly most: number
}

/** The open step whose term the applicant can ask to extend; null without one, and after a first request. */
export function extensionOffer(deps: AppDeps, state: CaseState): ExtensionOffer | null {
  const task = state.flow.tasks.find(({ step }) => leadsToRequest(deps, state, step, 'extension'))
  const step = task && deps.catalogue.of(state).workflow.steps.get(task.step)
  if (task === undefined || step === undefined || task.dueOn === null) return null
  if (state.facts[extensionAsked(step.id)] === true) return null
  const world = termWorld(deps, state)
  return { taskId: task.id, most: longestExtension(world, state.facts, step, task.dueOn) }
}

/** What the form of an extension under study compares its days with, in the browser as in the decision. */
export const extensionAt = (deps: AppDeps, state: CaseState): CaseState['facts'] =>
  extensionFacts(termWorld(deps, state), state)
