import { whyUncovered } from '@ventanilla/domain/cases/absence'
import { type Chore, keepChore } from '../../db/chore.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { colleaguesWhere } from '../../db/people/absences.ts'
import { alertRecipients } from '../../db/people/alert-recipients.ts'
import type { AppDeps } from '../../deps.ts'
import { begunForStandIn, leftUncovered, overForPerson, overForStandIn, type Told } from './messages.ts'
import { todayOf } from './store-absence.ts'
import { tellOfAbsence } from './tell-absence.ts'

const EACH_MS = 15 * 60_000
/** Days for which the end of an absence is still announced: a portal that stood still does it when it is back. */
const LATE_DAYS = 7

type TellDeps = Pick<AppDeps, 'db' | 'clock' | 'newId' | 'settings' | 'wake' | 'catalogue'>

/** Announces absences that begin, end or lose their stand-in, in one process at a time. */
export const keepAbsencesTold = (deps: TellDeps, report: (error: unknown) => void): Chore =>
  keepChore(deps, { name: 'ausencias.avisar', everyMs: EACH_MS, work: () => tellOfAbsences(deps) }, report)

interface Row {
  readonly id: string
  readonly person_id: string
  readonly stand_in_id: string | null
  readonly registered_by: string
  readonly by: string
  readonly from: string
  readonly until: string
  /** registered on an earlier day than its first */
  readonly ahead: boolean
}

export async function tellOfAbsences(deps: TellDeps): Promise<void> {
  const today = todayOf(deps)
  await deps.db.tx(async (tx) => {
    const rows = await tx.rows<Row>(sql`
      select a.id, a.person_id, a.stand_in_id, a.registered_by, r.first_names || ' ' || r.last_names as by,
        a.from_day::text as from, a.until_day::text as until,
        (a.registered_at at time zone 'America/Bogota')::date < a.from_day as ahead
      from absences a join users r on r.id = a.registered_by
      where a.ended_at is null and a.until_day >= ${today}::date - ${LATE_DAYS}::int order by a.id`)
    for (const row of rows) await tellOf(tx, deps, row, today)
  })
  deps.wake()
}

async function tellOf(tx: Db, deps: TellDeps, row: Row, today: string): Promise<void> {
  const ids = [row.person_id, ...(row.stand_in_id === null ? [] : [row.stand_in_id])]
  const known = await colleaguesWhere(tx, sql`p.id = any(${ids}::uuid[])`)
  const person = known.find(({ id }) => id === row.person_id)
  const standIn = known.find(({ id }) => id === row.stand_in_id)
  if (person === undefined) return
  const told: Told = { person: person.name, standIn: standIn?.name ?? null, by: row.by, days: row }
  if (row.until < today) {
    await tellOfAbsence(tx, deps, [row.person_id], `terminada:${row.id}`, overForPerson(told))
    if (standIn !== undefined)
      await tellOfAbsence(tx, deps, [standIn.id], `terminada:${row.id}`, overForStandIn(told))
    return
  }
  const why = whyUncovered(person, standIn, row, today)
  if (row.stand_in_id !== null && why !== null) {
    const { contents } = deps.catalogue
    const others = await alertRecipients(tx, contents, 'ausencia_sin_reemplazo', person.office)
    const people = [row.person_id, row.registered_by, ...others]
    await tellOfAbsence(tx, deps, people, `sin_reemplazo:${row.id}`, leftUncovered(told, why))
  } else if (standIn !== undefined && row.ahead && row.from <= today)
    await tellOfAbsence(tx, deps, [standIn.id], `empieza:${row.id}`, begunForStandIn(told))
}
