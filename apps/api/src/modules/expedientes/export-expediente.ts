import { Readable } from 'node:stream'
import type { Actor } from '@ventanilla/domain/access/actor'
import { withoutEnding } from '@ventanilla/domain/cases/words/paper-titles'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../db/audit.ts'
import type { AppDeps } from '../../deps.ts'
import { type ZipEntry, zipStream } from '../../http/bodies/zip-stream.ts'
import { numberOfFile } from './name-of-file.ts'
import { entriesFor, type IndexEntry, isHandedIn } from './read-index.ts'
import { nameBeside, sealedIndex, type Sealing } from './sealed-index.ts'

/** Above this size, old archive readers report damage. */
const MOST_BYTES = 4_000_000_000

/**
 * The expediente as an archive: its foliated index as PDF, and every document the reader can open, named by its
 * folios. Streams the files one after the other.
 */
export async function exportExpediente(
  deps: AppDeps,
  actor: Actor,
  caseId: string,
  address: string,
  documents: Sealing,
): Promise<{ status: 200; body: Readable; headers: Record<string, string> }> {
  const { loaded, entries, lifetime } = await entriesFor(deps, actor, 'cases.export', caseId)
  const number = numberOfFile(loaded.row)
  if (number === null)
    throw new Refusal('conflict', 'El expediente todavía no se ha creado.', { code: 'sin_expediente' })
  if (entries.reduce((sum, e) => sum + e.size, 0) > MOST_BYTES)
    throw new Refusal(
      'too_large',
      'El expediente pesa más de 4 GB. Descargue los documentos uno por uno desde el índice.',
      {
        code: 'muy_grande',
      },
    )
  // reports an unavailable store before the first byte, not by a truncated archive
  const first = entries[0]
  if (first !== undefined) await deps.storage.head(first.storage_key)
  const now = deps.clock.now()
  const index = await sealedIndex(deps, documents, { loaded, number, entries, lifetime }, now)
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
    for (const entry of entries.toSorted((a, b) => a.position - b.position))
      yield {
        name: fileName(entry),
        at: entry.document_at,
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

/** Characters of a name in the archive, without its folios and extension. */
const LONGEST = 100

/** '0001-0003 Auto de inicio.pdf': name order is folio order. */
function fileName(entry: IndexEntry): string {
  const folio = (n: number): string => String(n).padStart(4, '0')
  const ending = /\.[a-z0-9]{2,5}$/i.exec(entry.name)?.[0] ?? '.pdf'
  const range =
    entry.folio_from === entry.folio_to
      ? folio(entry.folio_from)
      : `${folio(entry.folio_from)}-${folio(entry.folio_to)}`
  const sound = (words: string): string =>
    words
      .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const whole = sound(nameBeside(entry, withoutEnding))
  // truncates a long title, not the original name by which its holder recognizes the document
  const tail =
    whole.length > LONGEST && isHandedIn(entry)
      ? ` (${sound(withoutEnding(entry.name)).slice(0, LONGEST / 2)})`
      : ''
  const title = tail === '' ? whole.slice(0, LONGEST) : sound(entry.title).slice(0, LONGEST - tail.length)
  return `${range} ${title.trim()}${tail}${ending.toLowerCase()}`
}
