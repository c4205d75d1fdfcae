import { dashboard } from '@ventanilla/contract/dashboard.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { citizenDashboardOf } from './citizen-dashboard.ts'
import { officialDashboardOf } from './official-dashboard.ts'

export function registerDashboard(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, dashboard, {
    'dashboard.read': async (ctx) => {
      const actor = me(ctx)
      return ok(
        actor.kind === 'funcionario'
          ? await officialDashboardOf(deps, actor)
          : await citizenDashboardOf(deps, actor),
      )
    },
  })
}
