import { read } from '@ventanilla/domain/forms/reading'
import { saidAgain } from '@ventanilla/domain/places/place-checks'
import { type Db, sql } from '../../connection/sql.ts'
import { checkPlaces, keepZoneChecks, type ZoneCheck, zoneChecksOf } from '../../places/zone-checks.ts'
import type { ApplyDeps } from '../apply-deps.ts'
import type { RunsBy } from '../catalogue.ts'

type Row = RunsBy & {
  readonly tt_id: number
  readonly submission: Readonly<Record<string, unknown>> | null
}

/**
 * Compares the places of a case with the zones in force when an opinion about it is begun, and keeps what they say: since
 * it was filed a layer may have come, changed or gone, and a place may have been corrected.
 */
export async function compareAgain(tx: Db, deps: ApplyDeps, caseId: string): Promise<readonly ZoneCheck[]> {
  const row = await tx.one<Row>(sql`
    select tt_id, submission, definitions, moved_to as "movedTo" from cases where id = ${caseId}::uuid`)
  const form = row && deps.catalogue.of(row).forms.get(row.tt_id)
  if (row === undefined || form === undefined) return []
  const places = read(form, row.submission ?? {}).values
  const checks = await checkPlaces({ db: tx, catalogue: deps.catalogue, ...deps.places }, form, places)
  const kept = saidAgain(await zoneChecksOf(tx, caseId), checks)
  await keepZoneChecks(
    tx,
    deps.newId,
    { caseId, moment: 'concepto', at: deps.now, release: deps.catalogue.release },
    kept,
  )
  return kept
}
