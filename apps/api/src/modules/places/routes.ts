import { places } from '@ventanilla/contract/places.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { search } from './search.ts'

/** Registers the calls about places. */
export function registerPlaces(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, places, {
    search: async (ctx, { body }) => ok(await search(deps, me(ctx), body)),
  })
}
