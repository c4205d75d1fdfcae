import { randomUUID } from 'node:crypto'
import { type Database, sql } from '../db/sql.ts'
import type { Call } from './caller.ts'
import type { Stories } from './story-types.ts'

/** Of so many tasks of one group, one waits for whoever takes it. */
const LEFT_OPEN = 5
/** As many notices as somebody finds who looked yesterday. */
const UNREAD_AT_MOST = 6

/**
 * How an office keeps its tasks: somebody of the group has taken most of them, in turn, and every fifth one waits, as does
 * the first that anybody of a role may do: no role finds its lists empty. Gives a function that takes what is open in a
 * case.
 */
export function takersOf(
  db: Database,
  stories: Pick<Stories, 'tokenFor'>,
  call: Call,
): (caseId: string) => Promise<void> {
  const seen = new Map<string, number>()
  /** the task that waits for anybody of a role */
  const waiting = new Map<string, string>()
  return async (caseId) => {
    const tasks = await db.rows<{ id: string; audience: string[]; people: string[] }>(sql`
      select t.id, t.audience, array(
          select u.id::text from users u where u.active and exists (select 1 from user_roles r
            where r.user_id = u.id and (r.role = any(t.audience) or r.role || '@' || coalesce(u.office, '') = any(t.audience)))
          order by u.id) as people
      from tasks t where t.case_id = ${caseId}::uuid and t.state = 'open' and t.turn = 'corporacion' and t.assignee is null`)
    // one that waited may have gone on meanwhile, by its term or by another case
    const still = await db.rows<{ id: string }>(sql`
      select id from tasks where id = any(${[...waiting.values()]}::uuid[]) and state = 'open' and assignee is null`)
    const left = new Set(still.map((task) => task.id))
    for (const [role, id] of waiting) if (!left.has(id)) waiting.delete(role)
    for (const { id, audience, people } of tasks) {
      const group = audience.toSorted().join(' ')
      const n = (seen.get(group) ?? 0) + 1
      seen.set(group, n)
      const roles = audience.map((key) => key.split('@')[0] as string)
      if (n % LEFT_OPEN === 2 || roles.some((role) => !waiting.has(role))) {
        for (const role of roles) if (!waiting.has(role)) waiting.set(role, id)
        continue
      }
      // whoever did another part of it may not do this one: the next of the group takes it
      for (let i = 0; i < people.length; i++) {
        const token = await stories.tokenFor(people[(n + i) % people.length] as string)
        const { status } = await call('POST', `/api/v1/tareas/${id}/tomar`, {}, token, {
          'idempotency-key': randomUUID(),
        })
        if (status === 200) break
      }
    }
  }
}

/** People have read their notices but for the newest ones. */
export async function readOldNotices(db: Database, now: Date): Promise<void> {
  await db.run(sql`
    update notices n set read_at = least(n.created_at + interval '3 hours', ${now}::timestamptz)
    from (select id, row_number() over (partition by user_id order by created_at desc, id desc) as nth
      from notices where read_at is null) r
    where r.id = n.id and r.nth > ${UNREAD_AT_MOST}`)
}
