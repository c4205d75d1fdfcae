import type { Outcome, StepDef, Workflow } from '@ventanilla/domain/workflow/definition/definition'
import { guardedData } from '../plausible/guarded-data.ts'

/** A story's outcome in a step, with the captured data. */
export interface PathTurn {
  readonly step: string
  readonly outcome: Outcome
  readonly data: Readonly<Record<string, unknown>>
  /** the outcome calls a subprocess, and the path continues where it returns */
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

/** The shortest path from a step to another, or to 'FIN'; null if none. */
export const pathTo = (workflow: Workflow, start: string, target: string): readonly PathTurn[] | null =>
  pathsFrom(workflow, start).get(target) ?? null

/**
 * The shortest path from a step to every other one: officials' outcomes come before the applicant's optional
 * ones, and both before the clock's. A called subprocess counts as two turns, unless the path ends in it.
 * `allowed` excludes outcomes.
 */
export function pathsFrom(
  workflow: Workflow,
  start: string,
  allowed: (step: StepDef, outcome: Outcome) => boolean = () => true,
): ReadonlyMap<string, readonly PathTurn[]> {
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
  // leaving a family costs extra: it leaves its story
  const leaves = to.split('-')[0] !== from.id.split('-')[0] ? 4 : 0
  const asks = outcome.by === 'applicant' && from.turn === 'corporacion' ? 4 : 1
  return leaves + asks + (calls ? 1 : 0)
}

/** Edges of an outcome: to its step, and to where the subprocess beginning there returns. */
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
