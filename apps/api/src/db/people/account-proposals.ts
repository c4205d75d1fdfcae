import { type Db, sql } from '../connection/sql.ts'

/**
 * Number of account proposals that await this administrator: not their own, nor those about their own account.
 */
export async function proposalsFor(db: Db, userId: string, now: Date): Promise<number> {
  const row = await db.one<{ n: number }>(sql`
    select count(*)::int as n from account_proposals
    where outcome is null and expires_at > ${now} and proposed_by <> ${userId}::uuid
      and account_id is distinct from ${userId}::uuid`)
  return row?.n ?? 0
}
