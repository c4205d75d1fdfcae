import { acts, portalDocuments } from '@ventanilla/contract/acts.contract'
import { signing } from '@ventanilla/contract/signing.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { type Documents, openDocuments } from './documents.ts'
import { editorHandlers } from './editor.ts'
import { draftPrinter, previewAct, type PrintDraft } from './preview-act.ts'
import { confirmOtp, createOtp } from './sign-act.ts'
import { askKey, signingWays, signWithKey } from './sign-with-key.ts'

/**
 * Registers the routes of acts; returns the preview handler, the printer of drafts and the renderer and sealer that other
 * modules share.
 */
export function registerActs(
  app: FastifyInstance,
  routeDeps: RouteDeps,
  deps: AppDeps,
): {
  readonly previewAct: ReturnType<typeof previewAct>
  readonly printDraft: PrintDraft
  readonly documents: Documents
} {
  const documents = openDocuments(deps)
  app.addHook('onClose', () => documents.close())
  registerRoutes(app, routeDeps, acts, editorHandlers(deps))
  registerRoutes(app, routeDeps, signing, {
    'acts.signingWays': signingWays(deps),
    'acts.askKey': askKey(deps),
    'acts.signWithKey': signWithKey(deps),
  })
  const printDraft = draftPrinter(deps, documents)
  const preview = previewAct(deps, printDraft)
  registerRoutes(app, routeDeps, portalDocuments, {
    'acts.preview': preview,
    'acts.createOtp': createOtp(deps),
    'acts.confirmOtp': confirmOtp(deps),
  })
  return { previewAct: preview, printDraft, documents }
}
