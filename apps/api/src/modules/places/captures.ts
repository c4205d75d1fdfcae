import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { holds } from '@ventanilla/domain/access/permissions'
import { waterTaken } from '@ventanilla/domain/cases/water-taken'
import { capturesIn, streamsIn, type ZoneInForce } from '@ventanilla/domain/configuration/zones'
import type { Box } from '@ventanilla/domain/geography/box'
import type { LonLat } from '@ventanilla/domain/geography/coordinates'
import { type Geometry, pathsOf } from '@ventanilla/domain/geography/geometry'
import type { Streams } from '@ventanilla/domain/geography/streams/streams'
import {
  type CaptureState,
  type Joining,
  type JoinedCapture,
  joiningOf,
  litresIn,
} from '@ventanilla/domain/places/captures'
import { WATER_MOST } from '@ventanilla/domain/places/place-limits'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import {
  type CaptureRef,
  captureKey,
  type ConfirmedReach,
  confirmedReaches,
} from '../../db/places/capture-reaches.ts'
import { registeredIn, takingCases, type TakingRow, type TypeTaking } from '../../db/places/captures.ts'
import type { StoredShape } from '../../db/places/layers.ts'
import type { Db } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

export type ShownCapture = EndpointAnswer<(typeof places)['confirmReach']>['body']

/** A capture as it is known, before it is brought to a stream. */
export interface KnownCapture extends Omit<ShownCapture, 'joining' | 'capture'> {
  readonly ref: CaptureRef
}

/** A capture with the last word on its reach, as an answer shows it. */
export interface FoundCapture extends JoinedCapture {
  readonly shown: ShownCapture
}

/** The layer of streams in force, joined; null: none is loaded. */
export interface Net {
  readonly zone: ZoneInForce
  readonly streams: Streams
}

export async function netInForce({ db, catalogue, places }: AppDeps): Promise<Net | null> {
  const zone = streamsIn(catalogue.contents)
  if (zone === null) return null
  const streams = await places.nets.of(db, zone.layer, zone.nameFrom)
  return streams === null ? null : { zone, streams }
}

/** What each type that takes water declares of it. */
export const takingsIn = ({ catalogue }: Pick<AppDeps, 'catalogue'>): readonly TypeTaking[] =>
  [...catalogue.newest.procedures.values()].flatMap(({ ttId, takes }) =>
    takes === undefined ? [] : [{ ttId, ...takes }],
  )

/** Captures of a box that the reader may see: cases that take water, and those registered elsewhere. */
export async function capturesOf(
  deps: AppDeps,
  actor: Actor,
  box: Box,
  net: Net | null,
): Promise<{ readonly captures: readonly KnownCapture[]; readonly whole: boolean }> {
  const { db, catalogue } = deps
  const streams = net?.zone.layer ?? null
  const zones = capturesIn(catalogue.contents)
  const [cases, shapes] = await Promise.all([
    takingCases(db, actor, takingsIn(deps), { box, streams }, WATER_MOST.ordered),
    registeredIn(
      db,
      zones.map(({ layer }) => layer),
      { box, streams },
      WATER_MOST.ordered,
    ),
  ])
  return {
    captures: [
      ...cases.flatMap((row) => caseCapture(deps, row) ?? []),
      ...shapes.flatMap((shape) => {
        const zone = zones.find(({ layer }) => layer === shape.layer)
        return zone === undefined ? [] : (registeredCapture(actor, zone, shape) ?? [])
      }),
    ],
    whole: cases.length < WATER_MOST.ordered && shapes.length < WATER_MOST.ordered,
  }
}

/** The water that a case takes today; null: none. */
export function caseCapture(deps: AppDeps, row: TakingRow): KnownCapture | null {
  const times = takingsIn(deps).find(({ ttId }) => ttId === row.tt_id)?.times ?? 1
  const taken = waterTaken({ ...row, times }, bogotaDate(deps.clock.now().toISOString()))
  if (taken === null) return null
  return {
    ref: { caseId: row.id },
    name: row.radicado,
    procedure: deps.catalogue.procedureName(row.tt_id),
    holder: row.applicant,
    source: row.source,
    ...taken,
    at: { lat: row.lat, lon: row.lon },
    mayConfirm: row.mayConfirm,
  }
}

/**
 * A capture of a register. Attack: reading through a search of a place who else takes water, as a citizen: the register's names
 * are for officials.
 */
export function registeredCapture(
  actor: Actor,
  zone: ZoneInForce,
  { number, properties, geometry }: StoredShape,
): KnownCapture | null {
  // it was read and repaired when the layer was loaded
  const [position] = pathsOf(geometry as Geometry)[0] ?? []
  if (position === undefined) return null
  const [lon, lat] = position
  const state: CaptureState = 'registrada'
  return {
    ref: { layer: zone.layer, number },
    name: actor.kind === 'funcionario' ? (properties[zone.nameFrom] ?? '') : '',
    procedure: '',
    holder: '',
    source: properties[zone.sourceFrom ?? ''] ?? '',
    state,
    litres: litresIn(properties[zone.flowFrom ?? '']),
    at: { lat, lon },
    mayConfirm: holds(actor, 'captures.confirm'),
  }
}

/** Brings captures to the streams, each with the last word on it. */
export async function joined(
  { db }: { readonly db: Db },
  net: Net | null,
  captures: readonly KnownCapture[],
): Promise<readonly FoundCapture[]> {
  const words =
    net === null
      ? new Map<string, ConfirmedReach>()
      : await confirmedReaches(
          db,
          captures.map(({ ref }) => ref),
        )
  return captures.map((one) => {
    const id = captureKey(one.ref)
    const word = words.get(id) ?? null
    const joining = joiningIn(net, one.at, word)
    const { ref, ...known } = one
    return {
      id,
      state: one.state,
      litres: one.litres,
      joining,
      shown: { ...known, capture: ref, joining: net === null ? null : shownJoining(joining, word) },
    }
  })
}

const NOWHERE: Joining = { state: 'lejos', on: null }

const joiningIn = (net: Net | null, at: LonLat, word: ConfirmedReach | null): Joining =>
  net === null ? NOWHERE : joiningOf(net.streams, net.zone.layer, at, word)

const shownJoining = (
  { state, on }: Joining,
  word: ConfirmedReach | null,
): NonNullable<ShownCapture['joining']> => ({
  state,
  reach: on === null ? null : shownReach(on),
  word: word === null ? null : { id: word.id, by: word.by, at: word.at.toISOString(), reason: word.reason },
})

/** A reach near a point, as answers name it. */
export const shownReach = ({
  reachId,
  name,
  offM,
}: {
  readonly reachId: string
  readonly name: string
  readonly offM: number
}): { id: string; name: string; metres: number } => ({ id: reachId, name, metres: offM })
