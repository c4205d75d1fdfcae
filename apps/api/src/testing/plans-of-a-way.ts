import type { Workflow } from '@ventanilla/domain/workflow/definition'
import { ORDINARY } from './ordinary-plans.ts'
import type { Plan, Turn } from './scenario.ts'
import type { WayTurn } from './way-to-step.ts'

type Data = Readonly<Record<string, unknown>>

/**
 * What is done in each step of a way, with what `given` says of its fields; where a step first makes its act known, that
 * comes before the turn that goes on.
 */
export function turnsOf(
  workflow: Workflow,
  way: readonly WayTurn[],
  given: Readonly<Record<string, Data>>,
): Readonly<Record<string, Plan>> {
  return Object.fromEntries(
    way.map(({ step, outcome, data }): [string, Plan] => {
      const ordinary = ORDINARY[step]
      const usual =
        typeof ordinary === 'object' && ordinary.outcome === outcome.code ? (ordinary.data ?? {}) : {}
      const chosen: Turn | 'wait' =
        outcome.automatic === undefined
          ? { outcome: outcome.code, data: { ...usual, ...given[step], ...data } }
          : 'wait'
      const first = workflow.steps.get(step)?.outcomes.find((o) => o.returnTo === step && o.to === 'NOT-01')
      return [
        step,
        first === undefined || first === outcome
          ? chosen
          : (visit: number) => (visit === 1 ? { outcome: first.code } : chosen),
      ]
    }),
  )
}
