import { atWindow } from '@ventanilla/contract/at-window.contract'
import { documentWords } from '@ventanilla/domain/identity/documents'
import type { FastifyInstance } from 'fastify'
import { windowDrafts } from '../../db/scope.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { broughtForward } from './bring-forward.ts'
import { discardDraft } from './discard-draft.ts'
import { comparedDraft } from './compared-draft.ts'
import { blocking, readDraftRow, reviewDraft, saveDraft } from './draft.ts'
import { draftView, savedReply } from './draft-view.ts'
import { fileAtWindow } from './file-at-window.ts'
import { openAtWindow } from './open-at-window.ts'
import { findPerson } from './window-person.ts'

/** The window's calls. Each sees the drafts of its own office's window only. */
export function registerWindow(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, atWindow, {
    'atWindow.findPerson': async (_ctx, { query }) =>
      ok({ rows: await findPerson(deps.db, query.documento) }),
    'atWindow.list': async (ctx) => {
      const actor = me(ctx)
      const office = deps.catalogue.offices.find(({ id }) => id === actor.office)
      const rows = await deps.db.rows<{
        id: string
        ttId: number
        person: string
        begunBy: string
        updatedAt: Date
      }>(sql`
        select c.id, c.tt_id as "ttId", c.applicant_name as person, w.first_names || ' ' || w.last_names as "begunBy", d.updated_at as "updatedAt"
        from drafts d join cases c on c.id = d.case_id join users w on w.id = d.window_by
        where c.radicado is null and ${windowDrafts(actor)} order by d.updated_at desc limit 100`)
      return ok({
        office: office === undefined ? null : { id: office.id, name: office.name },
        rows: rows.map((row) => ({
          ...row,
          procedure: deps.catalogue.procedureName(row.ttId),
          updatedAt: row.updatedAt.toISOString(),
        })),
      })
    },
    'atWindow.open': openAtWindow(deps),
    'atWindow.read': async (ctx, { params }) => {
      const row = await broughtForward(deps, me(ctx), params.id, 'window')
      const who = await deps.db.one<{ type: number | null; number: string | null; office: string }>(sql`
        select u.document_type as type, u.document_number as number, d.window_office as office
        from drafts d join cases c on c.id = d.case_id join users u on u.id = c.applicant_id where d.case_id = ${row.id}::uuid`)
      return ok({
        ...(await draftView(deps, row)),
        person: { name: row.applicant_name, document: documentWords(who?.type ?? 0, who?.number ?? '') },
        office: who?.office ?? '',
      })
    },
    'atWindow.save': async (ctx, { params, body }) =>
      savedReply(await saveDraft(deps.db, deps, me(ctx), params.id, body, 'window')),
    'atWindow.review': async (ctx, { params }) => {
      const row = await readDraftRow(deps.db, me(ctx), params.id, false, 'window')
      const problems = await reviewDraft(deps.db, deps, (await comparedDraft(deps.db, deps, row)).row)
      return ok({ ready: blocking(problems).length === 0, problems })
    },
    'atWindow.discard': (ctx, { params }) =>
      ctx.command((tx) => discardDraft(tx, deps, ctx, params.id, 'window')),
    'atWindow.file': fileAtWindow(deps),
  })
}
