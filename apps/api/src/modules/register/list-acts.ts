import type { register } from '@ventanilla/contract/register.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { REGISTER_ORDERS } from '@ventanilla/domain/acts/register-orders'
import type { OrderKey } from '@ventanilla/domain/kernel/list-order'
import { demandSearch } from '@ventanilla/domain/kernel/search-text'
import type { z } from 'zod'
import {
  afterPlace,
  orderBy,
  pageOf,
  type Place,
  placeOf,
  readPlace,
  type SortColumn,
} from '../../db/connection/keyset.ts'
import { containing } from '../../db/connection/like.ts'
import { rowsFor } from '../../db/scope.ts'
import { joined, raw, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

type Answer = z.input<(typeof register)['register.list']['answers'][200]>
type Query = z.output<(typeof register)['register.list']['query']>

const PAGE = 25
interface Row {
  readonly id: string
  readonly case_id: string
  readonly radicado: string | null
  readonly tt_id: number
  readonly title: string
  readonly series: string
  readonly number: string
  readonly dated_on: string
  readonly signer_id: string
  readonly signer: string
  readonly code: string | null
  readonly state: string
  readonly file_id: string | null
  readonly place: Place
}

/**
 * Columns of each order; without a migration, because each has its index. `firma`: `acts_register`, and with a
 * series `acts_series`, read in either direction. `numero`: `acts_number`, which numbers each series and period on its
 * own. `radicado`: `cases_radicado`, then `acts_case`; its later pages read the index from its beginning, a page of a
 * register that people narrow by year and words.
 */
const COLUMNS = {
  firma: [{ sql: raw('a.signed_at'), type: 'timestamptz', nullable: false }],
  numero: [
    { sql: raw('a.series'), type: 'text', nullable: false },
    // a numbered act has both
    { sql: raw('a.number_scope'), type: 'text', nullable: false },
    { sql: raw('a.number_seq'), type: 'bigint', nullable: false },
  ],
  radicado: [{ sql: raw('c.radicado'), type: 'text', nullable: true }],
} satisfies Record<OrderKey<typeof REGISTER_ORDERS>, readonly SortColumn[]>

/** Numbered acts of the cases that the reader can register, in the order that they chose. */
export async function listActs(deps: AppDeps, actor: Actor, query: Query): Promise<Answer> {
  demandSearch(query.q)
  const { by, direction } = REGISTER_ORDERS[query.orden]
  const sorting = { columns: COLUMNS[by], direction, id: raw('a.id') }
  const tests = [raw('a.number is not null'), rowsFor(actor, 'acts.register')]
  if (query.serie !== undefined) tests.push(sql`a.series = ${query.serie}`)
  if (query.anio !== undefined)
    tests.push(
      sql`a.dated_on between make_date(${query.anio}::int, 1, 1) and make_date(${query.anio}::int, 12, 31)`,
    )
  if (/^\d+$/.test(query.numero)) tests.push(sql`a.number_seq = ${Number(query.numero.slice(0, 9))}`)
  else if (query.numero !== '') tests.push(sql`a.number = ${query.numero.toUpperCase()}`)
  if (query.q !== '')
    tests.push(sql`(plain(a.title || ' ' || coalesce(a.number, '')) like plain(${containing(query.q)})
      or words_of(c.radicado, c.expediente, c.applicant_name, c.subject, c.municipality) like plain(${containing(query.q)}))`)
  const after = readPlace(query.cursor, query.orden, sorting.columns)
  if (after !== null) tests.push(afterPlace(sorting, after))
  const rows = await deps.db.rows<Row>(sql`
    select a.id, a.case_id, c.radicado, c.tt_id, a.title, a.series, a.number, a.dated_on, a.signer_id,
      u.first_names || ' ' || u.last_names as signer, a.code, a.state, a.file_id, ${placeOf(sorting)} as place
    from acts a join cases c on c.id = a.case_id join users u on u.id = a.signer_id
    where ${joined(tests, ' and ')} order by ${orderBy(sorting)} limit ${PAGE + 1}`)
  const { page, next } = pageOf(rows, PAGE, query.orden)
  return {
    rows: page.map((r) => ({
      id: r.id,
      caseId: r.case_id,
      radicado: r.radicado,
      procedure: deps.catalogue.procedureName(r.tt_id),
      title: r.title,
      series: r.series,
      number: r.number,
      date: r.dated_on,
      signer: { id: r.signer_id, name: r.signer },
      code: r.code,
      sealed: r.state === 'sealed',
      fileId: r.file_id,
    })),
    next,
  }
}
