import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { scopeFor } from '@ventanilla/domain/access/permissions'
import type { LonLat } from '@ventanilla/domain/geography/coordinates'
import { faultWords } from '@ventanilla/domain/geography/streams/faults'
import { boxOfReaches } from '@ventanilla/domain/geography/streams/net'
import { waysFrom } from '@ventanilla/domain/geography/streams/order'
import { type Placed, snap, SNAP_M } from '@ventanilla/domain/geography/streams/snap'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { alongStream, type OrderedCapture, sumOf } from '@ventanilla/domain/places/captures'
import { metresApart, outlineOf } from '@ventanilla/domain/places/distance'
import { WATER_MOST } from '@ventanilla/domain/places/place-limits'
import { sameSource, sourceName } from '@ventanilla/domain/places/source-name'
import type { AppDeps } from '../../deps.ts'
import { capturesOf, type FoundCapture, joined, type Net, netInForce, shownReach } from './captures.ts'
import { widened } from './widened.ts'

export type Water = NonNullable<EndpointAnswer<(typeof places)['search']>['body']['water']>

/** A place of which the water is sought. */
interface Asked {
  readonly at: LonLat
  /** the reach that its reader chose; null: the nearest one */
  readonly reach: string | null
  /** source by whose name captures are compared where no layer is loaded; null: that of the nearest capture */
  readonly source: string | null
  /** a capture itself, which is none of the others, and stands where a technician put it */
  readonly own?: FoundCapture
}

const NONE = sumOf([])

/** Captures of the same water as a place, above and below it; without a layer of streams those of a source of the same name. */
export async function waterAt(deps: AppDeps, actor: Actor, asked: Asked): Promise<Water> {
  const net = await netInForce(deps)
  const everything = scopeFor(actor, 'cases.read').all
  return {
    ...(net === null ? await byName(deps, actor, asked) : await byStream(deps, actor, net, asked)),
    everything,
  }
}

type Part = Omit<Water, 'everything'>

const partOf = (net: Net): Pick<Part, 'comparedBy' | 'streams' | 'source' | 'sources' | 'unordered'> => ({
  comparedBy: 'corriente',
  streams: {
    layer: net.zone.layer,
    name: net.zone.name,
    source: net.zone.source,
    sourceDate: net.zone.sourceDate,
    faults: faultWords(net.streams.faults),
  },
  source: '',
  sources: [],
  unordered: NONE,
})

async function byStream(deps: AppDeps, actor: Actor, net: Net, asked: Asked): Promise<Part> {
  const stands = standing(net, asked)
  if (stands === null)
    return {
      ...partOf(net),
      reach: null,
      doubtful: false,
      others: [],
      upstream: NONE,
      downstream: NONE,
      captures: [],
      more: false,
      whole: true,
    }
  const { on, sure, doubtful, others } = stands
  const ways = waysFrom(net.streams, on)
  const reached = [on.reachId, ...ways.upstream.keys(), ...ways.downstream.keys()]
  // its own reach has positions
  const box = boxOfReaches(net.streams, reached, SNAP_M) ?? { lonMin: 0, latMin: 0, lonMax: 0, latMax: 0 }
  const { captures, whole } = await capturesOf(deps, actor, box, net)
  const found = (await joined(deps, net, captures)).filter(({ id }) => id !== asked.own?.id)
  const order = alongStream(net.streams, { ...on, sure }, found, ways)
  const byId = new Map(found.map((one) => [one.id, one]))
  return {
    ...partOf(net),
    reach: shownReach(on),
    doubtful,
    others: others.map(shownReach),
    upstream: order.upstream,
    downstream: order.downstream,
    captures: order.captures.slice(0, WATER_MOST.captures).flatMap(({ id, where, metres, verified }) => {
      const one = byId.get(id)
      return one === undefined ? [] : [{ ...one.shown, where: SIDES[where], metres, verified }]
    }),
    more: order.captures.length > WATER_MOST.captures,
    whole,
  }
}

const SIDES = { upstream: 'arriba', downstream: 'abajo' } as const satisfies Record<
  OrderedCapture['where'],
  string
>

/** On which reach a place stands, and whether beyond doubt: as a technician or its reader said, or the only one near. */
function standing({ streams }: Net, { at, reach, own }: Asked) {
  if (own !== undefined) {
    const { state, on } = own.joining
    return on === null ? null : { on, sure: state === 'confirmada', doubtful: false, others: [] }
  }
  const nearest = snap(streams, at)
  if (nearest === null) return null
  const all: readonly Placed[] = [nearest, ...nearest.others]
  if (reach === null)
    return { on: nearest, sure: !nearest.doubtful, doubtful: nearest.doubtful, others: nearest.others }
  const chosen = all.find(({ reachId }) => reachId === reach)
  // the layer was replaced since the reach was offered
  if (chosen === undefined)
    throw new Refusal('invalid', 'Ese tramo no está a 100 m o menos del punto. Busque de nuevo.', {
      code: 'tramo_invalido',
      problems: [{ path: 'body.reach', message: 'El tramo no está a 100 m o menos del punto.' }],
    })
  return {
    on: chosen,
    sure: true,
    doubtful: false,
    others: all.filter((one) => one !== chosen),
  }
}

/** Captures of a source of the same name, nearest first in a straight line; nobody knows which is above. */
async function byName(deps: AppDeps, actor: Actor, { at, source, own }: Asked): Promise<Part> {
  const here = { lonMin: at.lon, latMin: at.lat, lonMax: at.lon, latMax: at.lat }
  const { captures, whole } = await capturesOf(deps, actor, widened(here, WATER_MOST.metres), null)
  const place = outlineOf(false, [at])
  const near = (await joined(deps, null, captures))
    .filter(({ id }) => id !== own?.id)
    .map((one) => ({
      ...one,
      metres: metresApart(place, outlineOf(false, [one.shown.at]), WATER_MOST.metres),
    }))
    .filter(({ metres }) => metres <= WATER_MOST.metres)
    .toSorted((a, b) => a.metres - b.metres)
  const named = near.filter(({ shown }) => sourceName(shown.source) !== '')
  const sought = own?.shown.source ?? source ?? named[0]?.shown.source ?? ''
  const same = named.filter(({ shown }) => sameSource(shown.source, sought))
  const sources = new Map<string, string>()
  for (const { shown } of named)
    if (!sources.has(sourceName(shown.source))) sources.set(sourceName(shown.source), shown.source)
  return {
    comparedBy: 'fuente',
    streams: null,
    reach: null,
    doubtful: false,
    others: [],
    source: sought,
    sources: [...sources.values()].slice(0, WATER_MOST.sources),
    upstream: NONE,
    downstream: NONE,
    unordered: sumOf(same.map((one) => ({ ...one, verified: false }))),
    captures: same
      .slice(0, WATER_MOST.captures)
      .map(({ shown, metres }) => ({ ...shown, where: 'sin_orden', metres, verified: false })),
    more: same.length > WATER_MOST.captures,
    whole,
  }
}
