import { UPLOAD_NEEDS } from '@ventanilla/contract/upload-sentences'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/cases/problem'
import { rowsFor, windowDrafts } from '../../db/scope.ts'
import { type Db, sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { contentTypeOf, placeOf } from './upload-place.ts'

/** Files that one person may have waiting: a script must not fill the store with what belongs to nothing. */
const MOST_PENDING = 200
const LINK_SECONDS = 900
/** The browser draws the photo of a profile small before it sends it. */
const PHOTO_BYTES = 1_048_576

export interface PresignRequest {
  readonly urlDoc: string
  readonly fileType: string
  readonly name?: string | undefined
  readonly documentId?: number | undefined
  readonly size?: number | undefined
}

/** Opens an upload: a row, a key of our own, and a short link. Nothing is part of a case until it is confirmed. */
export async function presign(
  tx: Db,
  deps: AppDeps,
  actor: Actor,
  request: PresignRequest,
): Promise<{ url: string; urlTosaved: string; fileId: string; headers: Record<string, string> }> {
  const place = placeOf(request.urlDoc)
  if (request.name?.trim() === '') throw new Refusal(422, UPLOAD_NEEDS.name, { code: 'nombre' })
  if (request.fileType.trim() === '') throw new Refusal(422, UPLOAD_NEEDS.type, { code: 'tipo' })
  if (place.purpose === 'imagen-perfil' && place.personId !== actor.id) throw notFound()
  const limit =
    place.purpose === 'imagen-perfil'
      ? PHOTO_BYTES
      : await limitOf(deps, tx, actor, place.caseId, request.documentId)
  if (request.size !== undefined && request.size > limit)
    throw new Refusal(413, `El archivo supera el tamaño permitido de ${Math.floor(limit / 1_048_576)} MB.`, {
      code: 'muy_grande',
    })
  if (request.size === 0)
    throw new Refusal(422, `${UPLOAD_NEEDS.file} Está vacío; elija otro.`, { code: 'vacio' })
  if (place.purpose === 'imagen-plantilla' && actor.kind !== 'funcionario') throw notFound()
  const waiting = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from files where owner_id = ${actor.id}::uuid and state = 'pending'`,
  )
  if ((waiting?.n ?? 0) >= MOST_PENDING)
    throw new Refusal(429, 'Tiene demasiadas cargas sin terminar. Espere y vuelva a intentar.', {
      code: 'demasiadas',
    })
  const id = deps.newId()
  const mime = contentTypeOf(request.fileType)
  const key = `cargas/${id}`
  await tx.run(sql`
    insert into files(id, owner_id, case_id, purpose, document_id, name, mime, declared_mime, size, storage_key, state, created_at)
    values (${id}::uuid, ${actor.id}::uuid, ${place.caseId}::uuid, ${place.purpose}, ${request.documentId ?? null},
      ${(request.name ?? request.urlDoc.split('/').at(-1) ?? 'archivo').slice(0, 255)}, ${mime}, ${request.fileType}, ${request.size ?? 0}, ${key}, 'pending', ${deps.clock.now()})`)
  const link = await deps.storage.presignPut({
    key,
    contentType: mime,
    maxBytes: limit,
    expiresSeconds: LINK_SECONDS,
  })
  return { url: link.url, urlTosaved: request.urlDoc, fileId: id, headers: link.headers }
}

/** A document's own limit holds, never above the setting (decision 52). The case must be one the person works on. */
async function limitOf(
  deps: AppDeps,
  tx: Db,
  actor: Actor,
  caseId: string | null,
  documentId: number | undefined,
): Promise<number> {
  if (caseId === null) return deps.settings.uploadLimit
  const row = await tx.one<{ tt_id: number; closed: boolean }>(
    sql`select c.tt_id, c.closed_at is not null as closed from cases c where c.id = ${caseId}::uuid and (${rowsFor(actor, 'cases.act')}
      or c.radicado is null and exists (select 1 from drafts d where d.case_id = c.id and ${windowDrafts(actor)}))`,
  )
  if (row === undefined) throw notFound()
  if (row.closed)
    throw new Refusal(409, 'El caso ya terminó y no recibe más archivos.', { code: 'terminado' })
  const own = deps.catalogue.procedures
    .get(row.tt_id)
    ?.documents.find((d) => d.documentId === documentId || d.id === documentId)
  return own === undefined
    ? deps.settings.uploadLimit
    : Math.min(own.maxMegabytes * 1_048_576, deps.settings.uploadLimit)
}
