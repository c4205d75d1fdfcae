import { buffer } from 'node:stream/consumers'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { HEAD_BLOCK, storedSource } from '../../adapters/content/byte-source.ts'
import { beyond, limitWords, pictureSize, pixelWords } from '../../adapters/content/picture.ts'
import type { ActImage } from '../../adapters/pdf/port.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** File ids of a document's pictures. */
function picturesIn(node: EditorNode): string[] {
  if (node.type === 'image') return [String(node.attrs?.['fileId'] ?? '')]
  return (node.content ?? []).flatMap(picturesIn)
}

/**
 * An act's pictures for the renderer: only ready files of the same case. A document that names another case's
 * picture lacks it, so it is not rendered at all.
 */
export async function actImages(
  deps: Pick<AppDeps, 'db' | 'storage'>,
  caseId: string,
  doc: EditorNode,
): Promise<Readonly<Record<string, ActImage>>> {
  const files = await pictureFiles(deps, caseId, doc)
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, ActImage]> => {
      const bytes = await buffer(await deps.storage.get(file.storage_key))
      return [file.id, { bytes, type: file.mime === 'image/png' ? 'png' : 'jpeg' }]
    }),
  )
  return Object.fromEntries(entries)
}

interface PictureFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly mime: string
  readonly storage_key: string
}

async function pictureFiles(
  deps: Pick<AppDeps, 'db'>,
  caseId: string,
  doc: EditorNode,
): Promise<readonly PictureFile[]> {
  const ids = [...new Set(picturesIn(doc))].filter((id) => /^[0-9a-f-]{36}$/.test(id))
  if (ids.length === 0) return []
  return deps.db.rows<PictureFile>(sql`
    select id, name, size, mime, storage_key from files
    where id = any(${ids}::uuid[]) and case_id = ${caseId}::uuid and state = 'ready' and mime in ('image/png', 'image/jpeg')`)
}

/**
 * Names a picture too large to print, uploaded before the pixel limit. Checked only after rendering failed,
 * because many of those can be printed. Null: none of them is that large.
 */
export async function pictureToBlame(
  deps: Pick<AppDeps, 'db' | 'storage' | 'settings'>,
  caseId: string,
  doc: EditorNode,
): Promise<string | null> {
  const limits = deps.settings.picture
  for (const file of await pictureFiles(deps, caseId, doc)) {
    const size = await pictureSize(storedSource(deps.storage, file.storage_key, file.size, HEAD_BLOCK))
    if (size !== null && beyond(size, limits) !== null)
      return `La imagen «${file.name}» es demasiado grande para imprimirla: mide ${pixelWords(size)} y el máximo es ${limitWords(limits)}.`
  }
  return null
}
