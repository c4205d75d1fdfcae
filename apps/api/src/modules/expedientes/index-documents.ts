import { buffer } from 'node:stream/consumers'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { withoutEnding } from '@ventanilla/domain/cases/words/paper-titles'
import { formNameOf } from '@ventanilla/domain/procedures/procedure'
import {
  documentAt,
  fileStands,
  type Incorporated,
  incorporate,
  partOfCase,
} from '../../db/cases/file-index.ts'
import { viewCase } from '../../db/cases/load.ts'
import { paperTitles } from '../../db/cases/papers/paper-titles.ts'
import { filedPapers } from '../../db/scope.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { countPages } from './count-pages.ts'
import type { CaseRow } from '../../db/cases/load.ts'

const KINDS: Readonly<Record<string, string>> = {
  comprobante: 'Comprobante de radicación',
  solicitud: 'Documento del solicitante',
  acto: 'Acto administrativo',
  tarea: 'Documento de la actuación',
  'imagen-documento': 'Imagen de la actuación',
}

/** The application is named after its type's form. */
function kindOf({ catalogue }: Pick<AppDeps, 'catalogue'>, row: CaseRow, file: Pending): string {
  const procedure = file.purpose === 'formulario' ? catalogue.of(row).procedures.get(row.tt_id) : undefined
  return procedure === undefined ? (KINDS[file.purpose] ?? 'Documento') : formNameOf(procedure).name
}

interface Pending {
  readonly id: string
  readonly documentId: number | null
  readonly name: string
  readonly mime: string
  readonly purpose: string
  readonly storage_key: string
  readonly sha256: string | null
  readonly act_id: string | null
  readonly act_title: string | null
  readonly number: string | null
}

/**
 * Adds to the foliated index the new parts of an open expediente, in their order: documents of the filing,
 * documents that the application or a finished task names, and sealed acts. A job, idempotent: a second run
 * adds nothing.
 */
export async function indexDocuments(deps: AppDeps, caseId: string): Promise<void> {
  const { broughtOver } = deps.catalogue
  const pending = await deps.db.rows<Pending>(sql`
    select f.id, f.document_id as "documentId", f.name, f.mime, f.purpose, f.storage_key, f.sha256, a.id as act_id, a.title as act_title, a.number
    from files f join cases c on c.id = f.case_id left join acts a on a.file_id = f.id
    where c.id = ${caseId}::uuid and ${fileStands(broughtOver)} and f.state = 'ready'
      and not exists (select 1 from file_index i where i.case_id = c.id and i.file_id = f.id)
      -- an index forgets nothing: of a file that was brought over only what was found to be whole and legible gets folios
      and ((c.family = any(${[...broughtOver]}::text[])) is not true or a.id is not null or ${filedPapers(broughtOver)})
      and ${partOfCase}
    order by ${documentAt},
      case f.purpose when 'comprobante' then 0 when 'formulario' then 1 else 2 end, f.created_at, f.id`)
  if (pending.length === 0) return
  const { row } = await viewCase(deps.db, SYSTEM, 'cases.read', caseId)
  const titles = await paperTitles(deps.db, deps.catalogue, row, pending)
  const documents: Incorporated[] = []
  for (const file of pending)
    documents.push({
      fileId: file.id,
      actId: file.act_id,
      title:
        file.act_title === null
          ? (titles.get(file.id) ?? withoutEnding(file.name))
          : [file.act_title, file.number].filter((part) => part !== null).join(' '),
      kind: kindOf(deps, row, file),
      pages: countPages(await buffer(await deps.storage.get(file.storage_key)), file.mime),
      sha256: file.sha256,
    })
  await deps.db.tx((tx) => incorporate(tx, caseId, documents, deps.clock.now()))
}
