import { type Actor, audienceOf } from '@ventanilla/domain/access/actor'
import type { Group } from '@ventanilla/domain/configuration/groups/groups'
import { joined, sql } from '../../connection/sql.ts'
import { membersIn } from '../../people/group-members.ts'
import { rowsFor } from '../../scope.ts'
import { tell } from '../tell.ts'
import type { Applying } from './effect.ts'

/**
 * Notifies the members of groups of an act of which the groups get a copy, and records it in the case. Attack: a group that
 * shows a case to an official who may not read it; only who reads its acts without the group is notified.
 */
export async function copyInside(
  { tx, deps, loaded, events }: Applying,
  act: { readonly id: string; readonly name: string },
  groups: readonly Group[],
): Promise<void> {
  const members = await tx.rows<{ id: string; office: string | null; roles: string[] }>(sql`
    select u.id, u.office, array(select r.role from user_roles r where r.user_id = u.id order by r.position) as roles
    from users u where u.id in (select m.id from (${membersIn(groups)}) m) order by u.id`)
  const readers = members.map(({ id, office, roles }): Actor => ({
    id,
    kind: 'funcionario',
    name: '',
    roles,
    office,
    audience: audienceOf(roles, office),
  }))
  const able =
    readers.length === 0
      ? []
      : await tx.rows<{ id: string }>(
          joined(
            readers.map(
              (reader) => sql`(select ${reader.id}::text as id from cases c
                where c.id = ${loaded.row.id}::uuid and ${rowsFor(reader, 'acts.read')})`,
            ),
            ' union all ',
          ),
        )
  await tell(
    tx,
    deps,
    loaded,
    'copia.interna',
    able.map(({ id }) => id),
    { tarea: `${act.id} copia`, nombre: act.name },
  )
  events.push({
    type: 'acto.copia_interna',
    data: { acto: act.id, grupos: groups.map(({ name }) => name), personas: able.length },
  })
}
