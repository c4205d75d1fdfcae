import { operations } from '@ventanilla/contract/operations.contract'
import { notFound } from '@ventanilla/domain/cases/problem'
import type { FastifyInstance } from 'fastify'
import { audit } from '../../db/audit.ts'
import { sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'

/** What an administrator can read at once; older ones follow when these are settled. */
const MOST = 200

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
  readonly case_id: string | null
}

export function registerOperations(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, operations, {
    'operations.messages': async () => {
      const rows = await deps.db.rows<Message>(sql`
        select id, channel, recipient, payload->>'subject' as subject, state, attempts, last_error, ambiguous_at, created_at, case_id
        from outbox where ambiguous_at is not null or state in ('failed','ambiguous')
        order by coalesce(ambiguous_at, created_at) desc, id desc limit ${MOST}`)
      return ok({
        rows: rows.map((r) => ({
          id: r.id,
          channel: r.channel,
          to: r.recipient,
          // the subject of a text message is its text: it may hold a code
          subject: r.channel === 'sms' ? 'Mensaje de texto' : r.subject,
          state: r.state === 'failed' ? ('fallido' as const) : ('dudoso' as const),
          sent: r.state === 'sent',
          attempts: r.attempts,
          error: r.last_error,
          doubtfulSince: r.ambiguous_at?.toISOString() ?? null,
          createdAt: r.created_at.toISOString(),
          caseId: r.case_id,
        })),
      })
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
    'operations.jobs': async () => {
      const rows = await deps.db.rows<{
        id: string
        kind: string
        attempts: number
        last_error: string | null
        created_at: Date
        case_id: string | null
      }>(sql`
        select id, kind, attempts, last_error, created_at, data->>'caseId' as case_id from jobs where state = 'failed'
        order by created_at desc, id desc limit ${MOST}`)
      return ok({
        rows: rows.map((r) => ({
          id: r.id,
          kind: r.kind,
          attempts: r.attempts,
          error: r.last_error,
          createdAt: r.created_at.toISOString(),
          caseId: r.case_id,
        })),
      })
    },
    'operations.retry': (ctx, { params }) =>
      ctx.command(async (tx) => {
        const now = deps.clock.now()
        const found = await tx.run(
          sql`update jobs set state = 'pending', attempts = 0, next_at = ${now} where id = ${params.id}::uuid and state = 'failed'`,
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
