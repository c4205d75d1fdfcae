import { type LonLat, unproject } from './coordinates.ts'
import { nearestOnPath } from './metric.ts'
import { type FaultyPlaces, faultyPlaces } from './stream-faults.ts'
import {
  metresOf,
  netOf,
  type NetReach,
  type OnReach,
  type Reach,
  reachesNear,
  type StreamNet,
} from './stream-net.ts'

/** A layer of streams, joined and with its faults. Built once for each version of the layer. */
export interface Streams extends StreamNet, FaultyPlaces {}

/** Joins the reaches of a layer drawn in the direction of flow, and finds its faults. */
export function streamsOf(reaches: Iterable<Reach>): Streams {
  const net = netOf(reaches)
  return { ...net, ...faultyPlaces(net) }
}

/** A point brought to a reach. */
export interface Snap extends OnReach {
  /** name of the stream as the layer has it */
  readonly name: string
  /** metres between the point and the reach */
  readonly offM: number
  readonly at: LonLat
  /** another reach lies nearly as near, or order is not certain here: a technician chooses */
  readonly doubtful: boolean
  /** the other reaches within the limit, nearest first */
  readonly others: readonly (OnReach & { readonly name: string; readonly offM: number })[]
}

/** A capture farther from every reach than this joins none. */
export const SNAP_M = 100
/** A second reach less than this farther off makes the nearest one doubtful. */
const NEARLY_AS_NEAR_M = 20

/** The nearest reach within `limitM` metres of a point; null beyond. */
export function snap(streams: Streams, point: LonLat, limitM = SNAP_M): Snap | null {
  const here = metresOf(point)
  const [nearest, ...others] = [...reachesNear(streams, here, limitM)]
    .flatMap(({ id, name, path }) => {
      const found = nearestOnPath(path, here)
      return found === null || found.offM > limitM
        ? []
        : [{ reachId: id, name, alongM: found.alongM, offM: found.offM, at: unproject(found.at, 9377) }]
    })
    .toSorted((a, b) => a.offM - b.offM || (a.reachId < b.reachId ? -1 : 1))
  if (nearest === undefined) return null
  const second = others[0]
  return {
    ...nearest,
    doubtful: second !== undefined && second.offM - nearest.offM < NEARLY_AS_NEAR_M,
    others: others.map(({ reachId, name, alongM, offM }) => ({ reachId, name, alongM, offM })),
  }
}

export type Way = 'upstream' | 'downstream'

/** A reach found by a walk. */
export interface Reached {
  /** metres along the water from the place to the end at which the walk arrives */
  readonly distanceM: number
  /** metres along the reach at which the walk arrives */
  readonly arrivesM: number
  /** no fault lies between */
  readonly verified: boolean
}

interface Step extends Reached {
  readonly reach: NetReach
  /** walked against the direction in which it was drawn */
  readonly against: boolean
}

/** Reaches on which the walk goes on after passing `reach`, of which the walk passes the metres up to its far end. */
function onwards(
  streams: Streams,
  { reach, distanceM, arrivesM, verified, against }: Step,
  way: Way,
): Step[] {
  const up = way === 'upstream'
  const towardsFrom = up !== against
  const node = towardsFrom ? reach.from : reach.to
  const endM = distanceM + (towardsFrom ? arrivesM : reach.lengthM - arrivesM)
  const step = (next: NetReach, turned: boolean): Step => ({
    reach: next,
    distanceM: endM,
    // it is entered by its lower end when walking up, unless it was drawn the other way round
    arrivesM: up !== turned ? next.lengthM : 0,
    verified: verified && !turned && !streams.doubtful.has(next.id) && !streams.doubtful.has(reach.id),
    against: turned,
  })
  const [ahead, turned] = up ? [streams.into, streams.outOf] : [streams.outOf, streams.into]
  const steps = [
    ...(ahead.get(node) ?? []).map((next) => step(next, false)),
    ...(turned.get(node) ?? [])
      .filter(({ id }) => streams.reversible.has(id))
      .map((next) => step(next, true)),
  ]
  if (!up) {
    const bridge = streams.bridges.get(node)
    return bridge === undefined
      ? steps
      : [
          ...steps,
          { reach: bridge.onto, distanceM: endM, arrivesM: bridge.alongM, verified: false, against: false },
        ]
  }
  for (const [ended, { onto, alongM }] of streams.bridges)
    if (onto.id === reach.id && alongM <= arrivesM)
      for (const next of streams.into.get(ended) ?? [])
        steps.push({
          reach: next,
          distanceM: distanceM + arrivesM - alongM,
          arrivesM: next.lengthM,
          verified: false,
          against: false,
        })
  return steps
}

/**
 * Reaches above or below a place, with metres along the water. Ends on loops; of a braid it takes the shorter arm; what can
 * be reached without crossing a fault is reached so.
 */
export function walk(streams: Streams, from: OnReach, way: Way): ReadonlyMap<string, Reached> {
  const reach = streams.reaches.get(from.reachId)
  const reached = new Map<string, Reached>()
  if (reach === undefined) return reached
  const before = (a: Step, b: Step): boolean =>
    a.verified === b.verified ? a.distanceM < b.distanceM : a.verified
  const start = { reach, distanceM: 0, arrivesM: from.alongM, against: false }
  let open: Step[] = onwards(streams, { ...start, verified: true }, way)
  while (open.length > 0) {
    const [first, ...rest] = open
    if (first === undefined) break
    const next = rest.reduce((best, step) => (before(step, best) ? step : best), first)
    open = open.filter((step) => step !== next)
    const { id } = next.reach
    if (id === from.reachId || reached.has(id)) continue
    const { distanceM, arrivesM, verified } = next
    reached.set(id, { distanceM, arrivesM, verified })
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

/** Orders other places by the water that leads from them to a place, or from it to them; nearest first, elsewhere last. */
export function orderOf(
  streams: Streams,
  from: OnReach,
  others: readonly (OnReach & { readonly id: string })[],
): Order[] {
  const ways = (['upstream', 'downstream'] as const).map((way) => ({
    way,
    reached: walk(streams, from, way),
  }))
  return others
    .map(({ id, reachId, alongM }): Order => {
      if (reachId === from.reachId) {
        const where = alongM <= from.alongM ? 'upstream' : 'downstream'
        const verified = !streams.doubtful.has(reachId)
        return { id, where, distanceM: Math.abs(alongM - from.alongM), verified }
      }
      const found = ways.flatMap(({ way, reached }) => {
        const there = reached.get(reachId)
        return there === undefined
          ? []
          : [
              {
                where: way,
                distanceM: there.distanceM + Math.abs(alongM - there.arrivesM),
                verified: there.verified,
              },
            ]
      })
      const [nearest, second] = found.toSorted((a, b) => a.distanceM - b.distanceM)
      if (nearest === undefined) return { id, where: 'elsewhere', distanceM: null, verified: true }
      // found both above and below: the water flows in a circle
      return { id, ...nearest, verified: nearest.verified && second === undefined }
    })
    .toSorted((a, b) => (a.distanceM ?? Infinity) - (b.distanceM ?? Infinity))
}
