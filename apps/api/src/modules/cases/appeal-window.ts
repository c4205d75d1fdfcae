import type { AppealClass, PartyRequest, StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { type AppealWorld, optionsOfOutcome } from '@ventanilla/domain/workflow/appeals/appealing'
import {
  appealOutcomes,
  attackOf,
  awaitedStep,
  daysOf,
  whyNotTheirs,
} from '@ventanilla/domain/workflow/appeals/filed-appeals'
import { waitingSteps } from '@ventanilla/domain/workflow/appeals/waiting-steps'
import { dueDate } from '@ventanilla/domain/terms/term'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { CaseState, OpenTask } from '@ventanilla/domain/workflow/state/state'
import type { RunsBy } from '../../db/cases/catalogue.ts'
import type { AppDeps } from '../../deps.ts'

/** Steps in which an appeal is written: of a permit and of a sanction. */
export const appealSteps = ({ catalogue }: AppDeps, state: RunsBy): readonly string[] =>
  [...catalogue.of(state).workflow.steps.values()].filter((s) => s.files !== undefined).map((s) => s.id)

/** Whether an applicant's outcome leads from a step to one that makes a request. */
export function leadsToRequest(
  { catalogue }: AppDeps,
  state: RunsBy,
  step: string,
  request: PartyRequest,
): boolean {
  const { steps } = catalogue.of(state).workflow
  const outcomes = steps.get(step)?.outcomes ?? []
  return outcomes.some((o) => o.by === 'applicant' && steps.get(o.to)?.requests === request)
}

/** The environment the appeal rules need, without the officials of a decision. */
function appealWorld({ catalogue, clock }: AppDeps, state: CaseState): AppealWorld {
  const now = clock.now().toISOString()
  return {
    workflow: catalogue.of(state).workflow,
    acts: catalogue.of(state).actRules,
    ...catalogue.signing(state.office),
    now,
    today: bogotaDate(now),
    due: (from, term) => dueDate(from, term.amount, term.unit, catalogue.calendarOf(state.office)),
  }
}

interface AppealOffer {
  /**
   * open task in which the case waits: the step itself or, while another party is notified or waives, that one
   */
  readonly task: OpenTask
  /** last day on which this party can file it */
  readonly dueOn: string | null
  readonly ways: readonly AppealClass[]
  /** why other kinds of appeal are not open against this act */
  readonly whyNot: string | null
}

type Found = { readonly offer: AppealOffer } | { readonly whyNot: string }

/**
 * The appeal a party can file from a waiting step, or why not; null when nothing can be appealed from there.
 */
function offerAt(
  world: AppealWorld,
  state: CaseState,
  personId: string,
  at: { readonly step: StepDef; readonly open: OpenTask; readonly dueOn: string | null },
): Found | null {
  const { step, open } = at
  const found = appealOutcomes(world, step).flatMap((outcome) => {
    const ways = optionsOfOutcome(world, state, step, outcome)
    return ways === null ? [] : [{ ...ways, outcome }]
  })
  const ways = [...new Set(found.flatMap((one) => one.open))]
  const first = found.find((one) => one.open.length > 0)
  if (first === undefined) return null
  const attack = attackOf(world, state, { step: step.id, dueOn: at.dueOn }, first.outcome)
  const refused = whyNotTheirs(world, state, attack, personId)
  if (refused !== null) return { whyNot: refused }
  return {
    offer: {
      task: open,
      dueOn: daysOf(world, state, attack, personId).last,
      ways,
      whyNot: found.find((one) => one.whyNot !== null)?.whyNot ?? null,
    },
  }
}

function found(deps: AppDeps, state: CaseState, personId: string): readonly Found[] {
  if (state.facts['recurso.resuelto'] === true) return []
  const world = appealWorld(deps, state)
  return waitingSteps(world, state).flatMap((at) => offerAt(world, state, personId, at) ?? [])
}

/** The appeal a party can file and from which open step; null before its notification and after the term. */
export const appealOffer = (deps: AppDeps, state: CaseState, personId: string): AppealOffer | null =>
  found(deps, state, personId).flatMap((one) => ('offer' in one ? one.offer : []))[0] ?? null

/** Why a party cannot appeal although an act can be appealed; null when they can, or when nothing can be. */
export function whyNoAppeal(deps: AppDeps, state: CaseState, personId: string): string | null {
  const all = found(deps, state, personId)
  return all.some((one) => 'offer' in one)
    ? null
    : (all.flatMap((one) => ('whyNot' in one ? one.whyNot : []))[0] ?? null)
}

/** Whether the appeal is filed while the case is with other parties, and so moves nothing. */
export const isMeanwhile = (deps: AppDeps, state: CaseState, taskId: string): boolean =>
  awaitedStep(appealWorld(deps, state), state)?.task.id === taskId

/** Open step whose term the applicant can waive: the running term to appeal, or the term to complete. */
export function waivableTask(deps: AppDeps, state: CaseState, personId: string): OpenTask | null {
  const task = state.flow.tasks.find((t) => leadsToRequest(deps, state, t.step, 'waiver'))
  if (task === undefined) return null
  const appealing = task.turn === 'corporacion'
  if (appealing) return appealOffer(deps, state, personId)?.task.id === task.id ? task : null
  return task.expiresAt !== null && deps.clock.now().toISOString() < task.expiresAt ? task : null
}
