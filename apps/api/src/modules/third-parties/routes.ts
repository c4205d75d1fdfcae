import { thirdParties } from '@ventanilla/contract/third-parties.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { type RouteDeps, registerRoutes } from '../../http/routes.ts'
import { correctContact } from './correct-contact.ts'
import { endThirdParty } from './end-capacity.ts'
import { listThirdParties } from './list-third-parties.ts'
import { readThirdParty } from './read-third-party.ts'

/** Registers the routes of recognised third parties. */
export function registerThirdParties(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, thirdParties, {
    list: async (ctx, { query }) => ok(await listThirdParties(deps, me(ctx), query)),
    read: async (ctx, { params }) => ok(await readThirdParty(deps.db, deps, me(ctx), params.id)),
    correct: correctContact(deps),
    end: endThirdParty(deps),
  })
}
