import { queueJob } from '../queue-job.ts'
import { handedIn } from '../scope.ts'
import { type Db, json, raw, sql, type Statement } from '../connection/sql.ts'
import type { CaseCatalogue } from './catalogue.ts'

/**
 * Whether a case (alias `c`) has a file that takes documents: an expediente opened here, or a migrated one,
 * under its former number, once it was checked. `broughtOver`: families of migrated ones.
 */
export const fileStands = (broughtOver: readonly string[]): Statement => sql`(c.expediente is not null
    or (c.family = any(${[...broughtOver]}::text[]) and c.closed_at is not null
      and c.facts->>'migracion.expediente' is not null))`

/**
 * Date of a document (`files f` of `cases c`, with its act `a` or none), by which the index is ordered: an
 * act's signature, the filing for documents of the application, the upload for the rest.
 */
export const documentAt = raw(`coalesce(
    case when f.purpose in ('comprobante', 'formulario', 'solicitud') then c.filed_at else a.signed_at end,
    f.confirmed_at, f.created_at)`)

/**
 * Whether a file (`files f` of `cases c`, with its act `a` or none) belongs
 * to the case proper: the documents of the filing, those that the application
 * or a finished task names, and acts. Other files are only stored there.
 */
export const partOfCase: Statement = sql`(f.purpose in ('comprobante', 'formulario') or a.id is not null
    or c.submission::text like '%' || f.id || '%' or ${handedIn})`

/**
 * Whether a document was scanned from paper: handed in at the window, migrated from the former archive, or
 * attached in a step that takes a signed paper. `steps`: ids of those steps.
 */
export const cameOnPaper = (broughtOver: readonly string[], steps: readonly string[]): Statement => sql`(
    f.purpose = 'solicitud' and exists (select 1 from case_events e
      where e.case_id = c.id and e.type = 'solicitud.radicada' and e.body::jsonb ? 'firmado')
    or f.purpose = 'tarea' and (c.family = any(${[...broughtOver]}::text[]) or exists (select 1 from tasks w
      where w.case_id = c.id and w.step = any(${steps}::text[]) and position(f.id::text in w.data::text) > 0)))`

/** A document to add to an expediente. */
export interface Incorporated {
  readonly fileId: string
  readonly actId: string | null
  readonly title: string
  /** kind in words: 'Acto administrativo', 'Documento del solicitante' … */
  readonly kind: string
  /** number of pages, at least 1: a document without pages counts as one folio */
  readonly pages: number
  readonly sha256: string | null
}

/**
 * Adds documents to the foliated index in the given order: each gets the next position and the folios after the
 * last one. Race: the case row is locked, so that no two documents get the same folio. Skips documents already
 * indexed; returns the number added.
 */
export async function incorporate(
  tx: Db,
  caseId: string,
  documents: readonly Incorporated[],
  at: Date,
): Promise<number> {
  if (documents.length === 0) return 0
  await tx.run(sql`select 1 from cases where id = ${caseId}::uuid for update`)
  return tx.run(sql`
    with fresh as (
      select d.*, row_number() over (order by d.ord) as n, sum(d.pages) over (order by d.ord) as upto
      from (select e.value->>'fileId' as file_id, e.value->>'actId' as act_id, e.value->>'title' as title, e.value->>'kind' as kind,
          (e.value->>'pages')::int as pages, e.value->>'sha256' as sha256, e.ordinality as ord
        from jsonb_array_elements(${json(documents)}::jsonb) with ordinality as e) d
      where not exists (select 1 from file_index i where i.case_id = ${caseId}::uuid and i.file_id = d.file_id::uuid)),
    last as (select coalesce(max(position), 0) as position, coalesce(max(folio_to), 0) as folio from file_index where case_id = ${caseId}::uuid)
    insert into file_index(case_id, position, file_id, act_id, title, kind, pages, folio_from, folio_to, sha256, incorporated_at)
    select ${caseId}::uuid, last.position + f.n, f.file_id::uuid, f.act_id::uuid, f.title, f.kind, f.pages,
      last.folio + f.upto - f.pages + 1, last.folio + f.upto, f.sha256, ${at}
    from fresh f, last`)
}

/**
 * Queues an update of the case's index after the transaction, because counting pages would delay a transition.
 * Does nothing while the case has no file. `reason` makes the request idempotent.
 */
export async function queueFileIndex(
  tx: Db,
  catalogue: Pick<CaseCatalogue, 'broughtOver'>,
  request: {
    readonly caseId: string
    readonly reason: string
    readonly at: Date
    readonly newId: () => string
  },
): Promise<void> {
  const { caseId, reason } = request
  const stands = await tx.one(
    sql`select 1 from cases c where c.id = ${caseId}::uuid and ${fileStands(catalogue.broughtOver)}`,
  )
  if (stands === undefined) return
  await queueJob(
    tx,
    { id: request.newId(), now: request.at },
    { kind: 'expediente.indice', about: `${caseId}:${reason}`, data: { caseId } },
  )
}
