import type { Actor } from '@ventanilla/domain/access/actor'
import { type Permission, scopeFor } from '@ventanilla/domain/access/permissions'
import { joined, raw, sql, type Statement } from './sql.ts'

/**
 * The rows of `cases` (alias `c`) that a person may see with a permission, as a condition. It is `can` as SQL and the
 * only way modules may read cases: a query without it would let somebody list or guess what is not theirs.
 */
export function rowsFor(actor: Actor, permission: Permission): Statement {
  const scope = scopeFor(actor, permission)
  if (scope.all) return raw('true')
  const tests: Statement[] = []
  if (scope.office !== null) tests.push(sql`c.office = ${scope.office}`)
  if (scope.own) {
    tests.push(sql`c.applicant_id = ${actor.id}::uuid`)
    tests.push(
      sql`exists (select 1 from case_parties p where p.case_id = c.id and p.user_id = ${actor.id}::uuid and p.until is null)`,
    )
  }
  if (scope.assigned) {
    tests.push(
      sql`exists (select 1 from tasks t where t.case_id = c.id and (t.assignee = ${actor.id}::uuid or t.done_by = ${actor.id}::uuid))`,
    )
    // the group's own work, a colleague's too: when somebody falls ill their cases must be found
    tests.push(
      sql`exists (select 1 from task_offers o where o.case_id = c.id and o.audience = any(${actor.audience}::text[]))`,
    )
  }
  return sql`(${joined(tests, ' or ', 'false')})`
}
