import { setImmediate } from 'node:timers/promises'
import type { Actor } from '@ventanilla/domain/access/actor'
import { metresApart, outlineOf } from '@ventanilla/domain/places/distance'
import { pathsOf } from '@ventanilla/domain/geography/geometry'
import { geometryOf } from '@ventanilla/domain/places/answered-places'
import { NEAR_MOST } from '@ventanilla/domain/places/place-limits'
import { type NearRow, placesNear } from '../../db/places/cases-near.ts'
import type { AppDeps } from '../../deps.ts'
import type { Place } from './place.ts'
import { widened } from './widened.ts'

/** Places that are measured: more than are shown, because degrees and metres order them a little differently. */
const MEASURED = 1_000
/** Places that are measured before others are answered. */
const AT_ONCE = 50
/** Cases within a distance of a place, nearest first, each at its nearest point or area. */
export async function nearCases(deps: AppDeps, actor: Actor, place: Place, metres: number) {
  const rows = await placesNear(deps.db, actor, widened(place.compared.box, metres), MEASURED)
  const nearest = new Map<string, { row: NearRow; metres: number; at: { lat: number; lon: number } }>()
  for (const [k, row] of rows.entries()) {
    if (k % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const filed = geometryOf(row.place)
    const at = filed === null ? [] : (pathsOf(filed)[0] ?? []).map(([lon, lat]) => ({ lat, lon }))
    const [first] = at
    if (filed === null || first === undefined) continue
    const distance = metresApart(place.outline, outlineOf(filed.type === 'Polygon', at), metres)
    const before = nearest.get(row.id)
    if (distance <= metres && (before === undefined || distance < before.metres))
      nearest.set(row.id, { row, metres: distance, at: first })
  }
  const found = [...nearest.values()].toSorted(
    (a, b) => a.metres - b.metres || a.row.radicado.localeCompare(b.row.radicado),
  )
  const { catalogue } = deps
  return {
    cases: found.slice(0, NEAR_MOST.cases).map(({ row, metres: distance, at }) => ({
      id: row.id,
      radicado: row.radicado,
      expediente: row.expediente,
      procedure: catalogue.procedureName(row.tt_id),
      applicant: row.applicant,
      municipality:
        catalogue.territory.municipalities.find(({ dane }) => dane === row.municipality)?.name ?? null,
      statusLabel: catalogue.statuses[row.status] ?? row.status,
      ended: row.ended,
      metres: distance,
      at,
    })),
    more: found.length > NEAR_MOST.cases || rows.length === MEASURED,
  }
}
