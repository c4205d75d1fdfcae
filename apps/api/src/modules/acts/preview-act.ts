import { createHash } from 'node:crypto'
import { variableLabel } from '@ventanilla/catalog/acts/variables'
import type { portalDocuments } from '@ventanilla/contract/acts.contract'
import { variablesIn } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { type ActJob, RenderError, RenderKilled } from '../../adapters/pdf/port.ts'
import { announceObject } from '../../db/people/short-lived.ts'
import type { AppDeps } from '../../deps.ts'
import { BUDGETS, giveBack, refuseOver } from '../../http/guards/budgets.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { createTurns, type TurnRules } from '../../http/guards/turns.ts'
import { actImages } from './act-images.ts'
import { readAct } from './act-row.ts'
import { checkDocument } from '@ventanilla/domain/acts/check-document'
import type { Documents } from './documents.ts'

/** The link expires after five minutes; a draft must not stay in the store for longer than it is read. */
const PREVIEW_MS = 12 * 3_600_000
const FAILED = 'Error al generar la previsualización del documento'

const TURNS: TurnRules = {
  mostOfPerson: 2,
  most: 10,
  yours: { message: 'Espere a que esté la vista previa que ya pidió.', code: 'vista_en_camino' },
  everybodys: {
    message: 'Ahora hay muchas vistas previas por preparar. Intente de nuevo en un momento.',
    code: 'muchas_vistas',
  },
}

/** A text of a case that is not signed. */
export interface Unsigned {
  readonly caseId: string
  readonly title: string
  readonly doc: EditorNode
}

/** Prints a text for a user, by id; returns its name and a link that expires after five minutes. */
export type PrintDraft = (
  who: string,
  text: Unsigned,
) => Promise<{ readonly fileName: string; readonly url: string }>

/** Prints texts as they would be printed, marked as drafts on every page, in turn. */
export function draftPrinter(deps: AppDeps, documents: Documents): PrintDraft {
  const turn = renderInTurn(deps, documents)
  return async (who, { caseId, title, doc }) => {
    try {
      const pdf = await turn(who, {
        kind: 'act',
        images: await actImages(deps, caseId, doc),
        authority: documents.authority,
        producedAt: deps.clock.now().toISOString(),
        title,
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
        downloadName: `Borrador ${title}.pdf`,
        contentType: 'application/pdf',
        inline: true,
      })
      return { fileName: name, url: link.url }
    } catch (error) {
      if (error instanceof RenderError || error instanceof RenderKilled)
        throw new Refusal('invalid', FAILED, { code: 'previsualizacion' })
      throw error
    }
  }
}

/** Prints the draft of an act for who works on it. */
export const previewAct =
  (deps: AppDeps, print: PrintDraft): Handler<(typeof portalDocuments)['acts.preview']> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    if (actor.kind !== 'funcionario') throw notFound()
    const { act } = await readAct(deps.db, actor, 'cases.act', body.id)
    const doc = body.doc === undefined ? act.doc : checkDocument(body.doc)
    const data = await print(actor.id, { caseId: act.case_id, title: act.title, doc })
    return ok({ status: 200 as const, message: 'Vista previa lista', data })
  }

/**
 * Each render takes its longest time from its user's budget and returns what it did not need: renders at the same
 * time all count, and the last one of an hour cannot exceed it. Waiting behind others costs nothing.
 */
function renderInTurn(deps: AppDeps, documents: Documents): (who: string, job: ActJob) => Promise<Buffer> {
  const turn = createTurns(TURNS)
  const longest = Math.min(deps.settings.pdf.seconds, BUDGETS.previewSecondsOfPerson.most)
  let freeSince = Number.NEGATIVE_INFINITY
  return (who, job) =>
    turn(who, async () => {
      await refuseOver(deps.db, 'previewSecondsOfPerson', who, longest)
      const renderer = await documents.renderer()
      const asked = performance.now()
      try {
        return await renderer.render(job)
      } finally {
        const ended = performance.now()
        const took = Math.ceil((ended - Math.max(asked, freeSince)) / 1000)
        freeSince = ended
        if (took < longest) await giveBack(deps.db, 'previewSecondsOfPerson', who, longest - took)
      }
    })
}
