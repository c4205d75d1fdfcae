import { type Db, sql } from './connection/sql.ts'

export interface Notice {
  readonly userId: string
  /** identifies the fact: one notice per person and fact */
  readonly factKey: string
  readonly title: string
  readonly body: string
  /** portal path that the notice opens */
  readonly href?: string | null
  readonly caseId?: string | null
  readonly at: Date
  readonly newId: () => string
}

/** Notifies a person in the portal, in the transaction of the fact. Idempotent; returns whether it was new. */
export async function notify(tx: Db, notice: Notice): Promise<boolean> {
  const count = await tx.run(sql`
    insert into notices(id, user_id, fact_key, title, body, href, case_id, created_at)
    values (${notice.newId()}::uuid, ${notice.userId}::uuid, ${notice.factKey}, ${notice.title}, ${notice.body},
            ${notice.href ?? null}, ${notice.caseId ?? null}::uuid, ${notice.at})
    on conflict (user_id, fact_key) do nothing`)
  return count === 1
}
