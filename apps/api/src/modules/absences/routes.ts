import { absences } from '@ventanilla/contract/absences.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { official } from '../../http/guards/staff.ts'
import { ok } from '../../http/reply.ts'
import { type RouteDeps, registerRoutes } from '../../http/routes.ts'
import { absenceChoices } from './absence-choices.ts'
import { changeAbsence } from './change-absence.ts'
import { endAbsence } from './end-absence.ts'
import { listAbsences } from './list-absences.ts'
import { registerAbsence } from './register-absence.ts'

/** Registers the routes of absences of officials. */
export function registerAbsences(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, absences, {
    list: async (ctx, { query }) => ok(await listAbsences(deps, official(ctx), query)),
    choices: async (ctx, { query }) => ok(await absenceChoices(deps, official(ctx), query)),
    register: registerAbsence(deps),
    change: changeAbsence(deps),
    end: endAbsence(deps),
  })
}
