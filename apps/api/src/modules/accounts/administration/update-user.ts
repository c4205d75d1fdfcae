import type { PortalUser } from '@ventanilla/contract/portal/authentication.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { discardFile } from '../../../db/discard-file.ts'
import { type Db, json, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { portalUserOf } from '../registering/portal-user.ts'

const LARGEST = 20_000

/** Saves the preferences, shortcuts and picture of the session's user; omitted fields stay (decision 10). */
export function updateUser(
  deps: AccountDeps,
  ctx: Context,
  data: {
    photoURL?: string | null | undefined
    settings?: Record<string, unknown> | undefined
    shortcuts?: string[] | undefined
  },
): Promise<{ status: 200; body: { status: 200; message: string; user: PortalUser } }> {
  const actor = me(ctx)
  const given = {
    ...(data.settings !== undefined && { preferences: data.settings }),
    ...(data.shortcuts !== undefined && { shortcuts: data.shortcuts }),
    ...(data.photoURL !== undefined && { photoURL: data.photoURL }),
  }
  if (json(given).length > LARGEST) throw new Refusal('invalid', 'Las preferencias son demasiado grandes.')
  return ctx.command(async (tx) => {
    if (data.photoURL !== undefined) await replacePhoto(tx, deps, actor.id, data.photoURL)
    await tx.run(sql`
      update users set settings = settings || ${json(given)}::jsonb, updated_at = ${deps.clock.now()}
      where id = ${actor.id}::uuid`)
    return {
      status: 200 as const,
      body: {
        status: 200 as const,
        message: 'Preferencias guardadas',
        user: await portalUserOf(tx, actor.id),
      },
    }
  })
}

/**
 * The photo must be the user's own picture that passed the upload check. Attack: the address of a foreign
 * server, which would learn when the profile is viewed and by whom, or the id of another user's file.
 */
async function replacePhoto(
  tx: Db,
  deps: AccountDeps,
  personId: string,
  fileId: string | null,
): Promise<void> {
  const usable =
    fileId === null ||
    (/^[0-9a-f-]{36}$/.test(fileId) &&
      (await tx.one(sql`
        select 1 from files where id = ${fileId}::uuid and owner_id = ${personId}::uuid and purpose = 'imagen-perfil' and state = 'ready'`)) !==
        undefined)
  if (!usable) throw new Refusal('invalid', 'Suba primero la foto desde su perfil.', { code: 'foto' })
  const before = await tx.rows<{ id: string }>(sql`
    select id from files where owner_id = ${personId}::uuid and purpose = 'imagen-perfil' and state = 'ready'
      and id <> coalesce(${fileId}::uuid, '00000000-0000-0000-0000-000000000000') for update`)
  for (const { id } of before) await discardFile(tx, deps, id)
}
