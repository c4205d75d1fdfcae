import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { FamilyDef } from '@ventanilla/domain/workflow/definition/definition'
import { type Db, json, sql } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { CaseRow } from './load.ts'
import type { nextRadicado } from './numbering.ts'

/** An application that is being written. It has no number, office or facts until it is filed. */
interface Draft {
  readonly kind: 'draft'
  readonly procedure: Pick<ProcedureRevision, 'ttId' | 'name'>
  /** see `RunsBy` */
  readonly definitions: number
  /** id of an account, whose name the case takes */
  readonly applicantId: string
  /** id of the author: the applicant, their proxy or an official */
  readonly by: string
}

/** A case of a family that no application of a procedure begins. */
interface OfFamily {
  readonly family: Pick<FamilyDef, 'id' | 'name'>
  /** see `RunsBy` */
  readonly definitions: number
  readonly status: string
  /** with the name under which they take part, which may differ from their account's */
  readonly applicant: { readonly id: string; readonly name: string }
  readonly by: string
  readonly office: string | null
  /** null: its applicant has still to hand it in */
  readonly filed: Awaited<ReturnType<typeof nextRadicado>> | null
  readonly facts: Readonly<Record<string, unknown>>
}

/** About another case, which gives it type, municipality and, while the applicant is the same, the proxies. */
interface Linked extends OfFamily {
  readonly kind: 'linked'
  readonly parent: Pick<CaseRow, 'id' | 'tt_id' | 'municipality' | 'radicado' | 'applicant_id'>
}

/** About no other case. */
interface Independent extends OfFamily {
  readonly kind: 'independent'
  readonly ttId: number
}

/** How a case begins, with what each kind of beginning needs. */
type Beginning = Draft | Linked | Independent

/** What a row of `cases` begins with. */
interface NewRow {
  readonly ttId: number
  readonly definitions: number
  readonly status: string
  readonly applicantId: string
  /** null: the name of the account */
  readonly applicantName: string | null
  readonly by: string
  readonly subject: string
  readonly office: string | null
  readonly municipality: string | null
  readonly filed: OfFamily['filed']
  readonly facts: Readonly<Record<string, unknown>>
  readonly family: string | null
  readonly parentId: string | null
}

/**
 * Inserts the row of a new case and returns its id: the only place that does (`one-way` in tools/house/patterns.ts), so
 * that no kind of beginning forgets a column or the proxies. Nothing is decided yet: what starts at a step continues with
 * `startOf`. The database adds general proxies to every case (migration 0010).
 */
export async function insertCase(
  tx: Db,
  { now, newId }: Pick<ApplyDeps, 'now' | 'newId'>,
  of: Beginning,
): Promise<string> {
  const id = newId()
  const row = rowOf(of)
  await tx.run(sql`
    insert into cases(id, tt_id, definitions, status, applicant_id, created_by, applicant_name, subject, office, municipality,
      radicado, filed_at, filed_business_date, facts, family, parent_id, created_at, updated_at)
    values (${id}::uuid, ${row.ttId}, ${row.definitions}, ${row.status}, ${row.applicantId}::uuid, ${row.by}::uuid,
      coalesce(${row.applicantName}::text, (
        select coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) from users u where u.id = ${row.applicantId}::uuid)),
      ${row.subject}, ${row.office}, ${row.municipality}, ${row.filed?.radicado ?? null}, ${row.filed === null ? null : now},
      ${row.filed?.date ?? null}, ${json(row.facts)}::jsonb, ${row.family}, ${row.parentId}::uuid, ${now}, ${now})`)
  if (of.kind === 'linked' && of.applicant.id === of.parent.applicant_id)
    await copyProxies(tx, of.parent.id, id, now)
  return id
}

function rowOf(of: Beginning): NewRow {
  if (of.kind === 'draft')
    return {
      ttId: of.procedure.ttId,
      definitions: of.definitions,
      status: 'borrador',
      applicantId: of.applicantId,
      applicantName: null,
      by: of.by,
      subject: of.procedure.name,
      office: null,
      municipality: null,
      filed: null,
      facts: {},
      family: null,
      parentId: null,
    }
  const { definitions, status, by, office, filed, facts, family } = of
  const named = { applicantId: of.applicant.id, applicantName: of.applicant.name }
  const begun = { definitions, status, by, office, filed, facts, family: family.id, ...named }
  if (of.kind === 'independent')
    return {
      ...begun,
      ttId: of.ttId,
      subject: family.name,
      municipality: null,
      parentId: null,
    }
  const { parent } = of
  return {
    ...begun,
    ttId: parent.tt_id,
    subject: `${family.name} · ${parent.radicado ?? ''}`,
    municipality: parent.municipality,
    parentId: parent.id,
  }
}

/** Who represents the applicant in a case represents them in what is opened beside it. */
async function copyProxies(tx: Db, from: string, to: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    select ${to}::uuid, user_id, 'apoderado', ${now} from case_parties
    where case_id = ${from}::uuid and role = 'apoderado' and until is null on conflict do nothing`)
}
