import { configurationCarrying } from '@ventanilla/contract/configuration-carrying.contract'
import { configurationDrafting } from '@ventanilla/contract/configuration-drafting.contract'
import { configurationEffects } from '@ventanilla/contract/configuration-effects.contract'
import { configurationPaste } from '@ventanilla/contract/configuration-paste.contract'
import { configurationPublishing } from '@ventanilla/contract/configuration-publishing.contract'
import { configurationReading } from '@ventanilla/contract/configuration-reading.contract'
import { configurationTrials } from '@ventanilla/contract/configuration-trials.contract'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../deps.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { carryCalls } from './carrying/carry-calls.ts'
import { confirmGoingBack, goBack } from './go-back.ts'
import { judgePastedRows } from './judge-pasted.ts'
import { callOffWaiting, publishDrafts, scheduleDrafts } from './publish.ts'
import { readEnvironment } from './read-environment.ts'
import { readItem, readVersion } from './read-item.ts'
import { listItems, listKinds } from './read-kinds.ts'
import { reviewDrafts } from './review.ts'
import { createItem, discardDraft, draftRetirement, saveDraft } from './save-draft.ts'
import { saveDrafts } from './save-drafts.ts'
import { type ActPrinting, casesToPrint, printDraftAct } from './trials/print-act.ts'
import { takeProduct } from './take-product.ts'
import { listTrialCases } from './trials/cases.ts'
import { readTrial } from './trials/read.ts'
import { startTrial, stopTrial } from './trials/start.ts'
import { readEffects, readEffectsOf } from './uses/effects.ts'
import { listUses } from './uses/rows.ts'

/** What the authority decides: every kind of the configuration by the same calls. */
export function registerConfiguration(
  app: FastifyInstance,
  routeDeps: RouteDeps,
  deps: AppDeps,
  printing: ActPrinting,
): void {
  registerRoutes(app, routeDeps, configurationReading, {
    'configuration.kinds': (ctx) => listKinds(deps, ctx),
    'configuration.items': (ctx, { params, query }) => listItems(deps, ctx, params.kind, query),
    'configuration.environment': async (ctx) => readEnvironment(deps, ctx),
    'configuration.item': (ctx, { params }) => readItem(deps, ctx, params),
    'configuration.version': (ctx, { params }) => readVersion(deps, ctx, params),
  })
  registerRoutes(app, routeDeps, configurationEffects, {
    'configuration.effects': (ctx, { params }) => readEffects(deps, ctx, params),
    'configuration.effectsOf': (ctx, { body }) => readEffectsOf(deps, ctx, body),
    'configuration.uses': (ctx, { params, query }) => listUses(deps, ctx, params, query.cursor ?? null),
  })
  registerRoutes(app, routeDeps, configurationTrials, {
    'configuration.trial': (ctx, { params }) => readTrial(deps, ctx, params),
    'configuration.startTrial': (ctx, { params, body }) => startTrial(deps, ctx, params, body.hash),
    'configuration.stopTrial': (ctx, { params }) => stopTrial(deps, ctx, params),
    'configuration.casesToPrint': (ctx, { params }) => casesToPrint(deps, ctx, params),
    'configuration.printDraft': (ctx, { params }) => printDraftAct(deps, printing, ctx, params),
    'configuration.trialCases': (ctx, { params, query }) => listTrialCases(deps, ctx, params, query),
  })
  registerRoutes(app, routeDeps, configurationDrafting, {
    'configuration.create': (ctx, { params, body }) => createItem(deps, ctx, params.kind, body),
    'configuration.saveDraft': (ctx, { params, body }) => saveDraft(deps, ctx, params, body),
    'configuration.discard': (ctx, { params, body }) => discardDraft(deps, ctx, params, body.revision),
    'configuration.retire': (ctx, { params, body }) =>
      draftRetirement(deps, ctx, params, body.revision, true),
    'configuration.reactivate': (ctx, { params, body }) =>
      draftRetirement(deps, ctx, params, body.revision, false),
    'configuration.takeProduct': (ctx, { params, body }) => takeProduct(deps, ctx, params, body),
  })
  registerRoutes(app, routeDeps, configurationPublishing, {
    'configuration.review': (ctx, { body }) => reviewDrafts(deps, ctx, body),
    'configuration.publish': (ctx, { body }) => publishDrafts(deps, ctx, body),
    'configuration.schedule': (ctx, { body }) => scheduleDrafts(deps, ctx, body),
    'configuration.callOff': (ctx, { body }) => callOffWaiting(deps, ctx, body),
    'configuration.goBack': (ctx, { params, body }) => goBack(deps, ctx, params, body),
    'configuration.confirm': (ctx, { params }) => confirmGoingBack(deps, ctx, params),
  })
  registerRoutes(app, routeDeps, configurationCarrying, carryCalls(deps))
  registerRoutes(app, routeDeps, configurationPaste, {
    'configuration.judgePasted': (ctx, { params, body }) => judgePastedRows(deps, ctx, params.kind, body),
    'configuration.saveDrafts': (ctx, { params, body }) => saveDrafts(deps, ctx, params.kind, body.items),
  })
}
