import { linkedCases } from '@ventanilla/contract/linked-cases.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { type RouteDeps, registerRoutes } from '../../http/routes.ts'
import { linkedTo, ownEntryPoints } from './chain.ts'
import { openBeside } from './open-beside.ts'

/** Registers the routes of linked cases. */
export function registerLinkedCases(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, linkedCases, {
    'linked.ofCase': async (ctx, { params }) => ok(await linkedTo(deps, me(ctx), params.id)),
    'linked.doors': async (ctx) => ok({ doors: ownEntryPoints(deps, me(ctx)) }),
    'linked.open': openBeside(deps),
  })
}
