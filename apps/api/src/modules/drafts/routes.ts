import { drafts } from '@ventanilla/contract/drafts.contract'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { documentsForFiling } from '@ventanilla/domain/cases/procedure'
import type { FastifyInstance } from 'fastify'
import { sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'
import { broughtForward } from './bring-forward.ts'
import { createDraft } from './create-draft.ts'
import { blocking, readDraftRow, reviewDraft, saveDraft } from './draft.ts'
import { fileCase } from './file-case.ts'

interface FileRow {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly mime: string
  readonly documentId: number | null
  readonly state: string
  readonly refusal: string | null
}

export function registerDrafts(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, drafts, {
    'drafts.create': createDraft(deps),
    'drafts.read': async (ctx, { params }) => {
      const row = await broughtForward(deps, me(ctx), params.id)
      const procedure = deps.catalogue.procedures.get(row.tt_id)
      const files = await deps.db.rows<FileRow>(sql`
        select id, name, size, mime, document_id as "documentId", state, refusal from files
        where case_id = ${row.id}::uuid and state <> 'replaced' order by created_at`)
      return ok({
        id: row.id,
        ttId: row.tt_id,
        name: procedure?.name ?? '',
        answers: row.answers,
        version: row.version,
        fieldVersions: row.field_versions,
        updatedAt: row.updated_at.toISOString(),
        form: deps.catalogue.forms.get(row.tt_id) ?? null,
        documents: procedure === undefined ? [] : documentsForFiling(procedure),
        files,
        lists: deps.catalogue.lists,
        filed: row.radicado !== null,
        news: row.news,
      })
    },
    // its version makes a save happen once, so it needs no stored reply
    'drafts.save': async (ctx, { params, body }) => {
      const saved = await saveDraft(deps.db, deps, me(ctx), params.id, body)
      if ('conflict' in saved)
        return {
          status: 409 as const,
          body: {
            status: 409 as const,
            message: 'Este borrador cambió en otro equipo. Juntamos los cambios; revise los campos marcados.',
            ...saved.conflict,
          },
        }
      return ok(saved)
    },
    'drafts.review': async (ctx, { params }) => {
      const row = await readDraftRow(deps.db, me(ctx), params.id)
      const problems = await reviewDraft(deps.db, deps, row)
      return ok({ ready: blocking(problems).length === 0, problems })
    },
    'drafts.readNews': (ctx, { params }) =>
      ctx.command(async (tx) => {
        const row = await readDraftRow(tx, me(ctx), params.id, true)
        await tx.run(sql`update drafts set news = null where case_id = ${row.id}::uuid`)
        return ok({ read: true as const })
      }),
    'drafts.discard': (ctx, { params }) =>
      ctx.command(async (tx) => {
        const row = await readDraftRow(tx, me(ctx), params.id, true)
        if (row.radicado !== null)
          throw new Refusal(409, 'Una solicitud radicada no se descarta.', { code: 'radicada' })
        await tx.run(sql`delete from cases where id = ${params.id}::uuid and radicado is null`)
        return ok({ discarded: true as const })
      }),
    'cases.file': fileCase(deps),
  })
}
