import { type Db, json, sql, type Statement } from './connection/sql.ts'

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

/** Transactions that need no further audit line. */
const settled = new WeakSet<Db>()

/** For statements that write the audit line of their transaction themselves. */
export const noteAudited = (tx: Db): void => void settled.add(tx)

/** For work that found nothing to change: its transaction leaves no audit line. */
export const nothingToAudit = (tx: Db): void => noteAudited(tx)

/** Whether a transaction has its audit line, or needs none. */
export const isAudited = (tx: Db): boolean => settled.has(tx)

/** Writes one audit line in the transaction of the audited action. Never put passwords or codes in `detail`. */
export async function audit(tx: Db, entry: AuditEntry): Promise<void> {
  noteAudited(tx)
  await tx.run(auditLine(entry))
}

/** The statement that writes an audit line. */
export const auditLine = (entry: AuditEntry): Statement => sql`
    insert into audit_log(id, at, actor_id, verb, case_id, subject, address, detail)
    values (${entry.newId()}::uuid, ${entry.at}, ${entry.actorId}::uuid, ${entry.verb}, ${entry.caseId ?? null}::uuid,
            ${entry.subject ?? null}, ${entry.address ?? null}, ${json(entry.detail ?? {})}::jsonb)`
