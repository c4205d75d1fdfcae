import { type Db, json, sql } from './connection/sql.ts'

export interface AuditEntry {
  readonly actorId: string | null
  /** endpoint id of the action */
  readonly verb: string
  readonly caseId?: string | null
  readonly subject?: string | null
  readonly address?: string | null
  readonly detail?: Readonly<Record<string, unknown>>
  readonly at: Date
  readonly newId: () => string
}

/** Writes one audit line in the transaction of the audited action. Never put passwords or codes in `detail`. */
export async function audit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.run(sql`
    insert into audit_log(id, at, actor_id, verb, case_id, subject, address, detail)
    values (${entry.newId()}::uuid, ${entry.at}, ${entry.actorId}::uuid, ${entry.verb}, ${entry.caseId ?? null}::uuid,
            ${entry.subject ?? null}, ${entry.address ?? null}, ${json(entry.detail ?? {})}::jsonb)`)
}
