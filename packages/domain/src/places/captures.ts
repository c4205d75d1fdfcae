import type { LonLat } from '../geography/coordinates.ts'
import type { OnReach } from '../geography/streams/net.ts'
import { orderOf, type Ways } from '../geography/streams/order.ts'
import { type Placed, placeOn, snap } from '../geography/streams/snap.ts'
import type { Streams } from '../geography/streams/streams.ts'

/** Where the water of a capture comes from in the portal. */
export const CAPTURE_STATES = {
  otorgada: 'Otorgada y vigente',
  en_tramite: 'En trámite',
  registrada: 'Registrada en otra parte',
} as const
export type CaptureState = keyof typeof CAPTURE_STATES

/** How a capture stands to the layer of streams. Of 1,690 joined by distance alone 118 were on the wrong reach. */
export const JOININGS = {
  confirmada: 'Un técnico confirmó el tramo',
  propuesta: 'Es el tramo más cercano, sin confirmar',
  otra_capa: 'Se confirmó en otra capa de corrientes; en esta, sin confirmar',
  movida: 'Se confirmó en otro punto; en este, sin confirmar',
  lejos: 'Lejos de toda corriente',
} as const
export type JoiningState = keyof typeof JOININGS

/** What a capture is said where a fault, or a joining that nobody confirmed, lies between. */
export const ORDER_UNVERIFIED = 'orden no verificado'

/** The last word of a technician on the reach of a capture. */
export interface Confirmation extends LonLat {
  /** layer of streams of that day */
  readonly streams: string
  readonly reach: string
}

export interface Joining {
  readonly state: JoiningState
  /** null: far from every reach, and on none by hand */
  readonly on: Placed | null
}

/** Degrees, about ten centimetres: forms keep no more. */
const SAME_POINT = 1e-6

const isAt = (a: LonLat, b: LonLat): boolean =>
  Math.abs(a.lon - b.lon) < SAME_POINT && Math.abs(a.lat - b.lat) < SAME_POINT

/**
 * The reach that a capture joins: the one that a technician confirmed for this point in this layer, or else the nearest one
 * within a hundred metres, as a proposal. Mistake: a confirmation that goes on counting after the layer or the point changed.
 */
export function joiningOf(
  streams: Streams,
  layer: string,
  at: LonLat,
  confirmation: Confirmation | null,
): Joining {
  if (confirmation?.streams === layer && isAt(confirmation, at)) {
    const on = placeOn(streams, confirmation.reach, at)
    if (on !== null) return { state: 'confirmada', on }
  }
  const nearest = snap(streams, at)
  if (nearest === null) return { state: 'lejos', on: null }
  const { doubtful: _doubtful, others: _others, ...on } = nearest
  if (confirmation === null) return { state: 'propuesta', on }
  return { state: confirmation.streams === layer ? 'movida' : 'otra_capa', on }
}

/** A capture with the reach that it joins. */
export interface JoinedCapture {
  readonly id: string
  readonly state: CaptureState
  /** litres a second, granted or asked for; null: not known */
  readonly litres: number | null
  readonly joining: Joining
}

/** Captures above or below a place. */
export interface WaterSum {
  /** granted and in force, or registered elsewhere */
  readonly captures: number
  /** litres a second of those */
  readonly litres: number
  /** of those, captures whose flow is not known: the sum is at least this */
  readonly withoutFlow: number
  /** every one of them is certainly on this side */
  readonly verified: boolean
  /** litres a second that applications in progress ask for, which are in no other sum */
  readonly asked: number
}

/** A capture on the same water. */
export interface OrderedCapture {
  readonly id: string
  readonly where: 'upstream' | 'downstream'
  /** metres along the water */
  readonly metres: number
  readonly verified: boolean
}

export interface AlongStream {
  /** nearest first */
  readonly captures: readonly OrderedCapture[]
  readonly upstream: WaterSum
  readonly downstream: WaterSum
}

/** Thousandths of a litre, in which flows are written, so that their sums are exact. */
const THOUSANDTHS = 1_000

/** Sum of captures. `verified`: that of none is. */
export function sumOf(
  captures: readonly (Pick<JoinedCapture, 'state' | 'litres'> & { readonly verified: boolean })[],
): WaterSum {
  const inForce = captures.filter(({ state }) => state !== 'en_tramite')
  return {
    captures: inForce.length,
    litres: litresOf(inForce),
    withoutFlow: inForce.filter(({ litres }) => litres === null).length,
    verified: inForce.every(({ verified }) => verified),
    asked: litresOf(captures.filter(({ state }) => state === 'en_tramite')),
  }
}

const litresOf = (captures: readonly Pick<JoinedCapture, 'litres'>[]): number =>
  captures.reduce((sum, { litres }) => sum + Math.round((litres ?? 0) * THOUSANDTHS), 0) / THOUSANDTHS

/**
 * The captures above and below a place on its water. `sure`: the place itself stands on its reach beyond doubt. A fault of the
 * layer between, or a joining that nobody confirmed at either end, leaves the order of a capture unverified.
 */
export function alongStream(
  streams: Streams,
  from: OnReach & { readonly sure: boolean },
  captures: readonly JoinedCapture[],
  ways?: Ways,
): AlongStream {
  const byId = new Map(captures.map((one) => [one.id, one]))
  const joined = captures.flatMap(({ id, joining: { on } }) => (on === null ? [] : [{ ...on, id }]))
  const ordered = orderOf(streams, from, joined, ways).flatMap(
    ({ id, where, distanceM, verified }): readonly OrderedCapture[] => {
      if (where === 'elsewhere' || distanceM === null) return []
      const isConfirmed = byId.get(id)?.joining.state === 'confirmada'
      return [{ id, where, metres: distanceM, verified: verified && from.sure && isConfirmed }]
    },
  )
  const side = (way: OrderedCapture['where']): WaterSum =>
    sumOf(
      ordered.flatMap(({ id, where, verified }) => {
        const capture = byId.get(id)
        return where === way && capture !== undefined ? [{ ...capture, verified }] : []
      }),
    )
  return { captures: ordered, upstream: side('upstream'), downstream: side('downstream') }
}

/** Litres a second of a column of a file: '12,5', '12.5 ', '1.234,5'; null: no number, or below zero. */
export function litresIn(written: string | undefined): number | null {
  const text = (written ?? '').trim()
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
  if (!/^\d{1,7}(\.\d+)?$/.test(plain)) return null
  return Number(plain)
}
