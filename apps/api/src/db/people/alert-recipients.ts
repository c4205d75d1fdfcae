import { GRANTS, type Reach } from '@ventanilla/domain/access/permissions'
import { type AlertId, ALERTS } from '@ventanilla/domain/configuration/groups/alerts'
import { groupsTold } from '@ventanilla/domain/configuration/groups/groups'
import type { Contents } from '@ventanilla/domain/configuration/readings'
import { type Db, sql } from '../connection/sql.ts'
import { membersIn } from './group-members.ts'

/**
 * Ids of the officials who receive an alert about an office: those of the groups that the authority named for it, and where
 * none of them may, those who usually do, so that no alert is lost. Attack: a group that shows its members what they may
 * not see; of it only the holders of the alert's permission receive it.
 */
export async function alertRecipients(
  db: Db,
  contents: Pick<Contents, 'of'>,
  alert: AlertId,
  office: string | null,
): Promise<readonly string[]> {
  const { usual, needs } = ALERTS[alert]
  const groups = groupsTold(contents, alert, office)
  if (groups.length > 0) {
    const told = await db.rows<{ id: string }>(sql`
      select distinct m.id from (${membersIn(groups)}) m join users u on u.id = m.id join user_roles r on r.user_id = u.id
      where r.role = any(${rolesWith(needs, 'all')}::text[])
        or (r.role = any(${rolesWith(needs, 'office')}::text[]) and u.office = ${office})
      order by m.id`)
    if (told.length > 0) return told.map(({ id }) => id)
  }
  const all = await db.rows<{ id: string }>(sql`
    select u.id from users u where u.active and u.kind = 'funcionario'
      and exists (select 1 from user_roles r where r.user_id = u.id and r.role = any(${Object.keys(GRANTS[usual])}::text[]))
    order by u.id`)
  return all.map(({ id }) => id)
}

/** Roles that have a permission with this reach. */
const rolesWith = (permission: keyof typeof GRANTS, reach: Reach): string[] =>
  Object.entries(GRANTS[permission]).flatMap(([role, given]) => (given === reach ? [role] : []))
