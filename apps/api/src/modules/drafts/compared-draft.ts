import { read } from '@ventanilla/domain/forms/reading'
import { withZonesCrossed } from '@ventanilla/domain/places/zone-questions'
import type { Db } from '../../db/connection/sql.ts'
import { checkPlaces, type ZoneCheck } from '../../db/places/zone-checks.ts'
import type { AppDeps } from '../../deps.ts'
import type { DraftRow } from './draft.ts'

/**
 * A draft with the zones that its places cross now, and what every zone said. Attack: an application that names no zone, or
 * another, so that what a zone asks is not asked.
 */
export async function comparedDraft(
  db: Db,
  deps: AppDeps,
  row: DraftRow,
): Promise<{ readonly row: DraftRow; readonly checks: readonly ZoneCheck[] }> {
  const form = deps.catalogue.of(row).forms.get(row.tt_id)
  if (form === undefined) return { row, checks: [] }
  const checks = await checkPlaces(
    { db, catalogue: deps.catalogue, ...deps.places },
    form,
    read(form, row.answers).values,
  )
  const crossed = checks.flatMap(({ zone, state }) => (state === 'cruza' ? [zone] : []))
  return { row: { ...row, answers: { ...withZonesCrossed(form, row.answers, new Set(crossed)) } }, checks }
}
