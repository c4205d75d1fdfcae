import type { Actor } from '@ventanilla/domain/access/actor'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { reconcile } from '@ventanilla/domain/forms/filled/reconcile'
import { json, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type DraftAccess, type DraftNews, type DraftRow, readDraftRow } from './draft.ts'

/** Whether a draft uses the revision in force; a filed one stays on its own (decision 13). */
export function isCurrent(deps: AppDeps, row: DraftRow): boolean {
  return row.radicado !== null || deps.catalogue.procedures.get(row.tt_id)?.revision === row.revision
}

/**
 * Moves a draft to its form's newest revision. Values with a field stay; values without one are kept as news
 * with their text, for use elsewhere, together with the newly added fields.
 */
export async function broughtForward(
  deps: AppDeps,
  actor: Actor,
  id: string,
  access: DraftAccess = 'own',
): Promise<DraftRow> {
  const row = await readDraftRow(deps.db, actor, id, false, access)
  if (isCurrent(deps, row)) return row
  return deps.db.tx(async (tx) => {
    // Race: of two tabs opening at once, the second finds the first's result.
    const locked = await readDraftRow(tx, actor, id, true, access)
    const procedure = deps.catalogue.procedures.get(locked.tt_id)
    const newest = deps.catalogue.forms.get(locked.tt_id)
    if (isCurrent(deps, locked) || procedure === undefined || newest === undefined) return locked
    const older = await tx.one<{ form: FormDef | null }>(sql`
      select content->'form' as form from procedure_revisions where tt_id = ${locked.tt_id} and revision = ${locked.revision}`)
    const { answers, dropped, added } = reconcile(older?.form ?? newest, newest, locked.answers)
    const asked = fieldsOf(newest).filter((field) => added.includes(field.key))
    const before = locked.news ?? { dropped: [], added: [] }
    const news: DraftNews = {
      dropped: [...before.dropped, ...dropped],
      added: [...before.added, ...asked.map(({ key, label }) => ({ key, label }))],
    }
    const changed = dropped.length > 0 || Object.keys(answers).length < Object.keys(locked.answers).length
    const version = locked.version + (changed ? 1 : 0)
    const said = news.dropped.length + news.added.length > 0 ? news : null
    await tx.run(sql`
      update drafts set answers = ${json(answers)}::jsonb, version = ${version}, news = ${said === null ? null : json(said)}::jsonb
      where case_id = ${id}::uuid`)
    await tx.run(sql`update cases set revision = ${procedure.revision} where id = ${id}::uuid`)
    return { ...locked, answers: { ...answers }, version, revision: procedure.revision, news: said }
  })
}
