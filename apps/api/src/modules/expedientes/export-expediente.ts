import { Readable } from 'node:stream'
import type { Actor } from '@ventanilla/domain/access/actor'
import { titleWithName, withoutEnding } from '@ventanilla/domain/cases/paper-titles'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { type FileIndexJob, issuer } from '../../adapters/pdf/port.ts'
import { audit } from '../../db/audit.ts'
import type { LoadedCase } from '../../db/cases/load.ts'
import type { AppDeps } from '../../deps.ts'
import { type ZipEntry, zipStream } from '../../http/zip-stream.ts'
import { numberOfFile } from './name-of-file.ts'
import { entriesFor, type IndexEntry, isHandedIn, seriesOf } from './read-index.ts'

/** Beyond this, old readers of archives show them as damaged. */
const MOST_BYTES = 4_000_000_000
const FORMATS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
}

/**
 * The expediente as an archive: its foliated index as PDF, and every document that the reader may open, named by its
 * folios. Files are read one after the other while the archive is sent.
 */
export async function exportExpediente(
  deps: AppDeps,
  actor: Actor,
  caseId: string,
  address: string,
): Promise<{ status: 200; body: Readable; headers: Record<string, string> }> {
  const { loaded, entries } = await entriesFor(deps, actor, 'cases.export', caseId)
  const number = numberOfFile(loaded.row)
  if (number === null)
    throw new Refusal(409, 'El expediente todavía no se ha creado.', { code: 'sin_expediente' })
  if (entries.reduce((sum, e) => sum + e.size, 0) > MOST_BYTES)
    throw new Refusal(
      413,
      'El expediente pesa más de 4 GB. Descargue los documentos uno por uno desde el índice.',
      {
        code: 'muy_grande',
      },
    )
  const now = deps.clock.now()
  const index = await renderIndex(deps, loaded, number, entries, now)
  await audit(deps.db, {
    actorId: actor.id,
    verb: 'expedientes.export',
    caseId,
    address,
    detail: { documents: entries.length },
    at: now,
    newId: deps.newId,
  })
  async function* contents(): AsyncGenerator<ZipEntry> {
    yield { name: '0000 Índice electrónico.pdf', at: now, content: [index], stored: true }
    for (const entry of entries)
      yield {
        name: fileName(entry),
        at: entry.created_at,
        content: await deps.storage.get(entry.storage_key),
        stored: true,
      }
  }
  const safe = number.replace(/[^\w.-]+/g, '-')
  return {
    status: 200,
    body: Readable.from(zipStream(contents())),
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="expediente-${safe}.zip"`,
    },
  }
}

/** What a paper was asked for as, with the name under which it was handed in; an act and a paper of ours have one name. */
const nameBeside = (entry: IndexEntry, said: (name: string) => string = (name) => name): string =>
  isHandedIn(entry) ? titleWithName(entry.title, said(entry.name)) : entry.title

/** '0001-0003 Auto de inicio.pdf': sorted by name is sorted by folio. */
function fileName(entry: IndexEntry): string {
  const folio = (n: number): string => String(n).padStart(4, '0')
  const ending = /\.[a-z0-9]{2,5}$/i.exec(entry.name)?.[0] ?? '.pdf'
  const range =
    entry.folio_from === entry.folio_to
      ? folio(entry.folio_from)
      : `${folio(entry.folio_from)}-${folio(entry.folio_to)}`
  const title = nameBeside(entry, withoutEnding)
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${range} ${title.slice(0, 100).trim()}${ending.toLowerCase()}`
}

/** The renderer's thread lives only as long as this page takes: exports are rare, its memory is not small. */
async function renderIndex(
  deps: AppDeps,
  loaded: LoadedCase,
  number: string,
  entries: readonly IndexEntry[],
  now: Date,
): Promise<Buffer> {
  const day = (at: Date): string => bogotaDate(at.toISOString())
  const job: FileIndexJob = {
    kind: 'fileIndex',
    authority: issuer(deps.settings.authority),
    producedAt: now.toISOString(),
    number,
    series: seriesOf(loaded) ?? '',
    procedure: deps.catalogue.procedures.get(loaded.row.tt_id)?.name ?? '',
    holder: loaded.row.applicant_name,
    openedOn: day(entries[0]?.incorporated_at ?? now),
    closedOn: null,
    entries: entries.map((e) => ({
      order: e.position,
      name: nameBeside(e),
      kind: e.kind,
      createdOn: day(e.created_at),
      addedOn: day(e.incorporated_at),
      fromPage: e.folio_from,
      toPage: e.folio_to,
      format: FORMATS[e.mime] ?? 'Archivo',
      bytes: e.size,
      sha256: e.sha256 ?? '',
      origin: 'electrónico',
    })),
    verification: null,
  }
  const { createTypstRenderer } = await import('../../adapters/pdf/typst-renderer.ts')
  const renderer = createTypstRenderer()
  try {
    return await renderer.render(job)
  } finally {
    await renderer.close()
  }
}
