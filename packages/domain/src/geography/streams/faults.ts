import { type LonLat, unproject } from '../coordinates.ts'
import { nearestOnPath } from './nearest-on-path.ts'
import { type NetReach, reachesNear, type StreamNet } from './net.ts'

/**
 * What is wrong with a layer of streams. `gap`: a reach ends beside another without joining it. `loop`: water would flow in
 * a circle. `reversed`: reaches meet where none goes on, or part where none arrives, so that one was drawn against the flow.
 */
export interface StreamFault {
  readonly kind: 'gap' | 'loop' | 'reversed'
  /** reaches whose order is not certain */
  readonly reachIds: readonly string[]
  readonly at: LonLat
}

/** Where a reach ends beside another: the order goes on there, unverified. */
export interface Bridge {
  readonly onto: NetReach
  readonly alongM: number
}

/** The faults of a net, and how an order that is not certain crosses them. */
export interface FaultyPlaces {
  readonly faults: readonly StreamFault[]
  /** reaches whose order is not certain */
  readonly doubtful: ReadonlySet<string>
  /** reaches that may have been drawn against the flow */
  readonly reversible: ReadonlySet<string>
  /** from the node at which a reach ends to the reach beside it */
  readonly bridges: ReadonlyMap<string, Bridge>
  /** by the reach beside it, the nodes at which others end there, with where */
  readonly bridgedTo: ReadonlyMap<string, readonly { readonly node: string; readonly alongM: number }[]>
}

/** An end nearer than this to another reach was meant to join it. */
const GAP_M = 30

/**
 * Nodes in a circle, or between two of them: those left after taking away, one after another, nodes that no reach leaves or
 * none reaches.
 */
function nodesInLoops(net: StreamNet): Set<string> {
  const left = new Set([...net.into.keys(), ...net.outOf.keys()])
  for (const [away, other, end] of [
    [net.outOf, net.into, 'from'],
    [net.into, net.outOf, 'to'],
  ] as const) {
    const degree = new Map(
      [...left].map((node) => [
        node,
        (away.get(node) ?? []).filter(({ from, to }) => left.has(from) && left.has(to)).length,
      ]),
    )
    const queue = [...degree].filter(([, count]) => count === 0).map(([node]) => node)
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      left.delete(node)
      for (const reach of other.get(node) ?? []) {
        const before = reach[end]
        if (!left.has(before)) continue
        const count = (degree.get(before) ?? 0) - 1
        degree.set(before, count)
        if (count === 0) queue.push(before)
      }
    }
  }
  return left
}

/** What is wrong with a net of streams, found once when a layer is loaded. */
export function faultyPlaces(net: StreamNet): FaultyPlaces {
  const faults: StreamFault[] = []
  const reversible = new Set<string>()
  const bridges = new Map<string, Bridge>()
  const report = (
    kind: StreamFault['kind'],
    reaches: readonly NetReach[],
    place: NetReach['path'][number],
  ): void => void faults.push({ kind, reachIds: reaches.map(({ id }) => id), at: unproject(place, 9377) })

  for (const [node, ending] of net.into) {
    const last = ending[0]?.path.at(-1)
    if (net.outOf.has(node) || last === undefined) continue
    const beside = [...reachesNear(net, last, GAP_M)]
      .filter(({ to }) => to !== node)
      .flatMap((onto) => {
        const nearest = nearestOnPath(onto.path, last)
        return nearest !== null && nearest.offM <= GAP_M ? [{ onto, ...nearest }] : []
      })
      .toSorted((a, b) => a.offM - b.offM)[0]
    if (beside !== undefined) {
      bridges.set(node, { onto: beside.onto, alongM: beside.alongM })
      report('gap', [...ending, beside.onto], last)
    } else if (ending.length > 1) {
      for (const { id } of ending) reversible.add(id)
      report('reversed', ending, last)
    }
  }
  for (const [node, beginning] of net.outOf) {
    const first = beginning[0]?.path[0]
    if (net.into.has(node) || first === undefined || beginning.length < 2) continue
    for (const { id } of beginning) reversible.add(id)
    report('reversed', beginning, first)
  }
  const loops = nodesInLoops(net)
  const inLoop = [...net.reaches.values()].filter(({ from, to }) => loops.has(from) && loops.has(to))
  const start = inLoop[0]?.path[0]
  if (start !== undefined) report('loop', inLoop, start)
  return {
    faults,
    doubtful: new Set(faults.flatMap(({ reachIds }) => reachIds)),
    reversible,
    bridges,
    bridgedTo: Map.groupBy(
      [...bridges].map(([node, { onto, alongM }]) => ({ node, alongM, onto: onto.id })),
      ({ onto }) => onto,
    ),
  }
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]

/** Spanish sentence on the faults of a layer, for the user who loads it; null without any. */
export function faultWords(faults: readonly StreamFault[]): string | null {
  const count = (kind: StreamFault['kind']): number => faults.filter((fault) => fault.kind === kind).length
  const parts = [
    ...counted(
      count('gap'),
      'un tramo termina junto a otro sin unirse',
      'tramos terminan junto a otro sin unirse',
    ),
    ...counted(
      count('reversed'),
      'en un punto se encuentran tramos y ninguno sigue',
      'puntos en los que se encuentran tramos y ninguno sigue',
    ),
    ...counted(count('loop'), 'hay tramos en círculo', 'círculos de tramos'),
  ]
  return parts.length === 0
    ? null
    : `Como capa de corrientes tiene fallas (${parts.join('; ')}): a través de ellas el orden no se verifica.`
}
