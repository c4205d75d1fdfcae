import { withoutEnding } from '@ventanilla/domain/cases/paper-titles'
import { type Db, sql } from '../sql.ts'
import type { CaseCatalogue } from './catalogue.ts'
import { documentAt, partOfCase } from './file-index.ts'
import type { CaseRow } from './load.ts'
import { paperTitles } from './paper-titles.ts'

interface Paper {
  readonly id: string
  readonly documentId: number | null
  readonly name: string
  /** title and number of a signed act, whose file may still be on its way */
  readonly act: string | null
}

/**
 * What is in a case, for an act that lists it: each paper by what it was asked for as and each signed act by its title and
 * number, in order of their dates; what answers the same is named once. The same papers as the index of its file has.
 */
export async function listedPapers(
  tx: Db,
  catalogue: Pick<CaseCatalogue, 'forms' | 'procedures' | 'workflow'>,
  row: CaseRow,
): Promise<readonly string[]> {
  const papers = await tx.rows<Paper>(sql`
    select id, "documentId", name, act from (
      select f.id, f.document_id as "documentId", f.name, null as act, ${documentAt} as at, f.created_at
      from files f join cases c on c.id = f.case_id left join acts a on a.file_id = f.id
      where c.id = ${row.id}::uuid and f.state = 'ready' and a.id is null and ${partOfCase}
      union all
      select a.id, null, a.title, concat_ws(' ', a.title, a.number), a.signed_at, a.created_at
      from acts a where a.case_id = ${row.id}::uuid and a.number is not null) listed
    order by at, created_at, id`)
  const handedIn = papers.filter(({ act }) => act === null)
  const titles = await paperTitles(tx, catalogue, row, handedIn)
  return [...new Set(papers.map(({ id, name, act }) => act ?? titles.get(id) ?? withoutEnding(name)))]
}
