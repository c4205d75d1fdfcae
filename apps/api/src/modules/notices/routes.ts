import { notices } from '@ventanilla/contract/notices.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound } from '@ventanilla/domain/kernel/problem'
import type { FastifyInstance } from 'fastify'
import { markOf, readMark } from '../../db/connection/keyset.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'

const PAGE = 25

interface Row {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly href: string | null
  readonly case_id: string | null
  readonly created_at: Date
  readonly read_at: Date | null
}

export function registerNotices(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, notices, {
    'notices.list': async (ctx, { query }) => {
      const after = readMark(query.cursor)
      const rows = await deps.db.rows<Row>(sql`
        select id, title, body, href, case_id, created_at, read_at from notices
        where user_id = ${me(ctx).id}::uuid and (${query.solo === 'todos'} or read_at is null)
          and (${after === null} or (created_at, id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
        order by created_at desc, id desc limit ${PAGE + 1}`)
      const page = rows.slice(0, PAGE)
      const last = page.at(-1)
      return ok({
        rows: page.map((r) => ({
          id: r.id,
          title: r.title,
          body: r.body,
          href: r.href,
          caseId: r.case_id,
          createdAt: r.created_at.toISOString(),
          read: r.read_at !== null,
        })),
        next: rows.length > PAGE && last !== undefined ? markOf(last.created_at, last.id) : null,
      })
    },
    'notices.unread': async (ctx) => ok({ count: await unread(deps.db, me(ctx)) }),
    'notices.markRead': (ctx, { params }) =>
      ctx.command(async (tx) => {
        const actor = me(ctx)
        const found = await tx.run(sql`
          update notices set read_at = coalesce(read_at, ${deps.clock.now()})
          where id = ${params.id}::uuid and user_id = ${actor.id}::uuid`)
        if (found === 0) throw notFound('El aviso no existe.')
        return ok({ count: await unread(tx, actor) })
      }),
    'notices.markAllRead': (ctx) =>
      ctx.command(async (tx) => {
        await tx.run(
          sql`update notices set read_at = ${deps.clock.now()} where user_id = ${me(ctx).id}::uuid and read_at is null`,
        )
        return ok({ count: 0 })
      }),
  })
}

async function unread(db: Db, actor: Actor): Promise<number> {
  const row = await db.one<{ n: number }>(
    sql`select count(*)::int as n from notices where user_id = ${actor.id}::uuid and read_at is null`,
  )
  return row?.n ?? 0
}
