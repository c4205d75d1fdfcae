import { type LonLat, unproject } from '../coordinates.ts'
import { nearestOnPath } from './nearest-on-path.ts'
import { metresOf, type NetReach, type OnReach, reachesNear } from './net.ts'
import type { Streams } from './streams.ts'

/** A point brought to a reach. */
export interface Placed extends OnReach {
  /** name of the stream as the layer has it */
  readonly name: string
  /** metres between the point and the reach */
  readonly offM: number
  readonly at: LonLat
}

export interface Snap extends Placed {
  /** another reach lies nearly as near: a technician chooses */
  readonly doubtful: boolean
  /** the other reaches within the limit, nearest first */
  readonly others: readonly Placed[]
}

/** A capture farther from every reach than this joins none by itself. */
export const SNAP_M = 100
/** A second reach less than this farther off makes the nearest one doubtful. */
const NEARLY_AS_NEAR_M = 20

/** The reaches within `limitM` metres of a point, nearest first. */
export function reachesAround(streams: Streams, point: LonLat, limitM: number): readonly Placed[] {
  return [...reachesNear(streams, metresOf(point), limitM)]
    .flatMap((reach) => {
      const found = placedOn(reach, point)
      return found === null || found.offM > limitM ? [] : [found]
    })
    .toSorted((a, b) => a.offM - b.offM || (a.reachId < b.reachId ? -1 : 1))
}

/** The nearest reach within `limitM` metres of a point; null beyond. */
export function snap(streams: Streams, point: LonLat, limitM = SNAP_M): Snap | null {
  const [nearest, ...others] = reachesAround(streams, point, limitM)
  if (nearest === undefined) return null
  const [second] = others
  return {
    ...nearest,
    doubtful: second !== undefined && second.offM - nearest.offM < NEARLY_AS_NEAR_M,
    others,
  }
}

/** A point brought to the reach that a person named, however far it lies; null: the layer has no such reach. */
export function placeOn(streams: Streams, reachId: string, point: LonLat): Placed | null {
  const reach = streams.reaches.get(reachId)
  return reach === undefined ? null : placedOn(reach, point)
}

function placedOn({ id, name, path }: NetReach, point: LonLat): Placed | null {
  const found = nearestOnPath(path, metresOf(point))
  return found === null
    ? null
    : { reachId: id, name, alongM: found.alongM, offM: found.offM, at: unproject(found.at, 9377) }
}
