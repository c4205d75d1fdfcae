import { SYSTEM } from '@ventanilla/domain/access/actor'
import { calendarIn, type Contents } from '@ventanilla/domain/configuration/readings'
import { type Calendar, sameDays } from '@ventanilla/domain/terms/calendar'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueDate } from '@ventanilla/domain/terms/term'
import { recountTerms } from '@ventanilla/domain/workflow/engine/recounting'
import type { World } from '@ventanilla/domain/workflow/state/state'
import { type Db, sql } from '../../connection/sql.ts'
import type { ApplyDeps } from '../apply-deps.ts'
import { caseColumns, type CaseRow, stateOf } from '../load.ts'
import { dueOfCase } from './case-due.ts'

/** What a change of the calendars would move, in numbers. */
export interface CalendarEffect {
  readonly cases: number
  /** open terms whose day would move: of steps, of posted notices and of whole cases */
  readonly terms: number
  /** who would be told that a day of theirs moves */
  readonly people: number
}

type EffectDeps = Pick<ApplyDeps, 'catalogue' | 'now' | 'newId'>

/** Cases in memory at once. */
const PAGE = 200

/**
 * Counts the open terms of running cases by calendars that are not in force, and changes nothing. It names no case:
 * who publishes a calendar learns how much it moves, not what.
 * @param next closed days and holiday laws as they would be
 */
export async function calendarEffect(db: Db, deps: EffectDeps, next: Contents): Promise<CalendarEffect> {
  const calendars = new Map<string | null, Calendar | null>()
  /** Null: the days of the office stay. */
  const nextOf = (office: string | null): Calendar | null => {
    let found = calendars.get(office)
    if (found === undefined) {
      const calendar = calendarIn(next, office)
      calendars.set(office, (found = sameDays(calendar, deps.catalogue.calendarOf(office)) ? null : calendar))
    }
    return found
  }
  const people = new Set<string>()
  let [cases, terms] = [0, 0]
  for (let after: string | null = null; ;) {
    const rows: CaseRow[] = await db.rows<CaseRow>(sql`
      select ${caseColumns} from cases c
      where c.closed_at is null and c.chain_seq > 0 and (${after}::uuid is null or c.id > ${after}::uuid)
      order by c.id limit ${PAGE}`)
    for (const row of rows) {
      const now = nextOf(row.office)
      const moved = now === null ? [] : movesOf(deps, row, now, people)
      if (moved.length > 0) cases += 1
      terms += moved.length
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return { cases, terms, people: people.size }
    after = last.id
  }
}

/** Events of the terms of a case that would move; adds who would be told. */
function movesOf(deps: EffectDeps, row: CaseRow, now: Calendar, people: Set<string>) {
  const state = stateOf(row)
  const before = deps.catalogue.calendarOf(row.office)
  const ofCase = {
    since: row.filed_business_date,
    from: dueOfCase(deps, { row, state }, state, before),
    to: dueOfCase(deps, { row, state }, state, now),
  }
  const decision = recountTerms(
    worldOf(deps, row, now),
    state,
    { before, now, why: () => '', ofCase },
    SYSTEM,
  )
  for (const effect of decision?.effects ?? [])
    if (effect.type === 'message') for (const person of effect.to) people.add(person)
  return (decision?.events ?? []).filter(({ data }) => data['de'] !== data['a'])
}

/** As much of the world as counting needs: nobody acts. */
function worldOf({ catalogue, now, newId }: EffectDeps, row: CaseRow, calendar: Calendar): World {
  const instant = now.toISOString()
  return {
    workflow: catalogue.of(row).workflow,
    acts: catalogue.of(row).actRules,
    ...catalogue.signing(row.office),
    today: bogotaDate(instant),
    now: instant,
    due: (from, term) => dueDate(from, term.amount, term.unit, calendar),
    stepTerms: catalogue.of(row).stepTerms(row.tt_id),
    parameters: catalogue.parameters,
    rolesOf: () => [],
    isStaffed: () => true,
    remarksOn: () => [],
    newId,
  }
}
