import type { inbox } from '@ventanilla/contract/inbox.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import type { z } from 'zod'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

type SavedView = z.input<(typeof inbox)['inbox.saveView']['answers'][201]>

/** More would be an unreadable list. */
const MOST = 30

export const viewsOf = (deps: AppDeps, actor: Actor, screen: string): Promise<SavedView[]> =>
  deps.db.rows<SavedView>(
    sql`select id, screen, name, query from saved_views where user_id = ${actor.id}::uuid and screen = ${screen} order by name, id`,
  )

export async function saveView(
  tx: Db,
  deps: AppDeps,
  actor: Actor,
  view: Omit<SavedView, 'id'>,
): Promise<SavedView> {
  const kept = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from saved_views where user_id = ${actor.id}::uuid and screen = ${view.screen}`,
  )
  if ((kept?.n ?? 0) >= MOST)
    throw new Refusal(
      'conflict',
      `Ya tiene ${MOST} vistas guardadas. Elimine alguna antes de guardar otra.`,
      {
        code: 'demasiadas_vistas',
      },
    )
  const id = deps.newId()
  await tx.run(sql`
    insert into saved_views(id, user_id, screen, name, query, created_at)
    values (${id}::uuid, ${actor.id}::uuid, ${view.screen}, ${view.name}, ${view.query}, ${deps.clock.now()})`)
  return { id, ...view }
}

export async function changeView(
  tx: Db,
  actor: Actor,
  id: string,
  view: { readonly name: string; readonly query: string },
): Promise<SavedView> {
  const row = await tx.one<SavedView>(sql`
    update saved_views set name = ${view.name}, query = ${view.query} where id = ${id}::uuid and user_id = ${actor.id}::uuid
    returning id, screen, name, query`)
  if (row === undefined) throw notFound('La vista no existe.')
  return row
}

export async function removeView(tx: Db, actor: Actor, id: string): Promise<void> {
  const gone = await tx.run(
    sql`delete from saved_views where id = ${id}::uuid and user_id = ${actor.id}::uuid`,
  )
  if (gone === 0) throw notFound('La vista no existe.')
}
