import type { auditing } from '@ventanilla/contract/audit.contract'
import { verbsOf } from '@ventanilla/domain/audit/events'
import { REFUSED_EVENTS } from '@ventanilla/domain/audit/refusals'
import type { AuditGroup } from '@ventanilla/domain/audit/groups'
import { AUDIT_ORDERS } from '@ventanilla/domain/audit/orders'
import type { OrderKey } from '@ventanilla/domain/kernel/list-order'
import { addDays, bogotaInstant } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import {
  afterPlace,
  orderBy,
  type Place,
  placeOf,
  type SortColumn,
  type Sorting,
} from '../../db/connection/keyset.ts'
import { containing } from '../../db/connection/like.ts'
import { type Db, joined, raw, sql, type Statement } from '../../db/connection/sql.ts'
import { addressGroup } from '../../http/guards/client-address.ts'

export type AuditFilter = z.output<(typeof auditing)['audit.export']['query']>

/** An audit record with the names of its actor and subjects, as stored. */
export interface AuditRow {
  readonly id: string
  readonly at: Date
  readonly verb: string
  readonly actor_id: string | null
  readonly actor: string | null
  readonly person_id: string | null
  readonly person: string | null
  readonly case_id: string | null
  readonly radicado: string | null
  readonly thing: string | null
  readonly address: string | null
  readonly detail: Readonly<Record<string, unknown>>
  readonly place: Place
}

/**
 * Columns of each order, of a line `l`. No index is missing: each one of the audit that leads a search ends in
 * (at, id), read in either direction.
 */
export const AUDIT_COLUMNS = {
  fecha: [{ sql: raw('l.at'), type: 'timestamptz', nullable: false }],
} satisfies Record<OrderKey<typeof AUDIT_ORDERS>, readonly SortColumn[]>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** Most accounts that a name can match; a longer name narrows it. */
const MOST_PEOPLE = 50

/** Ids that the filter's words resolve to, looked up once: people, and the case with the given number. */
export interface Meant {
  readonly who: readonly string[] | null
  readonly about: { readonly subjects: readonly string[]; readonly caseId: string | null } | null
}

export async function whatIsMeant(db: Db, filter: AuditFilter): Promise<Meant> {
  const { quien, sobre } = filter
  const who = quien === undefined ? null : UUID.test(quien) ? [quien] : await peopleCalled(db, quien)
  if (sobre === undefined) return { who, about: null }
  if (UUID.test(sobre)) return { who, about: { subjects: [sobre], caseId: sobre } }
  const number = sobre.toUpperCase()
  const row = await db.one<{ id: string }>(
    sql`select id from cases where radicado = ${number} union all select id from cases where expediente = ${number} limit 1`,
  )
  // a rejection stores the case as its subject
  if (row !== undefined) return { who, about: { subjects: [row.id], caseId: row.id } }
  return { who, about: { subjects: await peopleCalled(db, sobre), caseId: null } }
}

async function peopleCalled(db: Db, words: string): Promise<string[]> {
  const like = containing(words)
  const rows = await db.rows<{ id: string }>(sql`
    select u.id from users u
    where plain(coalesce(u.company_name, '') || ' ' || u.first_names || ' ' || u.last_names || ' ' || u.email) like plain(${like})
      or u.document_number = ${words}
    order by u.id limit ${MOST_PEOPLE}`)
  return rows.map(({ id }) => id)
}

/** Records in the filter's order, after a place. */
export async function auditRows(
  db: Db,
  filter: AuditFilter,
  meant: Meant,
  page: { readonly after: Place | null; readonly limit: number },
): Promise<AuditRow[]> {
  const { by, direction } = AUDIT_ORDERS[filter.orden]
  const sorting = { columns: AUDIT_COLUMNS[by], direction, id: raw('l.id') }
  return db.rows<AuditRow>(sql`
    select l.id, l.at, l.verb, l.actor_id, l.case_id, l.address, l.detail, ${nameOf('a')} as actor, s.id as person_id,
      ${nameOf('s')} as person, coalesce(c.radicado, c.expediente) as radicado,
      coalesce(f.name, t.title, p.proxy_name, o.recipient) as thing,
      ${placeOf(sorting)} as place
    from (${linesOf(filter, meant, page, sorting)}) l
      left join users a on a.id = l.actor_id
      left join cases c on c.id = l.case_id
      left join users s on s.id = l.named
      left join files f on f.id = l.named
      left join acts t on t.id = l.named
      left join powers p on p.id = l.named
      left join outbox o on o.id = l.named
    order by ${orderBy(sorting)}`)
}

const nameOf = (alias: string): Statement =>
  raw(`coalesce(nullif(${alias}.company_name, ''), ${alias}.first_names || ' ' || ${alias}.last_names)`)

/**
 * Ids of a page. The most selective condition leads, over its own index: each person, subject or verb
 * contributes its first records in the order and the first of these are the page, so that a rare one is found as fast
 * as a frequent one.
 */
function linesOf(
  filter: AuditFilter,
  { who, about }: Meant,
  { after, limit }: { readonly after: Place | null; readonly limit: number },
  sorting: Sorting,
): Statement {
  const tests: Statement[] = []
  if (filter.desde !== undefined) tests.push(sql`l.at >= ${bogotaInstant(filter.desde, 0)}::timestamptz`)
  if (filter.hasta !== undefined)
    tests.push(sql`l.at < ${bogotaInstant(addDays(filter.hasta, 1), 0)}::timestamptz`)
  if (filter.direccion !== undefined) {
    // older records have whole IPv6 addresses
    const group = addressGroup(filter.direccion.replace(/\/64$/, ''))
    tests.push(sql`l.address in (${filter.direccion}, ${group})`)
  }
  if (after !== null) tests.push(afterPlace(sorting, after))
  if (filter.evento !== undefined) tests.push(inGroup(filter.evento))

  const firstOf = (leads: Statement | null): Statement => sql`
    select * from audit_log l where ${joined(leads === null ? tests : [leads, ...tests], ' and ')}
    order by ${orderBy(sorting)} limit ${limit}`
  const each = (keys: readonly string[], leads: Statement): Statement =>
    sql`select n.* from unnest(${keys}::text[]) as k(key) cross join lateral (${firstOf(leads)}) n`
  let lines: Statement
  if (who !== null) {
    if (about !== null)
      tests.push(sql`(l.subject = any(${about.subjects}::text[]) or l.case_id = ${about.caseId}::uuid)`)
    lines = each(who, sql`l.actor_id = k.key::uuid`)
  } else if (about !== null) {
    const ofCase = about.caseId === null ? [] : [firstOf(sql`l.case_id = ${about.caseId}::uuid`)]
    // a record about a person's file in that case would match both ways
    lines = joined(
      [each(about.subjects, sql`l.subject = k.key`), ...ofCase].map((one) => sql`(${one})`),
      ' union ',
    )
  } else if (filter.evento !== undefined) {
    const { done, refused, stopped } = verbsOf(filter.evento)
    lines =
      done.length === 0
        ? firstOf(raw(`l.detail->>'refused' is not null`))
        : each([...new Set([...done, ...refused, ...stopped])], sql`l.verb = k.key`)
  } else lines = firstOf(null)
  return sql`
    select l.*, case when l.subject ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then l.subject::uuid end as named
    from (${lines}) l order by ${orderBy(sorting)} limit ${limit}`
}

function inGroup(group: AuditGroup): Statement {
  const { done, refused, otherRefused, stopped } = verbsOf(group)
  return sql`case l.detail->>'refused'
    when '429' then l.verb = any(${stopped}::text[])
    else case when l.detail->>'refused' is null then l.verb = any(${done}::text[])
      else l.verb = any(${refused}::text[]) or (${otherRefused} and not l.verb = any(${Object.keys(REFUSED_EVENTS)}::text[])) end end`
}
