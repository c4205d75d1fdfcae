import type { UserGiven } from '../administration/make-user.ts'
import type { RolesGiven } from '../administration/give-roles.ts'
import { type Db, raw, sql, type Statement } from '../../../db/connection/sql.ts'

/** The request by kind, in the call's shape: confirming does what the call would have done. */
export type Asked =
  | { readonly kind: 'crear'; readonly data: UserGiven }
  | { readonly kind: 'roles'; readonly data: RolesGiven & { readonly activate: boolean } }
  | {
      readonly kind: 'llave'
      readonly data: { readonly passkeyId: string; readonly name: string; readonly reason: string }
    }

export type StoredProposal = Asked & {
  readonly id: string
  readonly account_id: string | null
  readonly seen: Readonly<Record<string, unknown>> | null
  readonly gives: string[]
  readonly proposed_by: string
  readonly proposed_at: Date
  readonly expires_at: Date
  readonly outcome: string | null
}

const columns: Statement = sql`id, kind, account_id, data, seen, gives, proposed_by, proposed_at, expires_at, outcome`

export function proposalById(db: Db, id: string): Promise<StoredProposal | undefined> {
  return db.one<StoredProposal>(
    sql`select ${columns} from account_proposals where id = ${id}::uuid ${raw('for update')}`,
  )
}

/** Open proposals, oldest first. */
export function openProposals(db: Db, now: Date): Promise<StoredProposal[]> {
  return db.rows<StoredProposal>(sql`
    select ${columns} from account_proposals where outcome is null and expires_at > ${now} order by id limit 100`)
}
