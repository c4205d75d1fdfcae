import { attachedTo } from '@ventanilla/domain/cases/words/paper-titles'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { type Db, sql } from '../../connection/sql.ts'
import type { CaseCatalogue, RunsBy } from '../catalogue.ts'

type OfCase = RunsBy & {
  readonly id: string
  readonly tt_id: number
  readonly family: string | null
  readonly submission: Readonly<Record<string, unknown>> | null
  readonly facts: Readonly<Record<string, unknown>>
}

interface Paper {
  readonly id: string
  /** kind of document declared at upload */
  readonly documentId: number | null
}

/**
 * Title under which each document of a case was requested, by file id: its
 * form field, the document type it was uploaded for, or the item or field of
 * the step that handed it in. Documents that answer no request are left out.
 */
export async function paperTitles(
  db: Db,
  catalogue: Pick<CaseCatalogue, 'of'>,
  of: OfCase,
  papers: readonly Paper[],
): Promise<ReadonlyMap<string, string>> {
  const form = of.family === null ? catalogue.of(of).forms.get(of.tt_id) : undefined
  const titles = new Map(form === undefined ? [] : attachedTo(fieldsOf(form), of.submission ?? {}, of.facts))
  const documents = catalogue.of(of).procedures.get(of.tt_id)?.documents ?? []
  const left: string[] = []
  for (const { id, documentId } of papers) {
    if (titles.has(id)) continue
    const asked =
      documentId === null
        ? undefined
        : documents.find((one) => one.documentId === documentId || one.id === documentId)
    if (asked === undefined) left.push(id)
    else titles.set(id, asked.title)
  }
  if (left.length === 0) return titles
  const tasks = await db.rows<{ step: string; data: Readonly<Record<string, unknown>> }>(sql`
    select t.step, t.data from tasks t where t.case_id = ${of.id}::uuid and t.state = 'done' and t.data is not null
      and exists (select 1 from unnest(${left}::text[]) as f(id) where position(f.id in t.data::text) > 0)
    order by t.done_at, t.id`)
  for (const { step, data } of tasks)
    for (const [id, title] of attachedTo(
      catalogue.of(of).workflow.steps.get(step)?.capture ?? [],
      data,
      of.facts,
    ))
      if (!titles.has(id)) titles.set(id, title)
  return titles
}
