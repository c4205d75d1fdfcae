import { consult } from '@ventanilla/contract/consult.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { findCase } from './find-case.ts'
import { verifyAct } from './verify-act.ts'

export function registerConsult(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, consult, {
    'consult.case': async (_ctx, { body }) => ok(await findCase(deps, body)),
    'verify.act': async (_ctx, { params }) => ok(await verifyAct(deps, params.codigo)),
  })
}
