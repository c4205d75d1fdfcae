import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { CALENDAR_KINDS } from '@ventanilla/domain/configuration/readings'
import { type CalendarEffect, calendarEffect } from '../../../db/cases/terms/calendar-effect.ts'
import type { ItemNow } from '../../../db/configuration/item-state.ts'
import { type AppDeps, applyDeps } from '../../../deps.ts'
import { readWithin } from './count.ts'
import { withDrafts } from './with-drafts.ts'

/** Milliseconds: every running case is counted again. */
const MOST_MS = 15_000

const saysDays = (kind: KindId): boolean => CALENDAR_KINDS.some((one) => one === kind)

/**
 * The open terms that the drafts of these items would move together. Undefined: none of them says which days are business
 * days; null: they could not be counted in time. A draft that is incomplete moves nothing.
 */
export async function movedTerms(
  deps: AppDeps,
  items: readonly ItemNow[],
): Promise<CalendarEffect | null | undefined> {
  const drafted = items.filter(({ kind, draft }) => saysDays(kind) && draft !== null)
  if (drafted.length === 0) return undefined
  const next = withDrafts(deps.catalogue.contents, drafted)
  return readWithin(deps.db, MOST_MS, (tx) => calendarEffect(tx, applyDeps(deps), next))
}
