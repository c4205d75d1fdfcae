import { expedientes } from '@ventanilla/contract/expedientes.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { exportExpediente } from './export-expediente.ts'
import { readIndex } from './read-index.ts'

export function registerExpedientes(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, expedientes, {
    'expedientes.index': async (ctx, { params }) => ok(await readIndex(deps, me(ctx), params.id)),
    'expedientes.export': (ctx, { params }) => exportExpediente(deps, me(ctx), params.id, ctx.address),
  })
}
