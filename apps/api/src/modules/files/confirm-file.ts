import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import type { Scanner } from '../../adapters/antivirus/port.ts'
import { storedSource } from '../../adapters/content/byte-source.ts'
import { checkFile } from '../../adapters/content/check-file.ts'
import { sha256 } from '../../adapters/content/hash.ts'
import type { FileKind } from '../../adapters/content/kinds.ts'
import type { PdfCarries } from '../../adapters/content/look-into-pdf.ts'
import { ObjectMissing } from '../../adapters/storage/port.ts'
import { announceObject, keepObject, releaseObject } from '../../db/people/short-lived.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

export interface FileState {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly mime: string
  readonly state: 'pending' | 'scanning' | 'ready' | 'refused' | 'replaced'
  readonly refusal: string | null
  readonly carries: PdfCarries
}

interface Row extends FileState {
  readonly owner_id: string
  readonly case_id: string | null
  readonly purpose: string
  readonly document_id: number | null
  readonly storage_key: string
  /** null, like the next: it belongs to no case yet */
  readonly tt_id: number | null
  readonly definitions: number | null
  readonly movedTo: number | null
}

const ANY_KIND: readonly FileKind[] = ['pdf', 'docx', 'xlsx', 'png', 'jpeg']
const LAYERS: readonly FileKind[] = ['shapefile', 'geopackage', 'geojson', 'kml', 'gpx']

function acceptedFor(purpose: string): readonly FileKind[] {
  if (purpose === 'capa') return LAYERS
  return purpose.startsWith('imagen') ? ['png', 'jpeg'] : ANY_KIND
}

/** Longest check of a file; a longer one counts as dead: its copy is deleted and it settles nothing. */
const JUDGEMENT_MS = 30 * 60_000

const notThere = (): Refusal =>
  new Refusal('conflict', 'El archivo no llegó completo. Vuelva a subirlo.', { code: 'sin_archivo' })

/**
 * Checks an uploaded file by its bytes: type, hash, virus scan. Each check reads its own copy, under a key that
 * no upload link names, and only the check that settles keeps its copy. Attack: replacing, by the open link or
 * by a simultaneous second confirmation, the bytes that another check has read. Idempotent; until the file is
 * ready only its owner opens it.
 */
export async function confirmFile(
  deps: AppDeps,
  scanner: Scanner | null,
  actor: Actor,
  id: string,
): Promise<FileState> {
  const row = await deps.db.one<Row>(sql`
    select f.id, f.name, f.size, f.mime, f.state, f.refusal, f.carries, f.owner_id, f.case_id, f.purpose, f.document_id, f.storage_key, c.tt_id, c.definitions, c.moved_to as "movedTo"
    from files f left join cases c on c.id = f.case_id where f.id = ${id}::uuid and f.owner_id = ${actor.id}::uuid`)
  if (row === undefined) throw notFound()
  if (row.state !== 'pending' && row.state !== 'scanning') {
    // exactly the first response: without storage key and owner
    const { name, size, mime, state, refusal, carries } = row
    return { id, name, size, mime, state, refusal, carries }
  }
  // a file waiting for the scanner is a copy already
  const key = row.state === 'scanning' ? row.storage_key : await copied(deps, row)
  const head = await deps.storage.head(key)
  if (head === null) throw notThere()
  const ttId = row.tt_id ?? 0
  const document = deps.catalogue
    .of({ ttId, definitions: row.definitions ?? deps.catalogue.newest.since, movedTo: row.movedTo })
    .procedures.get(ttId)
    ?.documents.find((d) => d.documentId === row.document_id || d.id === row.document_id)
  const checked = await checkFile(storedSource(deps.storage, key, head.bytes), row.name, {
    accepted: document?.accept ?? acceptedFor(row.purpose),
    maxBytes: Math.min(
      deps.settings.uploadLimit,
      (document?.maxMegabytes ?? Number.POSITIVE_INFINITY) * 1_048_576,
    ),
    picture: deps.settings.picture,
  })
  if (!checked.ok)
    return settle(deps, row, { state: 'refused', refusal: checked.message, key, size: head.bytes })
  const hash = await sha256(await deps.storage.get(key))
  const kept = {
    refusal: null,
    key,
    size: head.bytes,
    name: checked.displayName,
    mime: checked.contentType,
    hash,
    carries: checked.carries,
  }
  if (scanner !== null) {
    const scan = await scanner.scan(await deps.storage.get(key))
    if (scan.verdict === 'infected')
      return settle(deps, row, {
        state: 'refused',
        refusal: 'El archivo contiene un virus y no se guardó. Revise su equipo y suba otro.',
        key,
        size: head.bytes,
      })
    if (scan.verdict === 'unavailable') return settle(deps, row, { ...kept, state: 'scanning' })
  }
  return settle(deps, row, { ...kept, state: 'ready' })
}

async function copied(deps: AppDeps, row: Row): Promise<string> {
  if ((await deps.storage.head(row.storage_key)) === null) throw notThere()
  const key = `archivos/${row.id}.${deps.newId()}`
  await announceObject(deps.db, key, new Date(deps.clock.now().getTime() + JUDGEMENT_MS))
  try {
    await deps.storage.copy(row.storage_key, key)
  } catch (error) {
    throw error instanceof ObjectMissing ? notThere() : error
  }
  return key
}

async function settle(
  deps: AppDeps,
  row: Row,
  to: {
    state: 'ready' | 'refused' | 'scanning'
    refusal: string | null
    key: string
    size: number
    name?: string
    mime?: string
    hash?: string
    carries?: PdfCarries
  },
): Promise<FileState> {
  const now = deps.clock.now()
  const stored = await deps.db.tx(async (tx) => {
    // optimistic: of two simultaneous checks the first to settle wins, with the bytes it read
    const settled = await tx.one<FileState>(sql`
      update files set state = ${to.state}, refusal = ${to.refusal}, storage_key = ${to.key}, size = ${to.size}, name = ${to.name ?? row.name},
        mime = ${to.mime ?? row.mime}, sha256 = ${to.hash ?? null}, carries = ${to.carries ?? null}, confirmed_at = ${now}
      where id = ${row.id}::uuid and state = ${row.state} and storage_key = ${row.storage_key} returning id, name, size, mime, state, refusal, carries`)
    if (settled === undefined) return undefined
    if (to.state === 'refused') await releaseObject(tx, to.key, now)
    else if (to.key !== row.storage_key && !(await keepObject(tx, to.key))) throw notThere()
    return settled
  })
  if (stored !== undefined) {
    // immediate; the next sweep only removes what a killed process or an unavailable store leaves here
    const over = [to.key !== row.storage_key && row.storage_key, to.state === 'refused' && to.key]
    for (const key of over) if (key !== false) await deps.storage.remove(key).catch(() => undefined)
    return stored
  }
  const other = await deps.db.one<FileState>(
    sql`select id, name, size, mime, state, refusal, carries from files where id = ${row.id}::uuid`,
  )
  if (other === undefined) throw notFound()
  return other
}
