import { withoutEnding } from '@ventanilla/domain/cases/words/paper-titles'
import { type Db, sql } from '../../connection/sql.ts'
import type { CaseCatalogue } from '../catalogue.ts'
import { documentAt, partOfCase } from '../file-index.ts'
import type { CaseRow } from '../load.ts'
import { paperTitles } from './paper-titles.ts'

interface Paper {
  readonly id: string
  readonly documentId: number | null
  readonly name: string
  /** title and number of a signed act, whose PDF can still be pending */
  readonly act: string | null
}

/**
 * The documents of a case, for an act that lists them, by date: each document
 * by the title under which it was requested, each signed act by title and
 * number, without duplicates. The same set as the index of the expediente.
 */
export async function listedPapers(
  tx: Db,
  catalogue: Pick<CaseCatalogue, 'of'>,
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
