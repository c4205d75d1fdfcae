import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { messages } from '@ventanilla/contract/messages.contract'
import { CHANNELS } from '@ventanilla/contract/meanings'
import type { Actor } from '@ventanilla/domain/access/actor'
import {
  isOpenKind,
  OPENED_BY,
  SENT_KINDS,
  SENT_ORDERS,
  SENT_STATES,
} from '@ventanilla/domain/cases/messages/sent-messages'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { FastifyInstance } from 'fastify'
import { audit } from '../../db/audit.ts'
import { expected } from '../../db/connection/expected.ts'
import { pageOf, type Place, readPlace } from '../../db/connection/keyset.ts'
import { sql } from '../../db/connection/sql.ts'
import type { MessagePayload } from '../../db/outbox.ts'
import type { AppDeps } from '../../deps.ts'
import { type Column, csvStream } from '../../http/bodies/sheet-stream.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import {
  MESSAGE_COLUMNS,
  type MessageFilter,
  messageRow,
  type MessageRow,
  messageRows,
  resendsOf,
  shownMessage,
} from './message-rows.ts'
import { readdress } from './readdress.ts'

const PAGE = 25
const EXPORTED_AT_ONCE = 1000

export function registerMessages(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, messages, {
    'messages.list': async (ctx, { query: { cursor, ...filter } }) => {
      const { orden } = filter
      const after = readPlace(cursor, orden, MESSAGE_COLUMNS[SENT_ORDERS[orden].by])
      const rows = await messageRows(deps.db, me(ctx), filter, { after, limit: PAGE + 1 })
      const { page, next } = pageOf(rows, PAGE, orden)
      return ok({ rows: page.map(shownMessage), next })
    },
    'messages.export': (ctx, { query }) => exportMessages(deps, ctx, query),
    'messages.read': async (ctx, { params }) => ok(await readMessage(deps, me(ctx), params.id)),
    'messages.readdress': readdress(deps),
  })
}

async function readMessage(deps: AppDeps, actor: Actor, id: string) {
  const row = await messageRow(deps.db, actor, id)
  if (row === undefined) throw notFound()
  const { payload } = expected(
    await deps.db.one<{ payload: MessagePayload }>(sql`select payload from outbox where id = ${id}::uuid`),
    'the message',
  )
  const isOpen = isOpenKind(row.kind)
  const host = new URL(deps.settings.publicUrl).hostname
  const resends = await resendsOf(deps.db, id)
  return {
    ...shownMessage(row),
    paragraphs: isOpen ? [...payload.paragraphs] : null,
    proof:
      row.sent_at === null
        ? null
        : {
            messageId: row.channel === 'email' ? `${row.id}@${host}` : row.id,
            acceptedAt: row.sent_at.toISOString(),
            // Attack: a code of six digits is found by trying all of them against the hash of its message
            fingerprint: isOpen ? createHash('sha256').update(payload.text).digest('hex') : null,
          },
    resends: resends.map(({ sent_at, at, ...one }) => ({
      ...one,
      at: at.toISOString(),
      sentAt: sent_at?.toISOString() ?? null,
    })),
  }
}

type Shown = ReturnType<typeof shownMessage>
const instant = (title: string, value: (row: Shown) => string | null): Column<Shown> => ({
  title,
  width: 24,
  kind: 'text',
  value,
})
const COLUMNS: readonly Column<Shown>[] = [
  instant('Fecha y hora (UTC)', (r) => r.createdAt),
  { title: 'Clase', width: 32, kind: 'text', value: (r) => SENT_KINDS[r.kind] },
  { title: 'Medio', width: 20, kind: 'text', value: (r) => CHANNELS[r.channel] },
  { title: 'Para', width: 32, kind: 'text', value: (r) => r.to },
  { title: 'Persona', width: 32, kind: 'text', value: (r) => r.person },
  { title: 'Asunto', width: 60, kind: 'text', value: (r) => r.subject },
  { title: 'Solicitud', width: 20, kind: 'text', value: (r) => r.radicado },
  { title: 'Estado', width: 40, kind: 'text', value: (r) => SENT_STATES[r.state] },
  { title: 'Intentos', width: 10, kind: 'number', value: (r) => r.attempts },
  instant('Enviado (UTC)', (r) => r.sentAt),
  instant('En duda desde (UTC)', (r) => r.doubtfulSince),
  instant('Abierto en el portal (UTC)', (r) => r.opened?.at ?? null),
  {
    title: 'Cómo se sabe',
    width: 40,
    kind: 'text',
    value: (r) => (r.opened === null ? null : OPENED_BY[r.opened.how]),
  },
  { title: 'Error', width: 60, kind: 'text', value: (r) => r.error },
]

/** Exports all matching messages, read in pages while streaming. Audits the export first. */
async function exportMessages(
  deps: AppDeps,
  ctx: Context,
  filter: MessageFilter,
): Promise<{ status: 200; body: Readable; headers: Record<string, string> }> {
  const now = deps.clock.now()
  const actor = me(ctx)
  await audit(deps.db, {
    actorId: actor.id,
    verb: ctx.endpointId,
    address: ctx.address,
    detail: filter,
    at: now,
    newId: deps.newId,
  })
  async function* pages(): AsyncGenerator<Shown[]> {
    let after: Place | null = null
    for (;;) {
      const rows: MessageRow[] = await messageRows(deps.db, actor, filter, { after, limit: EXPORTED_AT_ONCE })
      if (rows.length > 0) yield rows.map(shownMessage)
      const last = rows.at(-1)
      if (last === undefined || rows.length < EXPORTED_AT_ONCE) return
      after = last.place
    }
  }
  return {
    status: 200,
    body: Readable.from(csvStream(COLUMNS, pages())),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="correos-${bogotaDate(now.toISOString())}.csv"`,
    },
  }
}
