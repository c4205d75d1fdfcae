import { faults } from '@ventanilla/contract/faults.contract'
import type { FastifyInstance } from 'fastify'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'

/** Screens that broke in somebody's browser: into the log, where the reference that they were shown finds them. */
export function registerFaults(app: FastifyInstance, routeDeps: RouteDeps): void {
  registerRoutes(app, routeDeps, faults, {
    'faults.report': (_ctx, { body }) => {
      // as fields and not as text: a line break in them cannot forge another entry
      app.log.error({ fault: body }, 'screen broke')
      return Promise.resolve({ status: 200 as const, body: { noted: true as const } })
    },
  })
}
