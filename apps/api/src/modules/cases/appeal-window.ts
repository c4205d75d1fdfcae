import type { AppealClass } from '@ventanilla/domain/workflow/definition'
import {
  type AppealWorld,
  attackedAct,
  lastDayToAppeal,
  waysOut,
} from '@ventanilla/domain/workflow/appealing'
import { dueDate } from '@ventanilla/domain/terms/term'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { CaseState, OpenTask } from '@ventanilla/domain/workflow/state'
import type { AppDeps } from '../../deps.ts'

/** Steps in which an appeal is written: of a permit, and of a sanction. */
export const appealSteps = ({ catalogue }: AppDeps): readonly string[] =>
  [...catalogue.workflow.steps.values()].filter((s) => s.files !== undefined).map((s) => s.id)

/** Whether an applicant's way leads from one step to another. */
export const leadsTo = (deps: AppDeps, step: string, to: string): boolean =>
  deps.catalogue.workflow.steps.get(step)?.outcomes.some((o) => o.to === to && o.by === 'applicant') ?? false

/** What the rule of appeals asks of the world, without the people of a decision. */
function appealWorld({ catalogue, clock }: AppDeps): AppealWorld {
  const now = clock.now().toISOString()
  return {
    workflow: catalogue.workflow,
    acts: catalogue.actRules,
    now,
    today: bogotaDate(now),
    due: (from, term) => dueDate(from, term.amount, term.unit, catalogue.calendar),
  }
}

interface AppealOffer {
  readonly task: OpenTask
  /** last day to file it: of the step that waits or, where that has no term of its own, of the act */
  readonly dueOn: string | null
  readonly ways: readonly AppealClass[]
  /** why other kinds of appeal are not open against this act */
  readonly whyNot: string | null
}

/** What can be filed now, and out of which open step; null before an act with an appeal is told and after its days. */
export function appealOffer(deps: AppDeps, state: CaseState): AppealOffer | null {
  if (state.facts['recurso.resuelto'] === true) return null
  const world = appealWorld(deps)
  for (const task of state.flow.tasks) {
    const step = deps.catalogue.workflow.steps.get(task.step)
    if (step === undefined) continue
    const found = step.outcomes.flatMap((outcome) => {
      const ways = waysOut(world, state, step, outcome)
      return ways === null ? [] : [{ ...ways, against: outcome.against }]
    })
    const ways = [...new Set(found.flatMap((one) => one.open))]
    const runs = step.term === undefined || (task.expiresAt !== null && world.now < task.expiresAt)
    if (ways.length > 0 && runs)
      return {
        task,
        dueOn:
          task.dueOn ?? lastDayToAppeal(world, state, attackedAct(world, state, step.id, found[0]?.against)),
        ways,
        whyNot: found.find((one) => one.whyNot !== null)?.whyNot ?? null,
      }
  }
  return null
}

/** The open step whose term the applicant may waive now: the days to appeal while they run, or those to complete. */
export function waivableTask(deps: AppDeps, state: CaseState): OpenTask | null {
  const task = state.flow.tasks.find((t) => leadsTo(deps, t.step, 'REN-01'))
  if (task === undefined) return null
  const appealing = task.turn === 'corporacion'
  if (appealing) return appealOffer(deps, state)?.task.id === task.id ? task : null
  return task.expiresAt !== null && deps.clock.now().toISOString() < task.expiresAt ? task : null
}
