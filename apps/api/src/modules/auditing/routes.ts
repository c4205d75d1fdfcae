import { Readable } from 'node:stream'
import { auditing } from '@ventanilla/contract/audit.contract'
import { AUDIT_GROUPS } from '@ventanilla/domain/audit/groups'
import { AUDIT_ORDERS } from '@ventanilla/domain/audit/orders'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { FastifyInstance } from 'fastify'
import { audit } from '../../db/audit.ts'
import { pageOf, type Place, readPlace } from '../../db/connection/keyset.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { type Column, csvStream } from '../../http/bodies/sheet-stream.ts'
import { noteOf, sentenceOf } from './audit-words.ts'
import { AUDIT_COLUMNS, type AuditFilter, type AuditRow, auditRows, whatIsMeant } from './read-audit.ts'

const PAGE = 50
const EXPORTED_AT_ONCE = 1000

export function registerAuditing(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, auditing, {
    'audit.list': async (_ctx, { query: { cursor, ...filter } }) => {
      const { orden } = filter
      const after = readPlace(cursor, orden, AUDIT_COLUMNS[AUDIT_ORDERS[orden].by])
      const meant = await whatIsMeant(deps.db, filter)
      const rows = await auditRows(deps.db, filter, meant, { after, limit: PAGE + 1 })
      const { page, next } = pageOf(rows, PAGE, orden)
      return ok({
        rows: page.map((row) => ({
          id: row.id,
          at: row.at.toISOString(),
          ...sentenceOf(row),
          note: noteOf(row),
          address: row.address,
          actorId: row.actor === null ? null : row.actor_id,
          personId: row.person_id,
          caseId: row.radicado === null ? null : row.case_id,
        })),
        next,
      })
    },
    'audit.export': (ctx, { query }) => exportAudit(deps, ctx, query),
  })
}

const COLUMNS: readonly Column<AuditRow>[] = [
  { title: 'Fecha y hora (UTC)', width: 24, kind: 'text', value: (r) => r.at.toISOString() },
  { title: 'Evento', width: 24, kind: 'text', value: (r) => AUDIT_GROUPS[sentenceOf(r).group] },
  { title: 'Quién', width: 32, kind: 'text', value: (r) => r.actor },
  {
    title: 'Qué pasó',
    width: 80,
    kind: 'text',
    value: (r) =>
      sentenceOf(r)
        .pieces.map(({ text }) => text)
        .join(''),
  },
  { title: 'Detalle', width: 60, kind: 'text', value: noteOf },
  { title: 'Solicitud', width: 20, kind: 'text', value: (r) => r.radicado },
  { title: 'Persona', width: 32, kind: 'text', value: (r) => r.person },
  { title: 'Dirección de red', width: 24, kind: 'text', value: (r) => r.address },
]

/** Exports all matching records, read in pages while streaming. Audits the export first. */
async function exportAudit(
  deps: AppDeps,
  ctx: Context,
  filter: AuditFilter,
): Promise<{ status: 200; body: Readable; headers: Record<string, string> }> {
  const now = deps.clock.now()
  const meant = await whatIsMeant(deps.db, filter)
  await audit(deps.db, {
    actorId: me(ctx).id,
    verb: ctx.endpointId,
    address: ctx.address,
    detail: filter,
    at: now,
    newId: deps.newId,
  })
  async function* pages(): AsyncGenerator<AuditRow[]> {
    let after: Place | null = null
    for (;;) {
      const rows: AuditRow[] = await auditRows(deps.db, filter, meant, { after, limit: EXPORTED_AT_ONCE })
      if (rows.length > 0) yield rows
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
      'content-disposition': `attachment; filename="auditoria-${bogotaDate(now.toISOString())}.csv"`,
    },
  }
}
