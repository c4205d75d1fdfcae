import { expedientes } from '@ventanilla/contract/expedientes.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { exportExpediente } from './export-expediente.ts'
import { grantAccess, readGrants, withdrawAccess } from './file-access.ts'
import { listHistory } from './list-history.ts'
import { readIndex } from './read-index.ts'
import { readNotifications } from './read-notifications.ts'
import type { Sealing } from './sealed-index.ts'
import { searchFiles } from './search-files.ts'

export function registerExpedientes(
  app: FastifyInstance,
  routeDeps: RouteDeps,
  deps: AppDeps,
  documents: Sealing,
): void {
  registerRoutes(app, routeDeps, expedientes, {
    'expedientes.index': async (ctx, { params }) => ok(await readIndex(deps, me(ctx), params.id)),
    'expedientes.search': async (ctx, { query }) => ok(await searchFiles(deps, me(ctx), query)),
    'expedientes.history': async (ctx, { query }) => ok(await listHistory(deps, me(ctx), query)),
    'expedientes.notifications': async (ctx, { params, query }) =>
      ok(await readNotifications(deps, me(ctx), params.id, query.cursor)),
    'expedientes.grants': async (_ctx, { params }) => ok({ rows: await readGrants(deps, params.id) }),
    'expedientes.grant': (ctx, { params, body }) => grantAccess(deps, ctx, params.id, body),
    'expedientes.withdraw': (ctx, { params, body }) => withdrawAccess(deps, ctx, params, body.reason),
    'expedientes.export': (ctx, { params }) =>
      exportExpediente(deps, me(ctx), params.id, ctx.address, documents),
  })
}
