import { register } from '@ventanilla/contract/register.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { listActs } from './list-acts.ts'

export function registerRegister(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, register, {
    'register.list': async (ctx, { query }) => ok(await listActs(deps, me(ctx), query)),
  })
}
