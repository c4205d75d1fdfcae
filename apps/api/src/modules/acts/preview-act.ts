import { createHash } from 'node:crypto'
import { variableLabel } from '@ventanilla/catalog/acts/variables'
import type { portalDocuments } from '@ventanilla/contract/acts.contract'
import { variablesIn } from '@ventanilla/domain/acts/document'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { RenderError, RenderKilled } from '../../adapters/pdf/port.ts'
import { announceObject } from '../../db/short-lived.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { actImages } from './act-images.ts'
import { readAct } from './act-row.ts'
import { checkDocument } from '@ventanilla/domain/acts/check-document'
import type { Documents } from './documents.ts'

/** The link expires after five minutes; a draft must not stay in the store for longer than it is read. */
const PREVIEW_MS = 12 * 3_600_000
const FAILED = 'Error al generar la previsualización del documento'

/** Renders a draft as it would be printed, marked as a draft on every page, with a short-lived link. */
export const previewAct =
  (deps: AppDeps, documents: Documents): Handler<(typeof portalDocuments)['acts.preview']> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    if (actor.kind !== 'funcionario') throw notFound()
    const { act } = await readAct(deps.db, actor, 'cases.act', body.id)
    const doc = body.doc === undefined ? act.doc : checkDocument(body.doc)
    const at = deps.clock.now().toISOString()
    try {
      const pdf = await (
        await documents.renderer()
      ).render({
        kind: 'act',
        images: await actImages(deps, act.case_id, doc),
        authority: documents.authority,
        producedAt: at,
        title: act.title,
        doc,
        number: null,
        date: null,
        signature: null,
        verification: null,
        labels: Object.fromEntries(variablesIn(doc).map((name) => [name, variableLabel(name)])),
      })
      const name = `${createHash('sha256').update(pdf).digest('hex').slice(0, 32)}.pdf`
      // a separate key: sweeping another preview of the same text does not affect this one
      const key = `vistas/${deps.newId()}`
      await announceObject(deps.db, key, new Date(deps.clock.now().getTime() + PREVIEW_MS))
      await deps.storage.put(key, pdf, { contentType: 'application/pdf' })
      const link = await deps.storage.presignGet({
        key,
        downloadName: `Borrador ${act.title}.pdf`,
        contentType: 'application/pdf',
        inline: true,
      })
      return ok({
        status: 200 as const,
        message: 'Vista previa lista',
        data: { fileName: name, url: link.url },
      })
    } catch (error) {
      if (error instanceof RenderError || error instanceof RenderKilled)
        throw new Refusal(422, FAILED, { code: 'previsualizacion' })
      throw error
    }
  }
