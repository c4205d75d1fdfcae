import { randomUUID } from 'node:crypto'
import { type Database, sql } from '@ventanilla/api/db/connection/sql'
import { inRotation } from '../people/in-rotation.ts'
import type { Call } from '../teller/caller.ts'
import type { Stories } from '../teller/story-types.ts'

/** One of this many tasks of a group stays unassigned. */
const LEFT_OPEN = 5
/** Unread notices of a user who last looked yesterday. */
const UNREAD_AT_MOST = 6

/**
 * Assigns an office's tasks: members of the group take most of them in turn; every fifth stays open, and so
 * does the first of each role, so that no role finds its lists empty. Returns a function that takes the open
 * tasks of a case.
 */
export function assigneesOf(
  db: Database,
  stories: Pick<Stories, 'tokenFor'>,
  call: Call,
): (caseId: string) => Promise<void> {
  const seen = new Map<string, number>()
  /** the unassigned task of each role */
  const waiting = new Map<string, string>()
  return async (caseId) => {
    const tasks = await db.rows<{ id: string; audience: string[]; people: string[] }>(sql`
      select t.id, t.audience, array(
          select u.id::text from users u where u.active and exists (select 1 from user_roles r
            where r.user_id = u.id and (r.role = any(t.audience) or r.role || '@' || coalesce(u.office, '') = any(t.audience)))
          order by u.id) as people
      from tasks t where t.case_id = ${caseId}::uuid and t.state = 'open' and t.turn = 'corporacion' and t.assignee is null`)
    // a waiting task can be closed meanwhile, by its term or by another case
    const still = await db.rows<{ id: string }>(sql`
      select id from tasks where id = any(${[...waiting.values()]}::uuid[]) and state = 'open' and assignee is null`)
    const left = new Set(still.map((task) => task.id))
    for (const [role, id] of waiting) if (!left.has(id)) waiting.delete(role)
    for (const { id, audience, people } of tasks) {
      const group = audience.toSorted().join(' ')
      const n = (seen.get(group) ?? 0) + 1
      seen.set(group, n)
      const roles = audience.map((key) => key.split('@')[0] ?? '')
      if (n % LEFT_OPEN === 3 || roles.some((role) => !waiting.has(role))) {
        for (const role of roles) if (!waiting.has(role)) waiting.set(role, id)
        continue
      }
      // an official who performed another part must not perform this one: the next of the group takes it
      for (let i = 0; i < people.length; i++) {
        const token = await stories.tokenFor(inRotation(people, n + i))
        const { status } = await call('POST', `/api/v1/tareas/${id}/tomar`, {}, token, {
          'idempotency-key': randomUUID(),
        })
        if (status === 200) break
      }
    }
  }
}

/** Marks all but each user's newest notices as read. */
export async function readOldNotices(db: Database, now: Date): Promise<void> {
  await db.run(sql`
    update notices n set read_at = least(n.created_at + interval '3 hours', ${now}::timestamptz)
    from (select id, row_number() over (partition by user_id order by created_at desc, id desc) as nth
      from notices where read_at is null) r
    where r.id = n.id and r.nth > ${UNREAD_AT_MOST}`)
}
