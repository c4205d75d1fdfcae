import { inbox } from '@ventanilla/contract/inbox.contract'
import type { FastifyInstance } from 'fastify'
import { countTasks } from '../../db/inbox/count-tasks.ts'
import { owedWork } from '../../db/inbox/owed.ts'
import type { AppDeps } from '../../deps.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { official } from '../../http/guards/staff.ts'
import { exportTasks } from './export-tasks.ts'
import { daysOf, listTasks } from './list-tasks.ts'
import { readTray } from './read-tray.ts'
import { changeView, removeView, saveView, viewsOf } from './saved-views.ts'

export function registerInbox(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, inbox, {
    'inbox.list': async (ctx, { query }) => ok(await listTasks(deps, official(ctx), query)),
    'inbox.counts': async (ctx) => {
      const actor = official(ctx)
      const days = daysOf(deps, actor.office)
      const owed = await owedWork(deps, actor, { vista: 'todas', q: '' }, days)
      return ok(await countTasks(deps.db, actor, days, owed))
    },
    'inbox.tray': (ctx, { query }) => Promise.resolve(ok(readTray(deps, official(ctx), query.lista))),
    'inbox.export': (ctx, { query }) => exportTasks(deps, official(ctx), query, ctx.address),
    'inbox.views': async (ctx, { query }) => ok({ rows: await viewsOf(deps, official(ctx), query.pantalla) }),
    'inbox.saveView': (ctx, { body }) =>
      ctx.command(async (tx) => ({
        status: 201 as const,
        body: await saveView(tx, deps, official(ctx), body),
      })),
    'inbox.changeView': (ctx, { params, body }) =>
      ctx.command(async (tx) => ok(await changeView(tx, official(ctx), params.id, body))),
    'inbox.removeView': (ctx, { params }) =>
      ctx.command(async (tx) => {
        await removeView(tx, official(ctx), params.id)
        return ok({ removed: true as const })
      }),
  })
}
