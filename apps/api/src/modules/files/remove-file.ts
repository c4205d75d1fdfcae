import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { discardFile } from '../../db/discard-file.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { codeHash, isCode } from '../../http/guards/secrets.ts'

const LINK_SECONDS = 900

/** Signed part of a link, besides the file. */
const signed = (owner: string, expires: number): string => `${owner} ${expires}`

/** Section 7's link that deletes one file of one user; like an upload link, it is the whole permission. */
export function removalLink(deps: AppDeps, owner: string, id: string): string {
  const expires = Math.floor(deps.clock.now().getTime() / 1000) + LINK_SECONDS
  const query = new URLSearchParams({
    persona: owner,
    vence: String(expires),
    firma: codeHash(deps.secret, 'eliminar-archivo', id, signed(owner, expires)),
  })
  return `${deps.settings.publicUrl}/api/v1/archivos/${id}/enlace-eliminar?${query.toString()}`
}

/** Owner in a valid link. Attack: changing the file, the user or the expiry in one's own link. */
export function checkRemoval(
  deps: AppDeps,
  id: string,
  link: { readonly persona: string; readonly vence: number; readonly firma: string },
): string {
  const of = signed(link.persona, link.vence)
  const genuine = isCode(link.firma, deps.secret, 'eliminar-archivo', id, of)
  if (!genuine || link.vence * 1000 <= deps.clock.now().getTime())
    throw new Refusal('forbidden', 'El enlace no es válido o ya venció. Vuelva a la página y pida otro.', {
      code: 'enlace',
    })
  return link.persona
}

/**
 * Removes the owner's file unless it is part of a filed case or a finished task; an unconfirmed file is part of
 * neither.
 */
export async function removeFile(tx: Db, deps: AppDeps, owner: string, id: string): Promise<void> {
  const row = await tx.one<{ id: string; filed: boolean }>(sql`
    select f.id, coalesce(c.radicado is not null and f.state = 'ready' and f.purpose in ('solicitud', 'cambio'), false) as filed
    from files f left join cases c on c.id = f.case_id where f.id = ${id}::uuid and f.owner_id = ${owner}::uuid and f.state <> 'replaced' for update of f`)
  if (row === undefined) throw notFound('El archivo no existe.')
  const used = await tx.one(sql`
    select 1 from tasks t join files f on f.case_id = t.case_id where f.id = ${id}::uuid and t.state = 'done' and t.data::text like '%' || ${id} || '%' limit 1`)
  const layer = await tx.one(sql`select 1 from layers where file_id = ${id}::uuid`)
  if (layer !== undefined)
    throw new Refusal('conflict', 'El archivo es el original de una capa y no se elimina.', {
      code: 'en_capa',
    })
  if (row.filed || used !== undefined)
    throw new Refusal('conflict', 'El archivo ya es parte del caso y no se elimina.', { code: 'en_caso' })
  await discardFile(tx, deps, id)
}
