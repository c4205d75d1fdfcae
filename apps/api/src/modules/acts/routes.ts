import { acts, portalDocuments } from '@ventanilla/contract/acts.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { openDocuments } from './documents.ts'
import { editorHandlers } from './editor.ts'
import { previewAct } from './preview-act.ts'
import { confirmOtp, createOtp } from './sign-act.ts'

export function registerActs(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  const documents = openDocuments(deps)
  app.addHook('onClose', () => documents.close())
  registerRoutes(app, routeDeps, acts, editorHandlers(deps))
  registerRoutes(app, routeDeps, portalDocuments, {
    'acts.preview': previewAct(deps, documents),
    'acts.createOtp': createOtp(deps),
    'acts.confirmOtp': confirmOtp(deps),
  })
}
