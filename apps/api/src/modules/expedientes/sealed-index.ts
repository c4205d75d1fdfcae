import { createHash } from 'node:crypto'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { titleWithName } from '@ventanilla/domain/cases/words/paper-titles'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { type FileIndexJob, issuer, type PdfRenderer } from '../../adapters/pdf/port.ts'
import type { Sealer } from '../../adapters/signer/port.ts'
import type { LoadedCase } from '../../db/cases/load.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { numberOfFile } from './name-of-file.ts'
import { cameIn, entriesFor, type IndexEntry, isHandedIn, type Lifetime, seriesOf } from './read-index.ts'

const FORMATS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
}

/** Renderer and sealer of an index, opened lazily. */
export interface Sealing {
  renderer(): Promise<PdfRenderer>
  sealer(): Promise<Sealer>
}

/** A document's requested title with its original file name; acts and generated documents have one name. */
export const nameBeside = (entry: IndexEntry, said: (name: string) => string = (name) => name): string =>
  isHandedIn(entry) ? titleWithName(entry.title, said(entry.name)) : entry.title

export interface IndexOf {
  readonly loaded: LoadedCase
  readonly number: string
  readonly entries: readonly IndexEntry[]
  readonly lifetime: Lifetime
}

/** The index as PDF under the authority's seal, which proves that the archive was not changed. */
export async function sealedIndex(
  deps: AppDeps,
  documents: Sealing,
  of: IndexOf,
  now: Date,
): Promise<Buffer> {
  const pdf = await (await documents.renderer()).render(indexJob(deps, of, now))
  const { authority } = deps.settings
  return (await documents.sealer()).seal(pdf, {
    reason: `Índice del expediente ${of.number}`,
    location: deps.catalogue.offices.find(({ id }) => id === of.loaded.row.office)?.name ?? authority.city,
    name: authority.name,
    at: now,
    field: 'Sello-indice',
  })
}

function indexJob(deps: AppDeps, { loaded, number, entries, lifetime }: IndexOf, now: Date): FileIndexJob {
  const day = (at: Date): string => bogotaDate(at.toISOString())
  return {
    kind: 'fileIndex',
    authority: issuer(deps.settings.authority),
    producedAt: now.toISOString(),
    number,
    series: seriesOf(loaded) ?? '',
    procedure: deps.catalogue.procedureName(loaded.row.tt_id),
    holder: loaded.row.applicant_name,
    openedOn: lifetime.openedOn ?? day(now),
    closedOn: lifetime.closedOn,
    entries: entries.map((e) => ({
      order: e.position,
      name: nameBeside(e),
      kind: e.kind,
      createdOn: day(e.document_at),
      addedOn: day(e.incorporated_at),
      fromPage: e.folio_from,
      toPage: e.folio_to,
      format: FORMATS[e.mime] ?? 'Archivo',
      bytes: e.size,
      sha256: e.sha256 ?? '',
      origin: cameIn(e),
    })),
    verification: null,
  }
}

/**
 * Stores the sealed index of a closed expediente with its case: its contents at the end. A document indexed
 * later, such as an act still to be printed, adds another index. A job, idempotent: a second run stores nothing
 * twice.
 */
export async function keepClosedIndex(deps: AppDeps, documents: Sealing, caseId: string): Promise<void> {
  const { loaded, entries, lifetime } = await entriesFor(deps, SYSTEM, 'cases.read', caseId)
  const number = numberOfFile(loaded.row)
  if (number === null || lifetime.closedOn === null || !loaded.state.flow.closed || entries.length === 0)
    return
  const key = `indices/${caseId}/${entries.length}`
  const kept = await deps.db.one(
    sql`select 1 from files where case_id = ${caseId}::uuid and storage_key = ${key}`,
  )
  if (kept !== undefined) return
  const now = deps.clock.now()
  const pdf = await sealedIndex(deps, documents, { loaded, number, entries, lifetime }, now)
  await deps.storage.put(key, pdf, { contentType: 'application/pdf' })
  await deps.db.run(sql`
    insert into files(id, owner_id, case_id, purpose, name, mime, size, sha256, storage_key, state, created_at, confirmed_at)
    select ${deps.newId()}::uuid, ${SYSTEM.id}::uuid, ${caseId}::uuid, 'indice', ${`Índice del expediente ${number}.pdf`}, 'application/pdf', ${pdf.length},
      ${createHash('sha256').update(pdf).digest('hex')}, ${key}, 'ready', ${now}, ${now}
    where not exists (select 1 from files where case_id = ${caseId}::uuid and storage_key = ${key})`)
}
