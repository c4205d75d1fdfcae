import { variableLabel } from '@ventanilla/catalog/acts/variables'
import type { acts } from '@ventanilla/contract/acts.contract'
import { withBlockIds } from '@ventanilla/domain/acts/block-ids'
import { diffDocs } from '@ventanilla/domain/acts/diff-docs'
import { renumberArticles, variablesIn } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { mayReturn, partOf } from '@ventanilla/domain/workflow/state/act-parts'
import { json, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handlers } from '../../http/routes.ts'
import { actProblems } from './act-problems.ts'
import { readAct, taskOnAct, writesDraft } from './act-row.ts'
import { checkDocument } from '@ventanilla/domain/acts/check-document'
import { openAct } from './open-act.ts'
import { remarkHandlers, remarksFor } from './remarks.ts'

/** Handlers of the editor: a draft, its versions, its remarks. */
export const editorHandlers = (deps: AppDeps): Handlers<typeof acts> => ({
  'acts.read': async (ctx, { params }) => {
    const actor = me(ctx)
    const { act, loaded } = await readAct(deps.db, actor, 'cases.act', params.id)
    // an applicant reads the sealed document, never the editor's text with its remarks
    if (actor.kind !== 'funcionario') throw notFound()
    const template = deps.catalogue.actTemplateOf(act.template, loaded.row, loaded.state.facts)
    if (template === undefined) throw notFound()
    const task = taskOnAct(deps.catalogue.of(loaded.row).workflow, loaded, actor, act.id)
    const versions = await deps.db.rows<{
      version: number
      at: Date
      author: string
      label: string | null
    }>(sql`
      select v.version, v.at, u.first_names || ' ' || u.last_names as author, v.label from act_versions v join users u on u.id = v.author_id
      where v.act_id = ${act.id}::uuid order by v.version desc limit 100`)
    return ok({
      id: act.id,
      caseId: act.case_id,
      template: act.template,
      title: act.title,
      class: template.class,
      state: act.state,
      doc: act.doc,
      docVersion: act.doc_version,
      number: act.number,
      code: act.code,
      signedOn: act.signed_on,
      drafter: act.drafter,
      reviewer: act.reviewer,
      signer: act.signer,
      fileId: act.file_id,
      remarks: await remarksFor(deps.db, deps, actor, { act, loaded }),
      problems: await actProblems(deps.db, deps, loaded, {
        template,
        doc: act.doc,
        stage: 'borrador',
        signerGender: null,
      }),
      variables: variablesIn(act.doc).map((name) => ({ name, label: variableLabel(name) })),
      canEdit: act.state === 'draft' && writesDraft({ act, loaded }, actor),
      canRemark: mayReturn(partOf(deps.catalogue.of(loaded.row).workflow, task)),
      versions: versions.map((v) => ({ ...v, at: v.at.toISOString() })),
    })
  },
  'acts.save': (ctx, { params, body }) =>
    ctx.command(async (tx) => {
      const actor = me(ctx)
      const { act, loaded } = await readAct(tx, actor, 'cases.act', params.id)
      if (!writesDraft({ act, loaded }, actor))
        throw new Refusal('forbidden', 'Solo quien proyecta el documento puede cambiarlo.', {
          code: 'tarea_ajena',
        })
      if (act.state !== 'draft')
        throw new Refusal('conflict', 'El documento ya se envió. Para cambiarlo deben devolverlo.', {
          code: 'enviado',
        })
      // the editor can have inserted, moved or removed articles
      const doc = withBlockIds(renumberArticles(checkDocument(body.doc)), act.doc)
      const template = deps.catalogue.actTemplateOf(act.template, loaded.row, loaded.state.facts)
      if (template === undefined) throw notFound()
      const now = deps.clock.now()
      const saved = await tx.one<{ doc_version: number }>(sql`
        update acts set doc = ${json(doc)}::jsonb, doc_version = doc_version + 1, updated_at = ${now}
        where id = ${act.id}::uuid and doc_version = ${body.version} and state = 'draft' returning doc_version`)
      if (saved === undefined)
        throw new Refusal(
          'conflict',
          'El documento se guardó desde otro lugar. Revise los cambios antes de seguir.',
          { code: 'version', current: { docVersion: act.doc_version, doc: act.doc } },
        )
      // one version per labelled save; otherwise the last automatic one is replaced, so that the history stays
      // readable
      await tx.run(sql`
        insert into act_versions(act_id, version, doc, author_id, at, label)
        values (${act.id}::uuid, ${saved.doc_version}, ${json(doc)}::jsonb, ${actor.id}::uuid, ${now}, ${body.label ?? null})`)
      await tx.run(sql`
        delete from act_versions where act_id = ${act.id}::uuid and label is null and author_id = ${actor.id}::uuid and version < ${saved.doc_version}
          and at > ${new Date(now.getTime() - 10 * 60_000)}`)
      return ok({
        docVersion: saved.doc_version,
        savedAt: now.toISOString(),
        problems: await actProblems(tx, deps, loaded, {
          template,
          doc,
          stage: 'borrador',
          signerGender: null,
        }),
      })
    }),
  'acts.version': async (ctx, { params }) => {
    const actor = me(ctx)
    if (actor.kind !== 'funcionario') throw notFound()
    const { act } = await readAct(deps.db, actor, 'cases.act', params.id)
    const version = await deps.db.one<{ doc: EditorNode }>(
      sql`select doc from act_versions where act_id = ${act.id}::uuid and version = ${params.version}`,
    )
    if (version === undefined) throw notFound('Esa versión ya no existe.')
    return ok({ doc: version.doc, differences: diffDocs(version.doc, act.doc) })
  },
  ...remarkHandlers(deps),
  'acts.open': openAct(deps),
})
