import { drafts } from '@ventanilla/contract/drafts.contract'
import type { FastifyInstance } from 'fastify'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { broughtForward } from './bring-forward.ts'
import { changePermit, readPermit } from './change-permit.ts'
import { createDraft } from './create-draft.ts'
import { discardDraft } from './discard-draft.ts'
import { comparedDraft } from './compared-draft.ts'
import { blocking, readDraftRow, reviewDraft, saveDraft } from './draft.ts'
import { draftView, savedReply } from './draft-view.ts'
import { fileCase } from './file-case.ts'
import { registerWindow } from './window-routes.ts'

export function registerDrafts(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, drafts, {
    'drafts.create': createDraft(deps),
    'drafts.permit': readPermit(deps),
    'drafts.change': changePermit(deps),
    'drafts.read': async (ctx, { params }) => {
      return ok(await draftView(deps, await broughtForward(deps, me(ctx), params.id)))
    },
    // the version makes a save idempotent, so it needs no stored reply
    'drafts.save': async (ctx, { params, body }) => {
      return savedReply(await saveDraft(deps.db, deps, me(ctx), params.id, body))
    },
    'drafts.review': async (ctx, { params }) => {
      const row = await readDraftRow(deps.db, me(ctx), params.id)
      const problems = await reviewDraft(deps.db, deps, (await comparedDraft(deps.db, deps, row)).row)
      return ok({ ready: blocking(problems).length === 0, problems })
    },
    'drafts.readNews': (ctx, { params }) =>
      ctx.command(async (tx) => {
        const row = await readDraftRow(tx, me(ctx), params.id, true)
        await tx.run(sql`update drafts set news = null where case_id = ${row.id}::uuid`)
        return ok({ read: true as const })
      }),
    'drafts.discard': (ctx, { params }) => ctx.command((tx) => discardDraft(tx, deps, ctx, params.id)),
    'cases.file': fileCase(deps),
  })
  registerWindow(app, routeDeps, deps)
}
