import type { Actor } from '@ventanilla/domain/access/actor'
import { same } from '@ventanilla/domain/forms/same'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { reconcile } from '@ventanilla/domain/forms/filled/reconcile'
import { json, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type DraftAccess, type DraftNews, type DraftRow, readDraftRow } from './draft.ts'

/**
 * Whether a draft follows the procedure and the form in force, whatever else its release changed; a filed one stays on its
 * own (decision 13).
 */
export function isCurrent({ catalogue }: AppDeps, row: DraftRow): boolean {
  if (row.radicado !== null) return true
  const [own, now] = [catalogue.of(row), catalogue.newest]
  return (
    own === now ||
    (same(own.procedures.get(row.tt_id), now.procedures.get(row.tt_id)) &&
      same(own.forms.get(row.tt_id), now.forms.get(row.tt_id)))
  )
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
    const { since, forms } = deps.catalogue.newest
    const newest = forms.get(locked.tt_id)
    if (isCurrent(deps, locked) || newest === undefined) return locked
    const older = deps.catalogue.of(locked).forms.get(locked.tt_id)
    const { answers, dropped, added } = reconcile(older ?? newest, newest, locked.answers)
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
    await tx.run(sql`update cases set definitions = ${since} where id = ${id}::uuid`)
    return { ...locked, answers: { ...answers }, version, definitions: since, news: said }
  })
}
