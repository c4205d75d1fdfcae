import { MUNICIPALITIES } from '@ventanilla/catalog/territory/municipalities'
import type { cases } from '@ventanilla/contract/cases.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueWords } from '@ventanilla/domain/terms/due-words'
import type { Flow } from '@ventanilla/domain/workflow/state/state'
import { markOf, readMark } from '../../../db/connection/keyset.ts'
import { rowsFor } from '../../../db/scope.ts'
import { raw, sql } from '../../../db/connection/sql.ts'
import type { AppDeps } from '../../../deps.ts'

type Answer = EndpointAnswer<(typeof cases)['cases.inMunicipality']>['body']

const PAGE = 25
const FILTERS = {
  'en-curso': 'c.closed_at is null',
  terminadas: 'c.closed_at is not null',
  todas: 'true',
} as const

interface Row {
  readonly id: string
  readonly radicado: string
  readonly tt_id: number
  readonly applicant_name: string
  readonly status: string
  readonly filed_at: Date
  readonly closed_at: Date | null
  readonly due_on: string | null
  readonly office: string | null
  readonly suspensions: Flow['suspensions'] | null
}

/** Cases filed for a municipality, within the reader's scope; drafts are visible to their applicant only. */
export async function casesInMunicipality(
  deps: AppDeps,
  actor: Actor,
  city: string,
  query: { readonly estado: keyof typeof FILTERS; readonly cursor?: string | undefined },
): Promise<Answer> {
  const place = MUNICIPALITIES.find((one) => String(one.id) === city)
  if (place === undefined)
    throw new Refusal('missing', 'El municipio no es de esta jurisdicción.', { code: 'no_existe' })
  const after = readMark(query.cursor)
  const found = await deps.db.rows<Row>(sql`
    select c.id, c.radicado, c.tt_id, c.applicant_name, c.status, c.filed_at, c.closed_at, c.due_on, c.office, c.flow->'suspensions' as suspensions
    from cases c
    where c.municipality = ${place.dane} and c.radicado is not null and ${raw(FILTERS[query.estado])} and ${rowsFor(actor, 'cases.read')}
      and (${after === null} or (c.filed_at, c.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by c.filed_at desc, c.id desc limit ${PAGE + 1}`)
  const today = bogotaDate(deps.clock.now().toISOString())
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      radicado: row.radicado,
      procedure: deps.catalogue.procedureName(row.tt_id),
      applicant: row.applicant_name,
      statusLabel: deps.catalogue.statuses[row.status] ?? row.status,
      filedAt: row.filed_at.toISOString(),
      due: dueWords(
        row.closed_at === null ? row.due_on : null,
        today,
        deps.catalogue.calendarOf(row.office),
        row.suspensions?.some((one) => one.to === null) ?? false,
      ),
      ended: row.closed_at !== null,
    })),
    next: found.length > PAGE && last !== undefined ? markOf(last.filed_at, last.id) : null,
  }
}
