import { buffer } from 'node:stream/consumers'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import type { ActImage } from '../../adapters/pdf/port.ts'
import { sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'

/** File ids of the pictures in a document. */
function picturesIn(node: EditorNode): string[] {
  if (node.type === 'image') return [String(node.attrs?.['fileId'] ?? '')]
  return (node.content ?? []).flatMap(picturesIn)
}

/**
 * The pictures of an act, for the renderer. Only ready files of the same case: a document that names the picture of
 * another case is rendered without it, and therefore not at all.
 */
export async function actImages(
  deps: Pick<AppDeps, 'db' | 'storage'>,
  caseId: string,
  doc: EditorNode,
): Promise<Readonly<Record<string, ActImage>>> {
  const ids = [...new Set(picturesIn(doc))].filter((id) => /^[0-9a-f-]{36}$/.test(id))
  if (ids.length === 0) return {}
  const files = await deps.db.rows<{ id: string; mime: string; storage_key: string }>(sql`
    select id, mime, storage_key from files
    where id = any(${ids}::uuid[]) and case_id = ${caseId}::uuid and state = 'ready' and mime in ('image/png', 'image/jpeg')`)
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, ActImage]> => {
      const bytes = await buffer(await deps.storage.get(file.storage_key))
      return [file.id, { bytes, type: file.mime === 'image/png' ? 'png' : 'jpeg' }]
    }),
  )
  return Object.fromEntries(entries)
}
