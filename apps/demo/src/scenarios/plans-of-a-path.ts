import type { Outcome, Workflow } from '@ventanilla/domain/workflow/definition/definition'
import { guardedData } from '../plausible/guarded-data.ts'
import { ORDINARY } from './ordinary-outcomes.ts'
import type { Plan, Turn } from './scenario.ts'
import type { PathTurn } from './path-to-step.ts'

type Data = Readonly<Record<string, unknown>>

/**
 * The turn of each step on a path, with field values from `given`; a step that first notifies its act does so
 * before the turn that continues.
 */
export function turnsOf(
  workflow: Workflow,
  way: readonly PathTurn[],
  given: Readonly<Record<string, Data>>,
): Readonly<Record<string, Plan>> {
  const before = capturedBefore(workflow, way)
  return Object.fromEntries(
    way.map(({ step, outcome, data }, at): [string, Plan] => {
      const ordinary = ORDINARY[step]
      const usual = ordinary?.outcome === outcome.code ? (ordinary.data ?? {}) : {}
      const chosen: Turn | 'wait' =
        outcome.automatic === undefined
          ? { outcome: outcome.code, data: { ...usual, ...before[step], ...given[step], ...data } }
          : 'wait'
      const first = toldFirst(workflow, way, at)
      return [
        step,
        first === undefined || first === outcome
          ? chosen
          : (visit: number) => (visit === 1 ? { outcome: first.code } : chosen),
      ]
    }),
  )
}

/** Acts drafted on a path before one of its turns. */
export const draftedBefore = (
  workflow: Workflow,
  way: readonly PathTurn[],
  at: number,
): ReadonlySet<string | undefined> =>
  new Set(
    way
      .slice(0, at)
      .flatMap(({ step, outcome }) => [outcome.drafts, ...(workflow.steps.get(step)?.produces ?? [])]),
  )

/** The outcome by which a turn's step notifies its act before it continues; undefined where there is none. */
export function toldFirst(workflow: Workflow, way: readonly PathTurn[], at: number): Outcome | undefined {
  const step = way[at]?.step
  const told = workflow.steps.get(step ?? '')?.outcomes.find((o) => o.returnTo === step && o.to === 'NOT-01')
  return told !== undefined && mayBeTold(told, draftedBefore(workflow, way, at)) ? told : undefined
}

/** An outcome that notifies a specific act is offered only once that act is signed: on this path, or never. */
function mayBeTold({ guard }: Outcome, drafted: ReadonlySet<string | undefined>): boolean {
  const named = [...JSON.stringify(guard ?? null).matchAll(/"firmado\.(\w+)"/g)].map(([, act]) => act)
  return named.every((act) => drafted.has(act))
}

/** Data an earlier step of the path captures because a later outcome depends on it. */
function capturedBefore(workflow: Workflow, way: readonly PathTurn[]): Readonly<Record<string, Data>> {
  const before: Record<string, Data> = {}
  for (const [at, { outcome }] of way.entries())
    for (const [key, value] of Object.entries(guardedData(outcome.guard, [], 'hecho.'))) {
      const earlier = way
        .slice(0, at)
        .findLast(({ step }) => workflow.steps.get(step)?.capture.some((field) => field.key === key))
      if (earlier !== undefined) before[earlier.step] = { ...before[earlier.step], [key]: value }
    }
  return before
}
