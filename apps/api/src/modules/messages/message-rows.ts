import type { messages, SentMessage } from '@ventanilla/contract/messages.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { holds, type Permission } from '@ventanilla/domain/access/permissions'
import {
  isOpenKind,
  NAMES_BEGIN,
  SENT_ORDERS,
  type SentKind,
  type SentState,
} from '@ventanilla/domain/cases/messages/sent-messages'
import { normalizeEmail } from '@ventanilla/domain/identity/email'
import { storedPhone } from '@ventanilla/domain/identity/phone'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import type { OrderKey } from '@ventanilla/domain/kernel/list-order'
import { addDays, bogotaInstant } from '@ventanilla/domain/terms/dates'
import type { z } from 'zod'
import { afterPlace, orderBy, type Place, placeOf, type SortColumn } from '../../db/connection/keyset.ts'
import { containing } from '../../db/connection/like.ts'
import { type Db, joined, raw, sql, type Statement } from '../../db/connection/sql.ts'
import { rowsFor } from '../../db/scope.ts'

export type MessageFilter = z.output<(typeof messages)['messages.export']['query']>

/** A message of the outbox with what became of it. */
export interface MessageRow {
  readonly id: string
  readonly fact_key: string
  readonly kind: SentKind
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly person: string | null
  readonly subject: string
  readonly state: SentState
  readonly attempts: number
  readonly last_error: string | null
  readonly ambiguous_at: Date | null
  readonly next_at: Date
  readonly created_at: Date
  readonly sent_at: Date | null
  readonly opened_at: Date | null
  readonly by_notification: boolean
  readonly case_id: string | null
  readonly radicado: string | null
  readonly resent_from: string | null
  readonly resendable: boolean
  readonly place: Place
}

export const MESSAGE_COLUMNS = {
  fecha: [{ sql: raw('o.created_at'), type: 'timestamptz', nullable: false }],
} satisfies Record<OrderKey<typeof SENT_ORDERS>, readonly SortColumn[]>

/** Most accounts that a name can match; a longer name narrows it. */
const MOST_PEOPLE = 50

/**
 * Parts of a fact key, as the messages of a case have it (db/cases): «message:case:version:person:subject», with «sms:» before it for
 * a text message; a resend adds its address behind.
 */
const part = (n: number): Statement => raw(`split_part(regexp_replace(o.fact_key, '^sms:', ''), ':', ${n})`)
const UUID = raw(`'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`)

/** The words of a case, whose fact key says so; anything else can hold a secret. Attack: see `isOpenKind`. */
const KIND: Statement = sql`case
  when o.case_id is null then 'cuenta'
  when o.fact_key like 'copia:%' then 'copia'
  when ${part(2)} <> o.case_id::text or ${part(4)} !~ ${UUID} then 'codigo'
  ${joined(
    keysIn(NAMES_BEGIN).map((kind) => sql`when starts_with(${part(1)}, ${NAMES_BEGIN[kind]}) then ${kind}`),
    ' ',
  )}
  else 'tramite' end`

const STATE: Statement =
  raw(`case o.state when 'sent' then 'enviado' when 'failed' then 'fallido' when 'ambiguous' then 'dudoso'
  else case when o.last_error is null then 'en_cola' else 'reintentando' end end`)

/**
 * The messages (alias `o`) of the cases (alias `c`, joined outer) in the reader's reach; those of no case are of
 * accounts, so only their administrators read them. Attack: reading by a message what one must not read in its case.
 */
const inReach = (actor: Actor, permission: Permission): Statement =>
  sql`case when o.case_id is null then ${holds(actor, 'users.admin')} else c.id is not null and ${rowsFor(actor, permission)} end`

/** Messages in the filter's order, after a place. */
export async function messageRows(
  db: Db,
  actor: Actor,
  filter: MessageFilter,
  page: { readonly after: Place | null; readonly limit: number },
): Promise<MessageRow[]> {
  const { by, direction } = SENT_ORDERS[filter.orden]
  const sorting = { columns: MESSAGE_COLUMNS[by], direction, id: raw('o.id') }
  const tests = [inReach(actor, 'messages.read'), ...(await testsOf(db, filter))]
  if (page.after !== null) tests.push(afterPlace(sorting, page.after))
  return db.rows<MessageRow>(sql`
    select ${columns(actor)}, ${placeOf(sorting)} as place
    from outbox o left join cases c on c.id = o.case_id ${joinsOf()}
    where ${joined(tests, ' and ')} order by ${orderBy(sorting)} limit ${page.limit}`)
}

/** One message in reach; undefined for another or none. */
export const messageRow = (db: Db, actor: Actor, id: string): Promise<MessageRow | undefined> =>
  db.one<MessageRow>(sql`
    select ${columns(actor)}, array[o.id::text] as place
    from outbox o left join cases c on c.id = o.case_id ${joinsOf()}
    where o.id = ${id}::uuid and ${inReach(actor, 'messages.read')}`)

/** Resends of a message, oldest first; read with the message. */
export const resendsOf = (
  db: Db,
  id: string,
): Promise<
  {
    readonly id: string
    readonly to: string
    readonly reason: string
    readonly at: Date
    readonly state: SentState
    readonly sent_at: Date | null
  }[]
> =>
  db.rows(sql`
    select o.id, o.recipient as "to", coalesce(o.resent_reason, '') as reason, o.created_at as at, ${STATE} as state, o.sent_at
    from outbox o where o.resent_from = ${id}::uuid order by o.created_at, o.id`)

const columns = (actor: Actor): Statement => sql`
  o.id, o.fact_key, ${KIND} as kind, o.channel, o.recipient, o.payload->>'subject' as subject, ${STATE} as state, o.attempts,
  o.last_error, o.ambiguous_at, o.next_at, o.created_at, o.sent_at, o.case_id, c.radicado, o.resent_from,
  coalesce(nullif(w.company_name, ''), w.first_names || ' ' || w.last_names) as person,
  a.id is not null as by_notification, case when a.id is null then n.read_at else a.accessed_at end as opened_at,
  ${inReach(actor, 'messages.resend')} and ${holds(actor, 'messages.resend')} as resendable`

/**
 * Whom a message of a case is for, the notice in the portal that says the same, and the notification that it announces:
 * the notification counts as opened by its act, not by the notice.
 */
const joinsOf = (): Statement => sql`
  left join lateral (select case when ${part(2)} = o.case_id::text and ${part(4)} ~ ${UUID} then ${part(4)}::uuid end as person_id,
    case when ${part(2)} = o.case_id::text and ${part(5)} ~ ${UUID} then ${part(5)}::uuid end as about_id,
    regexp_replace(regexp_replace(o.fact_key, '^sms:', ''), ':reenvio:.*$', '') as fact) k on true
  left join users w on w.id = k.person_id
  left join notices n on n.user_id = k.person_id and n.fact_key = k.fact
  left join notifications a on a.id = k.about_id and a.case_id = o.case_id`

async function testsOf(db: Db, filter: MessageFilter): Promise<Statement[]> {
  const tests: Statement[] = []
  if (filter.desde !== undefined)
    tests.push(sql`o.created_at >= ${bogotaInstant(filter.desde, 0)}::timestamptz`)
  if (filter.hasta !== undefined)
    tests.push(sql`o.created_at < ${bogotaInstant(addDays(filter.hasta, 1), 0)}::timestamptz`)
  if (filter.clase !== undefined) tests.push(sql`${KIND} = ${filter.clase}`)
  if (filter.estado !== undefined) tests.push(sql`${STATE} = ${filter.estado}`)
  if (filter.numero !== undefined) {
    const number = filter.numero.toUpperCase()
    tests.push(sql`o.case_id in (select id from cases where radicado = ${number} union all
      select id from cases where expediente = ${number})`)
  }
  if (filter.persona !== undefined)
    tests.push(sql`o.recipient = any(${await addressesOf(db, filter.persona)}::text[])`)
  return tests
}

/** Addresses of the people whose name has these words, and the words themselves as an address. */
async function addressesOf(db: Db, words: string): Promise<string[]> {
  const rows = await db.rows<{ email: string; phone: string | null }>(sql`
    select u.email, u.phone from users u
    where plain(coalesce(u.company_name, '') || ' ' || u.first_names || ' ' || u.last_names) like plain(${containing(words)})
    order by u.id limit ${MOST_PEOPLE}`)
  const found = rows.flatMap(({ email, phone }) => [email, phone])
  return [...found, normalizeEmail(words), storedPhone(words)].flatMap((one) =>
    one === null || one === '' ? [] : [one],
  )
}

/** A message as the report shows it: without a subject that could be a secret. */
export function shownMessage(row: MessageRow): SentMessage {
  const isOpen = isOpenKind(row.kind)
  const waits = row.state === 'en_cola' || row.state === 'reintentando'
  return {
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    to: row.recipient,
    person: row.person,
    // the subject of a text message is its text
    subject: isOpen && row.channel === 'email' ? row.subject : null,
    state: row.state,
    attempts: row.attempts,
    error: row.last_error,
    doubtfulSince: row.ambiguous_at?.toISOString() ?? null,
    nextAt: waits ? row.next_at.toISOString() : null,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    opened:
      row.opened_at === null
        ? null
        : { at: row.opened_at.toISOString(), how: row.by_notification ? 'notificacion' : 'aviso' },
    caseId: row.radicado === null ? null : row.case_id,
    radicado: row.radicado,
    resent: row.resent_from !== null,
    canReaddress: isOpen && row.resendable,
  }
}
