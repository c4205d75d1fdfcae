import type { thirdParties } from '@ventanilla/contract/third-parties.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { THIRD_PARTY_ORDERS } from '@ventanilla/domain/cases/third-party-contact'
import { documentDigits } from '@ventanilla/domain/identity/documents'
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
import { joined, raw, sql } from '../../db/connection/sql.ts'
import { contactsOf } from '../../db/people/third-party-contacts.ts'
import type { AppDeps } from '../../deps.ts'
import { refuseOver } from '../../http/guards/budgets.ts'
import { capacitiesFor, capacityOf, capacityRows, NAME, shownPerson } from './capacity-rows.ts'

type List = (typeof thirdParties)['list']
type Query = z.output<List['query']>

const PAGE = 25
/** Capacities that a row of the list has; the person's page has all of them. */
const SHOWN = 3

/** Columns of each order, over the people found; they are few beside the cases, so no index serves them. */
const COLUMNS = {
  desde: [{ sql: raw('t.latest'), type: 'timestamptz', nullable: false }],
  nombre: [{ sql: raw('t.sorted'), type: 'text', nullable: false }],
} satisfies Record<OrderKey<typeof THIRD_PARTY_ORDERS>, readonly SortColumn[]>

interface Row {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly document_type: number | null
  readonly document_number: string | null
  readonly count: number
  readonly place: Place
}

/**
 * People who are third parties in the cases that the reader reaches, each once. Every page is counted: someone
 * must not copy the whole list.
 */
export async function listThirdParties(
  deps: AppDeps,
  actor: Actor,
  query: Query,
): Promise<z.input<List['answers'][200]>> {
  demandSearch(query.q)
  const { by, direction } = THIRD_PARTY_ORDERS[query.orden]
  const sorting = { columns: COLUMNS[by], direction, id: raw('t.id') }
  const after = readPlace(query.cursor, query.orden, sorting.columns)
  await refuseOver(deps.db, 'thirdPartyPagesOfPerson', actor.id)
  const current = query.estado === 'vigentes'
  const tests = [capacitiesFor(actor)]
  if (current) tests.push(raw('p.until is null'))
  if (query.q !== '') {
    const like = containing(query.q)
    tests.push(sql`(plain(${NAME}) like plain(${like}) or c.radicado ilike ${like} or c.expediente ilike ${like}
      or c.facts->>'migracion.expediente' ilike ${like}
      or regexp_replace(u.document_number, '\\D', '', 'g') = any(${documentDigits(query.q)}::text[]))`)
  }
  const found = await deps.db.rows<Row>(sql`
    select t.id, t.kind, t.name, t.document_type, t.document_number, t.count, ${placeOf(sorting)} as place
    from (
      select u.id, u.kind, ${NAME} as name, plain(${NAME}) as sorted, u.document_type, u.document_number,
        max(p.since) as latest, count(*)::int as count
      from case_parties p join cases c on c.id = p.case_id join users u on u.id = p.user_id
      where ${joined(tests, ' and ')} group by u.id
    ) t
    where ${after === null ? raw('true') : afterPlace(sorting, after)} order by ${orderBy(sorting)} limit ${PAGE + 1}`)
  const { page, next } = pageOf(found, PAGE, query.orden)
  const people = page.map(({ id }) => id)
  const capacities = await capacityRows(deps.db, deps, actor, { people, each: SHOWN, current })
  const contacts = await contactsOf(deps.db, deps.catalogue, people)
  return {
    rows: page.flatMap((row) => {
      const contact = contacts.get(row.id)
      if (contact === undefined) return []
      const { address, municipality, phone, email } = contact
      return {
        ...shownPerson(row),
        contact: { address, municipality, phone, email },
        count: row.count,
        capacities: capacities
          .filter(({ person_id }) => person_id === row.id)
          .map((one) => capacityOf(deps, one)),
      }
    }),
    next,
  }
}
