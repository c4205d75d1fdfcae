import type { Actor } from '@ventanilla/domain/access/actor'
import type { Permission } from '@ventanilla/domain/access/permissions'
import { notFound } from '@ventanilla/domain/kernel/problem'
import {
  EMPTY_FLOW,
  type CaseState,
  type Flow,
  type Recipient,
} from '@ventanilla/domain/workflow/state/state'
import { rowsFor } from '../scope.ts'
import { type Db, raw, sql } from '../connection/sql.ts'

export interface CaseRow {
  readonly id: string
  readonly tt_id: number
  /** see `RunsBy` */
  readonly definitions: number
  readonly movedTo: number | null
  readonly status: string
  readonly applicant_id: string
  readonly applicant_name: string
  readonly office: string | null
  readonly municipality: string | null
  readonly radicado: string | null
  readonly filed_at: Date | null
  readonly filed_business_date: string | null
  readonly expediente: string | null
  readonly submission: Readonly<Record<string, unknown>> | null
  readonly due_on: string | null
  /** release by whose calendar the open terms were counted last; null: by none yet */
  readonly counted_release: number | null
  readonly flow: Flow
  readonly facts: Record<string, unknown>
  readonly chain_seq: number
  readonly chain_hash: string
  readonly version: number
  /** family of a linked case, whose parent is `parent_id`; null: that of the procedure */
  readonly family: string | null
  readonly parent_id: string | null
  /** parties other than the applicant, with whether each authorised electronic notification */
  readonly others: readonly {
    readonly id: string
    readonly name: string
    readonly role: 'apoderado' | 'nuevo_solicitante' | 'tercero'
    readonly electronic: boolean
  }[]
  readonly electronic: boolean
}

export interface LoadedCase {
  readonly row: CaseRow
  readonly state: CaseState
}

/** Columns of `CaseRow`, for `cases c`. */
export const caseColumns =
  raw(`c.id, c.tt_id, c.definitions, c.moved_to as "movedTo", c.status, c.applicant_id, c.applicant_name, c.office, c.municipality, c.radicado,
  c.filed_at, c.filed_business_date, c.expediente, c.submission, c.due_on, c.counted_release, c.flow, c.facts, c.chain_seq, c.chain_hash, c.version, c.family, c.parent_id,
  (select u.electronic_notification from users u where u.id = c.applicant_id) as electronic,
  coalesce((select json_agg(json_build_object('id', u.id, 'role', p.role, 'electronic', u.electronic_notification,
      'name', coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names)) order by p.since)
    from case_parties p join users u on u.id = p.user_id
    where p.case_id = c.id and p.role in ('apoderado', 'nuevo_solicitante', 'tercero') and p.until is null), '[]') as others`)

/**
 * Loads a case that the actor can see with the permission and locks its row until the transaction ends, so that
 * commands on one case run one at a time. Throws `notFound` both for a missing case and for one out of scope.
 */
export async function loadCase(
  tx: Db,
  actor: Actor,
  permission: Permission,
  caseId: string,
): Promise<LoadedCase> {
  const row = await tx.one<CaseRow>(
    sql`select ${caseColumns} from cases c where c.id = ${caseId}::uuid and ${rowsFor(actor, permission)} for update of c`,
  )
  if (row === undefined) throw notFound()
  return { row, state: stateOf(row) }
}

/** The same without locking, for reading. */
export async function viewCase(
  db: Db,
  actor: Actor,
  permission: Permission,
  caseId: string,
): Promise<LoadedCase> {
  const row = await db.one<CaseRow>(
    sql`select ${caseColumns} from cases c where c.id = ${caseId}::uuid and ${rowsFor(actor, permission)}`,
  )
  if (row === undefined) throw notFound()
  return { row, state: stateOf(row) }
}

export function stateOf(row: CaseRow): CaseState {
  const parties: Recipient[] = [
    { personId: row.applicant_id, name: row.applicant_name, role: 'solicitante' },
    ...row.others.map((p): Recipient => ({ personId: p.id, name: p.name, role: p.role })),
  ]
  // an apoderado's own authorisation does not count for the applicant
  const taking = row.others.filter((p) => p.role !== 'apoderado')
  return {
    id: row.id,
    ttId: row.tt_id,
    definitions: row.definitions,
    movedTo: row.movedTo,
    status: row.status,
    family: row.family,
    parentId: row.parent_id,
    office: row.office,
    parties,
    facts: {
      ...row.facts,
      'tramite.tipo': row.tt_id,
      [`autoriza.${row.applicant_id}`]: row.electronic,
      ...Object.fromEntries(taking.map((p) => [`autoriza.${p.id}`, p.electronic])),
    },
    dueOn: row.due_on,
    flow: { ...EMPTY_FLOW, ...row.flow },
  }
}
