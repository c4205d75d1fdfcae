import type { Confirmation } from '@ventanilla/domain/places/captures'
import { type Db, json, sql } from '../connection/sql.ts'

/** A capture: a case that takes water, or a shape of a layer of captures. */
export type CaptureRef = { readonly caseId: string } | { readonly layer: string; readonly number: number }

export const captureKey = (ref: CaptureRef): string =>
  'caseId' in ref ? ref.caseId : `${ref.layer} ${ref.number}`

/** The last word on the reach of a capture. */
export interface ConfirmedReach extends Confirmation {
  readonly id: string
  /** who said it, when and why */
  readonly by: string
  readonly at: Date
  readonly reason: string
}

/** The last word on each of some captures that a technician confirmed, by `captureKey`. */
export async function confirmedReaches(
  db: Db,
  captures: readonly CaptureRef[],
): Promise<ReadonlyMap<string, ConfirmedReach>> {
  if (captures.length === 0) return new Map()
  const cases = captures.flatMap((ref) => ('caseId' in ref ? [ref.caseId] : []))
  const shapes = captures.flatMap((ref) => ('caseId' in ref ? [] : [ref]))
  const rows = await db.rows<
    ConfirmedReach & { caseId: string | null; layer: string | null; number: number | null }
  >(sql`
    select distinct on (r.case_id, r.layer_id, r.number) r.id, r.case_id as "caseId", r.layer_id as layer, r.number, r.lon, r.lat,
      r.streams_id as streams, r.reach, r.at, r.reason, u.first_names || ' ' || u.last_names as by
    from capture_reaches r join users u on u.id = r.by_id
    where r.case_id = any(${cases}::uuid[]) or (r.layer_id, r.number) in (
      select k.layer, k.number from jsonb_to_recordset(${json(shapes)}::jsonb) as k(layer uuid, number int))
    order by r.case_id, r.layer_id, r.number, r.at desc, r.id desc`)
  return new Map(
    rows.map(({ caseId, layer, number, ...word }) => [
      captureKey(caseId === null ? { layer: layer ?? '', number: number ?? 0 } : { caseId }),
      word,
    ]),
  )
}

/** Appends a word on the reach of a capture; false: a colleague said another one since `previous` was read. */
export async function keepReach(
  tx: Db,
  capture: CaptureRef,
  word: Confirmation & {
    readonly id: string
    readonly previous: string | null
    readonly by: string
    readonly at: Date
    readonly reason: string
  },
): Promise<boolean> {
  const last = (await confirmedReaches(tx, [capture])).get(captureKey(capture))
  if ((last?.id ?? null) !== word.previous) return false
  const { caseId, layer, number } =
    'caseId' in capture
      ? { caseId: capture.caseId, layer: null, number: null }
      : { caseId: null, layer: capture.layer, number: capture.number }
  const kept = await tx.one(sql`
    insert into capture_reaches(id, case_id, layer_id, number, lon, lat, streams_id, reach, previous, by_id, at, reason)
    values (${word.id}::uuid, ${caseId}::uuid, ${layer}::uuid, ${number}::int, ${word.lon}, ${word.lat}, ${word.streams}::uuid,
      ${word.reach}, ${word.previous}::uuid, ${word.by}::uuid, ${word.at}, ${word.reason})
    on conflict do nothing returning id`)
  return kept !== undefined
}
