import { figuresToConfirm } from '@ventanilla/catalog/fees/to-confirm'
import { operations } from '@ventanilla/contract/operations.contract'
import { notFound } from '@ventanilla/domain/kernel/problem'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { audit } from '../../db/audit.ts'
import { servingProcesses } from '../../db/server-processes.ts'
import { MOST_KILLS } from '../../db/set-aside.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import type { SealOfProcess } from '../../own-process.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { closedOfficeWarnings } from './closed-offices.ts'
import { limitsOver, reopenLimit } from './limits.ts'
import { mapTilesWarning } from './map-tiles-warning.ts'
import { storeWarning } from './store-warning.ts'

/** Most rows an administrator can review at once; older ones follow once these are settled. */
const MOST = 200

type MessageAnswer = z.input<(typeof operations)['operations.messages']['answers'][200]>['rows'][number]

interface Message {
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly recipient: string
  readonly subject: string
  readonly state: string
  readonly attempts: number
  readonly last_error: string | null
  readonly ambiguous_at: Date | null
  readonly created_at: Date
  readonly next_at: Date
  readonly case_id: string | null
  readonly radicado: string | null
}

export function registerOperations(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, operations, {
    'operations.messages': async () => {
      const rows = await deps.db.rows<Message>(sql`
        select o.id, o.channel, o.recipient, o.payload->>'subject' as subject, o.state, o.attempts, o.last_error, o.ambiguous_at,
          o.next_at, o.created_at, o.case_id, c.radicado
        from outbox o left join cases c on c.id = o.case_id
        where o.ambiguous_at is not null or o.state in ('failed','ambiguous') or (o.state in ('pending','sending') and o.last_error is not null)
        order by (o.state in ('failed','ambiguous')) desc, coalesce(o.ambiguous_at, o.created_at) desc, o.id desc limit ${MOST}`)
      return ok({ rows: rows.map(messageFrom) })
    },
    'operations.resend': (ctx, { params }) =>
      ctx.command(async (tx) => {
        const now = deps.clock.now()
        const found = await tx.run(sql`
          update outbox set state = 'pending', attempts = 0, next_at = ${now}, last_error = null
          where id = ${params.id}::uuid and state in ('failed','ambiguous')`)
        if (found === 0) throw notFound('Ese mensaje no está entre los fallidos.')
        await audit(tx, {
          actorId: me(ctx).id,
          verb: ctx.endpointId,
          subject: params.id,
          address: ctx.address,
          at: now,
          newId: deps.newId,
        })
        return ok({ queued: true as const })
      }),
    'operations.seal': async () => {
      const now = deps.clock.now()
      const [current, processes, changes] = await Promise.all([
        deps.db.one<{ fingerprint: string; at: Date }>(sql`select fingerprint, at from authority_seal`),
        servingProcesses<SealOfProcess>(deps.db, now),
        deps.db.rows<{ former: string; current: string; reason: string; by: string; at: Date }>(
          sql`select former, current, reason, by_whom as by, at from authority_seal_changes order by at desc, id desc limit ${MOST}`,
        ),
      ])
      return ok({
        current:
          current === undefined
            ? null
            : { fingerprint: current.fingerprint, since: current.at.toISOString() },
        processes: processes.map(({ startedAt, seal, ...one }) => ({
          ...one,
          startedAt: startedAt.toISOString(),
          // processes of the previous release do not report a date
          seal: { ...seal, since: seal.since ?? null },
        })),
        changes: changes.map((one) => ({ ...one, at: one.at.toISOString() })),
      })
    },
    'operations.warnings': async () =>
      ok({
        rows: [
          ...(await storeWarning(deps.storage)),
          ...(await mapTilesWarning(deps.mapTiles)),
          ...deps.settingWarnings,
          ...(await closedOfficeWarnings(deps)),
        ],
        figures: [...figuresToConfirm()],
      }),
    'operations.limits': async () => ok({ rows: await limitsOver(deps) }),
    'operations.reopenLimit': (ctx, { body }) => reopenLimit(deps, ctx, body),
    'operations.jobs': async () => {
      const rows = await deps.db.rows<{
        id: string
        kind: string
        attempts: number
        kills: number
        last_error: string | null
        created_at: Date
        case_id: string | null
        radicado: string | null
      }>(sql`
        select j.id, j.kind, j.attempts, j.kills, j.last_error, j.created_at, c.id as case_id, c.radicado
        from jobs j left join acts a on a.id = (j.data->>'actId')::uuid
          left join cases c on c.id = coalesce((j.data->>'caseId')::uuid, a.case_id)
        where j.state = 'failed' order by j.created_at desc, j.id desc limit ${MOST}`)
      return ok({
        rows: rows.map((r) => ({
          id: r.id,
          kind: r.kind,
          attempts: r.attempts,
          setAside: r.kills >= MOST_KILLS,
          error: r.last_error,
          createdAt: r.created_at.toISOString(),
          caseId: r.radicado === null ? null : r.case_id,
          radicado: r.radicado,
        })),
      })
    },
    'operations.retry': (ctx, { params }) =>
      ctx.command(async (tx) => {
        const now = deps.clock.now()
        const found = await tx.run(
          sql`update jobs set state = 'pending', attempts = 0, kills = 0, next_at = ${now} where id = ${params.id}::uuid and state = 'failed'`,
        )
        if (found === 0) throw notFound('Ese trabajo no está entre los fallidos.')
        await audit(tx, {
          actorId: me(ctx).id,
          verb: ctx.endpointId,
          subject: params.id,
          address: ctx.address,
          at: now,
          newId: deps.newId,
        })
        deps.wake()
        return ok({ queued: true as const })
      }),
  })
}

/** A failed message needs a person; an ambiguous one was possibly sent, and one with an error is retried. */
function messageFrom(row: Message): MessageAnswer {
  const waits = row.state === 'pending' || row.state === 'sending'
  const canResend = row.state === 'failed' || row.state === 'ambiguous'
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    // a text message's subject is its text, which can hold a code
    subject: row.channel === 'sms' ? 'Mensaje de texto' : row.subject,
    state: row.state === 'failed' ? 'fallido' : row.ambiguous_at !== null ? 'dudoso' : 'reintentando',
    sent: row.state === 'sent',
    attempts: row.attempts,
    error: row.last_error,
    doubtfulSince: row.ambiguous_at?.toISOString() ?? null,
    nextAt: waits ? row.next_at.toISOString() : null,
    canResend,
    createdAt: row.created_at.toISOString(),
    caseId: row.radicado === null ? null : row.case_id,
    radicado: row.radicado,
  }
}
