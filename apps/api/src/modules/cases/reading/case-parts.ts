import type { Actor } from '@ventanilla/domain/access/actor'
import type { caseDetail } from '@ventanilla/contract/case-shapes'
import type { actRef, fileRef } from '@ventanilla/contract/shapes'
import { notFound } from '@ventanilla/domain/kernel/problem'
import type { Standing } from '@ventanilla/domain/fees/receipt-words'
import type { z } from 'zod'
import { type CaseRow, caseColumns } from '../../../db/cases/load.ts'
import { casePapers, filedPapers, madeKnown, rowsFor } from '../../../db/scope.ts'
import { sql, type Statement } from '../../../db/connection/sql.ts'
import type { AppDeps } from '../../../deps.ts'

type Detail = z.input<typeof caseDetail>

/** A task as SQL returns it. */
export interface TaskRecord {
  id: string
  step: string
  state: string
  turn: 'usuario' | 'corporacion'
  assignee: string | null
  assignee_name: string | null
  opened_at: string
  done_at: string | null
  outcome: string | null
  due_on: string | null
  act_id: string | null
}

/** All parts of a case, unfiltered; readers.ts decides which reader sees which of them. */
export interface CaseParts {
  tasks: TaskRecord[] | null
  /** `filed`, `shared`: whether a consulting reader, or a party, finds it in the file (db/scope.ts) */
  files: (Omit<z.input<typeof fileRef>, 'title'> & { filed: boolean; shared: boolean })[] | null
  /** `known`: whether it was notified to the reader (db/scope.ts) */
  acts: (Omit<z.input<typeof actRef>, 'toOpen'> & { addresseeId: string | null; known: boolean })[] | null
  notifications: (Detail['notifications'][number] & { recipientId: string | null })[] | null
  receipts:
    | (Omit<Detail['receipts'][number], 'warning' | 'state'> & Pick<Standing, 'state' | 'annulment'>)[]
    | null
  /** whole pesos paid above its debts that ended (fees/receipt-life.ts) */
  surplus: number
}

/**
 * All parts of a case, of `cases c`, in one round trip with the case itself. Rows become JSON as they are, with
 * the response's names: naming each value to json_build_object took PostgreSQL a third longer.
 */
const partsFor = (actor: Actor, broughtOver: readonly string[]): Statement => sql`
      (select json_agg(x) from (
        select t.id, t.step, t.state, t.turn, t.assignee, u.first_names || ' ' || u.last_names as assignee_name, t.opened_at, t.done_at, t.outcome, t.due_on, t.act_id
        from tasks t left join users u on u.id = coalesce(t.done_by, t.assignee) where t.case_id = c.id order by t.opened_at, t.id) x) as tasks,
      (select json_agg(x) from (
        select f.id, f.name, f.mime, f.size, f.sha256, f.carries, f.purpose, f.document_id as "documentId", f.state, f.created_at as "createdAt", ${filedPapers(broughtOver)} as filed, ${casePapers} as shared
        from files f where f.case_id = c.id and f.state = 'ready' order by f.created_at) x) as files,
      (select json_agg(x) from (
        select a.id, a.template, a.title, a.state, a.number, a.code, a.dated_on as "signedOn", a.file_id as "fileId", a.addressee_id as "addresseeId", ${madeKnown(actor)} as known
        from acts a where a.case_id = c.id and a.state <> 'withdrawn' order by a.created_at) x) as acts,
      (select json_agg(x) from (
        select n.id, n.act_id as "actId", a.title as "actTitle", n.recipient_name as recipient, n.recipient_id as "recipientId", n.means, n.state,
          n.sent_at as "sentAt", n.legal_on as "legalOn"
        from notifications n join acts a on a.id = n.act_id where n.case_id = c.id order by n.created_at) x) as notifications,
      (select json_agg(x) from (
        select r.id, r.reference, r.concept, r.amount, r.issued_on as "issuedOn", r.due_on as "dueOn", r.state, r.annulment,
          (select a.file_id from acts a where a.id = r.act_id) as "fileId"
        from receipts r where r.case_id = c.id order by r.issued_on, r.id) x) as receipts,
      (select coalesce(sum(greatest(0, x.credited - x.settled)), 0)::bigint from (
        select coalesce(d.settled, 0) as settled, (select coalesce(sum(p.credited), 0) from payments p where p.debt_id = d.id) as credited
        from debts d where d.case_id = c.id and not d.open) x) as surplus`

/**
 * Reads a case, its parts and more columns as one JSON value: PostgreSQL builds it in the same time, while
 * parsing thirty separate columns took the server a third longer.
 */
export async function readWhole<More = unknown>(
  deps: AppDeps,
  actor: Actor,
  caseId: string,
  more: Statement | null = null,
): Promise<CaseRow & CaseParts & More> {
  const parts = partsFor(actor, deps.catalogue.broughtOver)
  const columns = more === null ? sql`${caseColumns}, ${parts}` : sql`${caseColumns}, ${parts}, ${more}`
  const found = await deps.db.one<{ whole: CaseRow & CaseParts & More & { filed_at: string | null } }>(sql`
    select to_json(x) as whole from (
      select ${columns} from cases c where c.id = ${caseId}::uuid and ${rowsFor(actor, 'cases.read')}) x`)
  if (found === undefined) throw notFound()
  const { whole } = found
  return { ...whole, filed_at: whole.filed_at === null ? null : new Date(whole.filed_at) }
}
