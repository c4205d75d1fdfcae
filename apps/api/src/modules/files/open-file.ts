import type { Actor } from '@ventanilla/domain/access/actor'
import { LAYER_KIND } from '@ventanilla/domain/configuration/layer-kind'
import { mayConfigure } from '@ventanilla/domain/configuration/rights'
import { notFound } from '@ventanilla/domain/kernel/problem'
import {
  knownBefore,
  madeKnown,
  openPapers,
  opensPaper,
  partyPapers,
  passedOn,
  rowsFor,
} from '../../db/scope.ts'
import { HEAD_BLOCK, storedSource } from '../../adapters/content/byte-source.ts'
import type { PdfCarries } from '../../adapters/content/look-into-pdf.ts'
import { beyond, pictureSize } from '../../adapters/content/picture.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import type { FileState } from './confirm-file.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly size: number
  readonly state: FileState['state']
  readonly refusal: string | null
  readonly carries: PdfCarries
  readonly storage_key: string
}

/**
 * A file the reader can open: their own, or a ready one of a case in their scope. An act's PDF opens for an
 * applicant only once notified to them. Attack: opening a decision by id before its notification.
 */
export async function readableFile(deps: AppDeps, actor: Actor, id: string): Promise<Row> {
  const row = await deps.db.one<Row>(sql`
    select f.id, f.name, f.mime, f.size, f.state, f.refusal, f.carries, f.storage_key from files f left join cases c on c.id = f.case_id
    where f.id = ${id}::uuid and (
      f.owner_id = ${actor.id}::uuid
      or (f.case_id is null and f.purpose = 'imagen-plantilla' and ${actor.kind === 'funcionario'})
      or (f.state = 'ready' and f.purpose = 'capa' and ${mayConfigure(actor.roles, 'read', LAYER_KIND)})
      or (f.state = 'ready' and c.id is not null and ${rowsFor(actor, 'cases.read')} and ${openPapers(actor, deps.catalogue.openToThirds)} and (
        ${opensPaper(actor, deps.catalogue.broughtOver)} or ${actor.kind === 'funcionario'} or exists (
          select 1 from acts a where a.file_id = f.id and ${madeKnown(actor)})))
      -- who was the applicant keeps what was there until the case passed on
      or (f.state = 'ready' and f.created_at < ${passedOn(actor)} and (
        ${partyPapers} or exists (
          select 1 from acts a where a.file_id = f.id and ${knownBefore(actor)}))))`)
  if (row === undefined) throw notFound()
  return row
}

/**
 * A link valid for five minutes. Only PDFs and pictures are shown inline, and none with active content,
 * unreadable content (decision 69) or an unpacked size too large for a browser.
 */
export async function linkTo(
  deps: AppDeps,
  actor: Actor,
  id: string,
  inline: boolean,
): Promise<{ url: string; name: string; mime: string; carries: PdfCarries | 'desmesurada' }> {
  const file = await readableFile(deps, actor, id)
  if (file.state !== 'ready') throw notFound('El archivo todavía no está disponible.')
  const carries = inline && (await tooLargeToShow(deps, file)) ? 'desmesurada' : file.carries
  const { url } = await deps.storage.presignGet({
    key: file.storage_key,
    downloadName: file.name,
    contentType: file.mime,
    inline: inline && carries === null,
  })
  return { url, name: file.name, mime: file.mime, carries }
}

/**
 * Whether a picture exceeds the current pixel limit, for files stored before it: protects the browsers of the
 * case's readers. Checked on every read, by the header; the stored file is unchanged.
 */
async function tooLargeToShow(deps: AppDeps, file: Row): Promise<boolean> {
  if (!file.mime.startsWith('image/')) return false
  const size = await pictureSize(storedSource(deps.storage, file.storage_key, file.size, HEAD_BLOCK))
  return size !== null && beyond(size, deps.settings.picture) !== null
}
