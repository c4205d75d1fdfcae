import type { absences } from '@ventanilla/contract/absences.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { keysLeft, stateOfAbsence, whyUncovered } from '@ventanilla/domain/cases/absence'
import type { AbsenceReason } from '@ventanilla/domain/cases/absence-words'
import type { z } from 'zod'
import {
  afterPlace,
  orderBy,
  pageOf,
  type Place,
  placeOf,
  readPlace,
  type Sorting,
} from '../../db/connection/keyset.ts'
import { json, raw, sql } from '../../db/connection/sql.ts'
import {
  colleaguesWhere,
  isPartyOf,
  keptBy,
  type KnownColleague,
  WAITS_FOR_SIGNATURE,
} from '../../db/people/absences.ts'
import type { AppDeps } from '../../deps.ts'
import { rolesOf } from './absence-choices.ts'
import { todayOf } from './store-absence.ts'

type List = (typeof absences)['list']

const PAGE = 25
/** The latest first: there are few, so no index serves the order. */
const SORTING: Sorting = {
  columns: [{ sql: raw('a.from_day::text'), type: 'text', nullable: false }],
  direction: 'descending',
  id: raw('a.id'),
}
const ORDER = 'recientes'

interface Row {
  readonly id: string
  readonly person_id: string
  readonly stand_in_id: string | null
  readonly from: string
  readonly until: string
  readonly reason: AbsenceReason
  readonly ended: boolean
  readonly registered_by: string
  readonly keeps: boolean
  readonly place: Place
}

/** Absences that the reader keeps, and those in which they stand in for a colleague. */
export async function listAbsences(
  deps: AppDeps,
  actor: Actor,
  { estado, cursor }: z.output<List['query']>,
): Promise<z.input<List['answers'][200]>> {
  const today = todayOf(deps)
  const after = readPlace(cursor, ORDER, SORTING.columns)
  const found = await deps.db.rows<Row>(sql`
    select a.id, a.person_id, a.stand_in_id, a.from_day::text as from, a.until_day::text as until, a.reason,
      a.ended_at is not null as ended, r.first_names || ' ' || r.last_names as registered_by, ${keptBy(actor)} as keeps,
      ${placeOf(SORTING)} as place
    from absences a join users p on p.id = a.person_id join users r on r.id = a.registered_by
    where (${keptBy(actor)} or a.stand_in_id = ${actor.id}::uuid)
      and (${estado === 'todas'}::boolean or (a.ended_at is null and a.until_day >= ${today}::date))
      and ${after === null ? raw('true') : afterPlace(SORTING, after)}
    order by ${orderBy(SORTING)} limit ${PAGE + 1}`)
  const { page, next } = pageOf(found, PAGE, ORDER)
  const people = await peopleOf(deps, page)
  const counts = await countTasks(deps, page, people)
  return {
    rows: page.flatMap((row) => {
      const person = people.get(row.person_id)
      if (person === undefined) return []
      const standIn = row.stand_in_id === null ? undefined : people.get(row.stand_in_id)
      const state = stateOfAbsence(row, row.ended, today)
      const isOver = state === 'terminada'
      return {
        id: row.id,
        person: { id: person.id, name: person.name },
        standIn: standIn === undefined ? null : { id: standIn.id, name: standIn.name },
        office: person.office === null ? null : deps.catalogue.officeName(person.office),
        from: row.from,
        until: row.until,
        situation: row.keeps ? row.reason : null,
        state,
        uncovered: isOver ? null : whyUncovered(person, standIn, row, today),
        rolesLeft: isOver || standIn === undefined ? [] : rolesOf(deps, keysLeft(person, standIn)),
        open: counts.get(row.id)?.open ?? 0,
        left: counts.get(row.id)?.left ?? 0,
        registeredBy: row.registered_by,
        keeps: row.keeps && !isOver,
      }
    }),
    next,
  }
}

async function peopleOf(deps: AppDeps, rows: readonly Row[]): Promise<ReadonlyMap<string, KnownColleague>> {
  const ids = rows.flatMap((row) => [row.person_id, row.stand_in_id ?? row.person_id])
  const found = await colleaguesWhere(deps.db, sql`p.id = any(${ids}::uuid[])`)
  return new Map(found.map((one) => [one.id, one]))
}

/**
 * Open tasks of each absent official, and those that the stand-in does not do: `doneInstead` for people other than the
 * reader, who only counts them.
 */
async function countTasks(
  deps: AppDeps,
  rows: readonly Row[],
  people: ReadonlyMap<string, KnownColleague>,
): Promise<ReadonlyMap<string, { readonly open: number; readonly left: number }>> {
  const asked = rows
    .filter(({ ended }) => !ended)
    .map((row) => ({
      absence: row.id,
      person: row.person_id,
      standIn: row.stand_in_id,
      keys: people.get(row.stand_in_id ?? '')?.audience ?? [],
    }))
  const counted = await deps.db.rows<{ absence: string; open: number; left: number }>(sql`
    select x.absence, count(*)::int as open, count(*) filter (where x."standIn" is null or ${WAITS_FOR_SIGNATURE}
      or not t.audience && array(select json_array_elements_text(x.keys)) or ${isPartyOf('s')})::int as left
    from json_to_recordset(${json(asked)}::json) as x(absence uuid, person uuid, "standIn" uuid, keys json)
    join tasks t on t.assignee = x.person and t.state = 'open' and t.turn = 'corporacion' join cases c on c.id = t.case_id
    left join users s on s.id = x."standIn" group by x.absence`)
  return new Map(counted.map(({ absence, open, left }) => [absence, { open, left }]))
}
