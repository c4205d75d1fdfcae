import { UPLOAD_NEEDS } from '@ventanilla/contract/upload-sentences'
import type { Actor } from '@ventanilla/domain/access/actor'
import { LAYER_KIND } from '@ventanilla/domain/configuration/layer-kind'
import { mayConfigure } from '@ventanilla/domain/configuration/rights'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { rowsFor, windowDrafts } from '../../db/scope.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { BUDGETS, overBudget, spendOf } from '../../http/guards/budgets.ts'
import { uploadKey } from './upload-key.ts'
import { contentTypeOf, nameInPlace, type Place, placeOf } from './upload-place.ts'

const LINK_SECONDS = 900
/** bytes that uploads leave free on the disk */
const KEPT_FREE = 512 * 1_048_576
const MB = 1_048_576

export interface PresignRequest {
  readonly urlDoc: string
  readonly fileType: string
  readonly name?: string | undefined
  readonly documentId?: number | undefined
  readonly size?: number | undefined
}

/** Opens an upload: a row, a generated key and a short-lived link. A file joins a case only once confirmed. */
export async function presign(
  tx: Db,
  deps: AppDeps,
  actor: Actor,
  request: PresignRequest,
): Promise<{ url: string; urlTosaved: string; fileId: string; headers: Record<string, string> }> {
  const place = placeOf(request.urlDoc)
  if (request.name?.trim() === '') throw new Refusal('invalid', UPLOAD_NEEDS.name, { code: 'nombre' })
  if (request.fileType.trim() === '') throw new Refusal('invalid', UPLOAD_NEEDS.type, { code: 'tipo' })
  if (place.purpose === 'imagen-perfil' && place.personId !== actor.id) throw notFound()
  const { caseId, purpose, limit } = await belonging(deps, tx, actor, place, request.documentId)
  if (request.size !== undefined && request.size > limit)
    throw new Refusal(
      'too_large',
      `El archivo supera el tamaño permitido de ${Math.floor(limit / 1_048_576)} MB.`,
      {
        code: 'muy_grande',
      },
    )
  if (request.size === 0)
    throw new Refusal('invalid', `${UPLOAD_NEEDS.file} Está vacío; elija otro.`, { code: 'vacio' })
  if (place.purpose === 'imagen-plantilla' && actor.kind !== 'funcionario') throw notFound()
  if (place.purpose === 'capa' && !mayConfigure(actor.roles, 'edit', LAYER_KIND)) throw notFound()
  const waiting = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from files where owner_id = ${actor.id}::uuid and state = 'pending'`,
  )
  // Attack: a script fills the store with unattached files
  if ((waiting?.n ?? 0) >= deps.catalogue.parameters['cargas.pendientes'])
    throw new Refusal('too_many', 'Tiene demasiadas cargas sin terminar. Espere y vuelva a intentar.', {
      code: 'demasiadas',
    })
  await takeFromDay(tx, deps, actor, request.size ?? limit)
  const id = deps.newId()
  const mime = contentTypeOf(request.fileType)
  const key = uploadKey(id)
  await tx.run(sql`
    insert into files(id, owner_id, case_id, purpose, document_id, name, mime, declared_mime, size, storage_key, state, created_at)
    values (${id}::uuid, ${actor.id}::uuid, ${caseId}::uuid, ${purpose}, ${request.documentId ?? null},
      ${(request.name ?? request.urlDoc.split('/').at(-1) ?? 'archivo').slice(0, 255)}, ${mime}, ${request.fileType}, ${request.size ?? 0}, ${key}, 'pending', ${deps.clock.now()})`)
  const link = await deps.storage.presignPut({
    key,
    contentType: mime,
    maxBytes: limit,
    ...(request.size !== undefined && { bytes: request.size }),
    expiresSeconds: LINK_SECONDS,
  })
  return { url: link.url, urlTosaved: nameInPlace(place.folder, id, mime), fileId: id, headers: link.headers }
}

/**
 * Charges the announced bytes to the user's daily budget; without a size, the link's maximum. In the
 * announcement's transaction: a call rejected for another reason, or repeated under its key, uses up nothing.
 * Prevents a full store, which stops the database when both share a disk.
 */
async function takeFromDay(tx: Db, deps: AppDeps, actor: Actor, bytes: number): Promise<void> {
  const free = await deps.storage.freeSpace()
  if (free !== null && free - bytes < KEPT_FREE)
    throw new Refusal(
      'unavailable',
      'El portal no tiene espacio para recibir archivos. Vuelva a intentarlo más tarde.',
      {
        code: 'sin_espacio',
        retryAfter: 600,
      },
    )
  const day = deps.settings.uploadsPerDay
  for (const [name, most, amount] of [
    ['uploadedFilesOfPerson', day.files, 1],
    ['uploadedBytesOfPerson', day.bytes, bytes],
  ] as const) {
    const spent = await spendOf(tx, { name, most, seconds: BUDGETS[name].seconds }, actor.id, amount)
    if (spent.over) throw overBudget(name, spent.seconds)
  }
}

interface Belonging {
  readonly caseId: string | null
  readonly purpose: Place['purpose']
  /** bytes */
  readonly limit: number
}

/**
 * The place and size limit of an upload: the document's own limit, never above the setting (decision 52). The
 * caller must work on the case, and the path's applicant must be the case's; any other path is rejected.
 */
async function belonging(
  deps: AppDeps,
  tx: Db,
  actor: Actor,
  place: Place,
  documentId: number | undefined,
): Promise<Belonging> {
  const { purpose } = place
  // the browser shrinks a profile photo before uploading it
  if (purpose === 'imagen-perfil')
    return { caseId: null, purpose, limit: deps.catalogue.parameters['cargas.foto_mb'] * MB }
  if (purpose === 'imagen-plantilla' || purpose === 'capa')
    return { caseId: null, purpose, limit: deps.settings.uploadLimit }
  const works = sql`(${rowsFor(actor, 'cases.act')} or c.radicado is null and exists (
    select 1 from drafts d where d.case_id = c.id and ${windowDrafts(actor)}))`
  const row = await tx.one<Reached>(sql`
    select c.tt_id, c.applicant_id, c.radicado is not null as filed, c.closed_at is not null as closed, ${works} as works
    from cases c where c.id = ${place.caseId}::uuid and (${works} or ${rowsFor(actor, 'changes.ask')})`)
  if (row === undefined || ('applicantId' in place && place.applicantId !== row.applicant_id))
    throw notFound()
  const asks = purpose === 'cambio' || (purpose === 'solicitud' && row.filed && !row.works)
  if (!asks && !row.works) throw notFound()
  if (row.closed)
    throw new Refusal('conflict', 'El caso ya terminó y no recibe más archivos.', { code: 'terminado' })
  // support of a change of applicant: belongs to no case until the change is requested
  if (asks) return { caseId: null, purpose: 'cambio', limit: deps.settings.uploadLimit }
  const own = deps.catalogue.newest.procedures
    .get(row.tt_id)
    ?.documents.find((d) => d.documentId === documentId || d.id === documentId)
  const limit =
    own === undefined
      ? deps.settings.uploadLimit
      : Math.min(own.maxMegabytes * 1_048_576, deps.settings.uploadLimit)
  // an upload after the filing is not part of the filing: it waits for the task or request that names it
  return {
    caseId: place.caseId,
    purpose: purpose === 'solicitud' && row.filed ? 'tarea' : purpose,
    limit,
  }
}

interface Reached {
  readonly tt_id: number
  readonly applicant_id: string
  readonly filed: boolean
  readonly closed: boolean
  /** the user works on the case; otherwise they can only request its transfer */
  readonly works: boolean
}
