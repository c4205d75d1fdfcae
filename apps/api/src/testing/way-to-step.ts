import type { Outcome, StepDef, Workflow } from '@ventanilla/domain/workflow/definition'
import { guardedData } from './guarded-data.ts'

/** The outcome that a story takes in a step, with what it captures there. */
export interface WayTurn {
  readonly step: string
  readonly outcome: Outcome
  readonly data: Readonly<Record<string, unknown>>
  /** the subprocess that the outcome calls is gone through, and the way goes on where it returns to */
  readonly calls: boolean
}

interface Edge {
  readonly from: StepDef
  readonly outcome: Outcome
  readonly to: string
  readonly calls: boolean
}

interface Reached {
  readonly cost: number
  readonly way: readonly Edge[]
}

/** The shortest way from a step to another one, or to 'FIN'; null where there is none. */
export const wayTo = (workflow: Workflow, start: string, target: string): readonly WayTurn[] | null =>
  waysFrom(workflow, start).get(target) ?? null

/**
 * The shortest way from a step to every other one: what officials do comes before what the applicant may do besides, and
 * that before what the clock does. A subprocess that is called counts as two turns, where the way does not end in it.
 * `allowed` leaves out outcomes that the way must not take.
 */
export function waysFrom(
  workflow: Workflow,
  start: string,
  allowed: (step: StepDef, outcome: Outcome) => boolean = () => true,
): ReadonlyMap<string, readonly WayTurn[]> {
  const best = new Map<string, Reached>([[start, { cost: 0, way: [] }]])
  const open = new Set([start])
  const costOf = (id: string): number => best.get(id)?.cost ?? Number.POSITIVE_INFINITY
  while (open.size > 0) {
    const at = [...open].reduce((a, b) => (costOf(b) < costOf(a) ? b : a))
    open.delete(at)
    const here = best.get(at)
    const step = workflow.steps.get(at)
    if (here === undefined || step === undefined) continue
    for (const edge of edgesOf(workflow, step)) {
      if (!allowed(step, edge.outcome)) continue
      const cost = here.cost + costOfEdge(edge)
      if (cost >= costOf(edge.to)) continue
      best.set(edge.to, { cost, way: [...here.way, edge] })
      open.add(edge.to)
    }
  }
  return new Map(
    [...best].map(([id, { way }]) => [
      id,
      way.map(({ from, outcome, calls }) => ({
        step: from.id,
        outcome,
        data: guardedData(outcome.guard, from.capture),
        calls,
      })),
    ]),
  )
}

function costOfEdge({ from, outcome, to, calls }: Edge): number {
  if (outcome.automatic !== undefined) return 20
  // leaving a family is leaving its story
  const leaves = to.split('-')[0] !== from.id.split('-')[0] ? 4 : 0
  const asks = outcome.by === 'applicant' && from.turn === 'corporacion' ? 4 : 1
  return leaves + asks + (calls ? 1 : 0)
}

/** Where an outcome leads: to its step, and to where the subprocess that begins there returns. */
function edgesOf(workflow: Workflow, from: StepDef): Edge[] {
  return from.outcomes.flatMap((outcome) => {
    const { to, returnTo } = outcome
    const ends = to === 'FIN' || to === 'RETORNO' || to === 'RETORNO_ETAPA'
    const edges: Edge[] = []
    if (workflow.steps.has(to) && to !== from.id) edges.push({ from, outcome, to, calls: false })
    else if (ends) edges.push({ from, outcome, to: 'FIN', calls: false })
    if (returnTo !== undefined && returnTo !== from.id)
      edges.push({ from, outcome, to: returnTo, calls: true })
    return edges
  })
}
