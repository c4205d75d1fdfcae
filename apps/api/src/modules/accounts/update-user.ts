import type { PortalUser } from '@ventanilla/contract/portal/authentication.contract'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { json, sql } from '../../db/sql.ts'
import { type Context, me } from '../../http/context.ts'
import type { AccountDeps } from './account-deps.ts'
import { portalUserOf } from './portal-user.ts'

const LARGEST = 20_000

/** Saves the preferences, shortcuts and picture of the person of the session; what is not given stays (decision 10). */
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
  if (json(given).length > LARGEST) throw new Refusal(422, 'Las preferencias son demasiado grandes.')
  return ctx.command(async (tx) => {
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
