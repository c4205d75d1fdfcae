import type { NetReach, OnReach } from './net.ts'
import type { Streams } from './streams.ts'

export type Way = 'upstream' | 'downstream'

/** A reach found by a walk. */
export interface Reached {
  /** metres along the water from the place to the end at which the walk arrives */
  readonly distanceM: number
  /** metres along the reach at which the walk arrives */
  readonly arrivesM: number
  /** the walk goes on from there to the beginning of the reach as it was drawn, or else to its end */
  readonly towardsFrom: boolean
  /** no fault lies between */
  readonly verified: boolean
}

interface Step extends Reached {
  readonly reach: NetReach
}

/** Metres that a place may lie before the point at which the walk arrives: rounding. */
const SLACK_M = 1e-6

/** Reaches on which the walk goes on after passing the rest of a reach. */
function onwards(streams: Streams, step: Step, way: Way): Step[] {
  const { reach, distanceM, arrivesM, towardsFrom, verified } = step
  const up = way === 'upstream'
  const node = towardsFrom ? reach.from : reach.to
  const endM = distanceM + (towardsFrom ? arrivesM : reach.lengthM - arrivesM)
  const onto = (next: NetReach, turned: boolean): Step => ({
    reach: next,
    distanceM: endM,
    // it is entered by its lower end when walking up, unless it was drawn the other way round
    arrivesM: up !== turned ? next.lengthM : 0,
    towardsFrom: up !== turned,
    verified: verified && !turned && !streams.doubtful.has(next.id) && !streams.doubtful.has(reach.id),
  })
  const [ahead, turned] = up ? [streams.into, streams.outOf] : [streams.outOf, streams.into]
  const steps = [
    ...(ahead.get(node) ?? []).map((next) => onto(next, false)),
    ...(turned.get(node) ?? [])
      .filter(({ id }) => streams.reversible.has(id))
      .map((next) => onto(next, true)),
  ]
  if (up) return [...steps, ...overGapsUp(streams, step)]
  const bridge = streams.bridges.get(node)
  if (bridge === undefined) return steps
  const over = { distanceM: endM, arrivesM: bridge.alongM, towardsFrom: false, verified: false }
  return [...steps, { reach: bridge.onto, ...over }]
}

/** Reaches that end beside the part of a reach that a walk up passes, without joining it. */
const overGapsUp = (streams: Streams, { reach, distanceM, arrivesM }: Step): readonly Step[] =>
  (streams.bridgedTo.get(reach.id) ?? [])
    .filter(({ alongM }) => alongM <= arrivesM)
    .flatMap(({ node, alongM }) =>
      (streams.into.get(node) ?? []).map((next) => ({
        reach: next,
        distanceM: distanceM + arrivesM - alongM,
        arrivesM: next.lengthM,
        towardsFrom: true,
        verified: false,
      })),
    )

const isBefore = (a: Step, b: Step): boolean =>
  a.verified === b.verified ? a.distanceM < b.distanceM : a.verified

/** Takes the step that comes first out of the open ones: Dijkstra (1959) with few open steps at a time. */
function takeFirst(open: Step[]): Step | undefined {
  let first = 0
  open.forEach((step, k) => {
    const best = open[first]
    if (best !== undefined && isBefore(step, best)) first = k
  })
  const [taken, last] = [open[first], open.pop()]
  if (last !== undefined && first < open.length) open[first] = last
  return taken
}

/**
 * Reaches above or below a place, with metres along the water. Ends on loops; of a braid it takes the shorter arm; what can
 * be reached without crossing a fault is reached so.
 */
export function walk(streams: Streams, from: OnReach, way: Way): ReadonlyMap<string, Reached> {
  const reach = streams.reaches.get(from.reachId)
  const reached = new Map<string, Reached>()
  if (reach === undefined) return reached
  const towardsFrom = way === 'upstream'
  const start = { reach, distanceM: 0, arrivesM: from.alongM, towardsFrom, verified: true }
  const open = onwards(streams, start, way)
  for (let next = takeFirst(open); next !== undefined; next = takeFirst(open)) {
    const { reach: found, ...how } = next
    if (found.id === from.reachId || reached.has(found.id)) continue
    reached.set(found.id, how)
    open.push(...onwards(streams, next, way))
  }
  return reached
}

/** How another place stands to the first: above it, below it, or not on the same water. */
export interface Order {
  readonly id: string
  readonly where: Way | 'elsewhere'
  /** metres along the water; null elsewhere */
  readonly distanceM: number | null
  /** false: a fault of the layer lies between («orden no verificado») */
  readonly verified: boolean
}

/** The reaches above and below a place. */
export type Ways = Readonly<Record<Way, ReadonlyMap<string, Reached>>>

export const waysFrom = (streams: Streams, from: OnReach): Ways => ({
  upstream: walk(streams, from, 'upstream'),
  downstream: walk(streams, from, 'downstream'),
})

/** Orders other places by the water that leads from them to a place, or from it to them; nearest first, elsewhere last. */
export function orderOf(
  streams: Streams,
  from: OnReach,
  others: readonly (OnReach & { readonly id: string })[],
  ways: Ways = waysFrom(streams, from),
): Order[] {
  return others
    .map((other): Order => {
      const { id, reachId, alongM } = other
      if (reachId === from.reachId) {
        const where = alongM <= from.alongM ? 'upstream' : 'downstream'
        const verified = !streams.doubtful.has(reachId)
        return { id, where, distanceM: Math.abs(alongM - from.alongM), verified }
      }
      const [nearest, second] = (['upstream', 'downstream'] as const)
        .flatMap((where) => passed(ways[where].get(reachId), alongM, where))
        .toSorted((a, b) => a.distanceM - b.distanceM)
      if (nearest === undefined) return { id, where: 'elsewhere', distanceM: null, verified: true }
      // found both above and below: the water flows in a circle
      return { id, ...nearest, verified: nearest.verified && second === undefined }
    })
    .toSorted((a, b) => (a.distanceM ?? Infinity) - (b.distanceM ?? Infinity))
}

/** A place on a reached reach, unless the walk arrives beyond it: over a gap it arrives in the middle of a reach. */
function passed(reached: Reached | undefined, alongM: number, where: Way) {
  if (reached === undefined) return []
  const onM = reached.towardsFrom ? reached.arrivesM - alongM : alongM - reached.arrivesM
  return onM < -SLACK_M
    ? []
    : [{ where, distanceM: reached.distanceM + Math.max(0, onM), verified: reached.verified }]
}
