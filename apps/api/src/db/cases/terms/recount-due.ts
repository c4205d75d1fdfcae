import { SYSTEM } from '@ventanilla/domain/access/actor'
import { CALENDAR_KINDS, calendarIn, type Contents } from '@ventanilla/domain/configuration/readings'
import { type Calendar, makeCalendar, sameDays } from '@ventanilla/domain/terms/calendar'
import { recountTerms } from '@ventanilla/domain/workflow/engine/recounting'
import { calendarAt, type DatedDays } from '../../configuration/calendar-at.ts'
import type { Db } from '../../connection/sql.ts'
import type { ApplyDeps } from '../apply-deps.ts'
import type { CaseCatalogue } from '../catalogue.ts'
import type { Due } from '../effects/effect.ts'
import type { LoadedCase } from '../load.ts'
import { worldFor } from '../world.ts'
import { dueOfCase } from './case-due.ts'

/**
 * The open terms of a locked case, counted by the calendar in force; null: nothing moves.
 * @param before by which they were counted; default: that of the release at which they were
 */
export async function recountDue(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  before?: Calendar,
): Promise<Due | null> {
  const { office } = loaded.row
  const now = deps.catalogue.calendarOf(office)
  const former = before ?? (await formerCalendar(tx, deps.catalogue, loaded))
  if (sameDays(former, now)) return null
  const why = whyClosed(await daysAt(tx, deps.catalogue, deps.catalogue.release), office, deps.catalogue)
  const world = await worldFor(tx, deps.catalogue, loaded, { now: deps.now, newId: deps.newId })
  const ofCase = {
    since: loaded.row.filed_business_date,
    from: dueOfCase(deps, loaded, loaded.state, former),
    to: dueOfCase(deps, loaded, loaded.state, now),
  }
  const decision = recountTerms(world, loaded.state, { before: former, now, why, ofCase }, SYSTEM)
  if (decision === null) return null
  return { loaded, decision, actor: SYSTEM, audit: { verb: 'terms.recount', address: null }, recounts: true }
}

/** By which a case was counted last. Before the portal stored it, no closed days counted. */
async function formerCalendar(tx: Db, catalogue: CaseCatalogue, { row }: LoadedCase): Promise<Calendar> {
  if (row.counted_release === null) return SHIPPED
  return calendarIn(await daysAt(tx, catalogue, row.counted_release), row.office)
}

const SHIPPED = makeCalendar()

/** What is in force at a release never changes; a few releases are asked for again and again. */
const MOST_KEPT = 16
const read = new WeakMap<CaseCatalogue, Map<number, DatedDays>>()

async function daysAt(tx: Db, catalogue: CaseCatalogue, release: number): Promise<DatedDays> {
  let kept = read.get(catalogue)
  if (kept === undefined) read.set(catalogue, (kept = new Map()))
  const known = kept.get(release)
  if (known !== undefined) return known
  const days = await calendarAt(tx, release)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(release, days)
  return days
}

/** Why a day is no business day of an office, and where: «en la oficina «Sede Norte» (Fiesta local, Decreto 12 de 2026)». */
const whyClosed =
  (days: DatedDays, office: string | null, catalogue: Pick<CaseCatalogue, 'officeName'>) =>
  (date: string): string => {
    const found = closedOn(days, date, office)
    if (found === undefined) return ''
    const [key, { name, office: of }] = found
    const norm = days.normOf(CALENDAR_KINDS[0], key)
    return `${of === null ? 'en la Corporación' : `en la oficina «${catalogue.officeName(of)}»`} (${[name, norm].filter((one) => one !== '').join(', ')})`
  }

const closedOn = (days: Pick<Contents, 'of'>, date: string, office: string | null) =>
  [...days.of('dia_cerrado')].find(
    ([, day]) => day.active && day.date === date && (day.office === null || day.office === office),
  )
