import { faults } from '@ventanilla/contract/faults.contract'
import type { FastifyInstance } from 'fastify'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'

/** Logs screens that broke in a browser, under the reference shown to the user. */
export function registerFaults(app: FastifyInstance, routeDeps: RouteDeps): void {
  registerRoutes(app, routeDeps, faults, {
    'faults.report': (_ctx, { body }) => {
      // as fields, not as text: prevents a line break in them from forging another log entry
      app.log.error({ fault: body }, 'screen broke')
      return Promise.resolve({ status: 200 as const, body: { noted: true as const } })
    },
  })
}
