import type { ThirdParty } from '@ventanilla/contract/third-parties.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { documentWords } from '@ventanilla/domain/identity/documents'
import { recognisingFamilies } from '@ventanilla/domain/workflow/linked/third-party'
import { nameOfCase } from '../../db/cases/case-name.ts'
import { type Db, raw, sql, type Statement } from '../../db/connection/sql.ts'
import { rowsFor } from '../../db/scope.ts'
import type { AppDeps } from '../../deps.ts'

/** What lists and pages of third parties are scoped by. */
export const PERMISSION = 'thirdParties.manage'

/** Capacities (alias `p`) of third party in the cases (alias `c`) that the reader reaches. */
export const capacitiesFor = (actor: Actor): Statement =>
  sql`(p.role = 'tercero' and ${rowsFor(actor, PERMISSION)})`

export const NAME: Statement = raw(
  `coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names)`,
)

interface PersonRow {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly document_type: number | null
  readonly document_number: string | null
}

/** A person as lists and pages show them. */
export const shownPerson = (row: PersonRow): Pick<ThirdParty, 'id' | 'name' | 'kind' | 'document'> => ({
  id: row.id,
  name: row.name,
  kind: row.kind === 'empresa' ? 'juridica' : 'natural',
  document: row.document_number === null ? null : documentWords(row.document_type ?? 0, row.document_number),
})

export interface CapacityRow {
  readonly person_id: string
  readonly case_id: string
  readonly tt_id: number
  readonly family: string | null
  readonly radicado: string | null
  readonly expediente: string | null
  readonly closed_at: Date | null
  readonly since: Date
  readonly until: Date | null
  readonly act_id: string | null
  readonly act_title: string | null
  readonly act_number: string | null
  readonly act_signed_on: string | null
}

/**
 * Capacities of these people in the reader's cases, latest first, at most `each` of one person, with the act that
 * recognised each: the last one signed in their request before it took effect.
 */
export function capacityRows(
  db: Db,
  deps: Pick<AppDeps, 'catalogue'>,
  actor: Actor,
  of: { readonly people: readonly string[]; readonly each: number; readonly current: boolean },
): Promise<CapacityRow[]> {
  const orders = [...deps.catalogue.actRules.values()].flatMap((rule) =>
    rule.class === 'auto' || rule.class === 'resolucion' ? [rule.id] : [],
  )
  return db.rows<CapacityRow>(sql`
    select n.person_id, n.case_id, n.tt_id, n.family, n.radicado, n.expediente, n.closed_at, n.since, n.until,
      r.id as act_id, r.title as act_title, r.number as act_number, r.dated_on as act_signed_on
    from (
      select p.user_id as person_id, c.id as case_id, c.tt_id, c.family, c.radicado,
        coalesce(c.expediente, c.facts->>'migracion.expediente') as expediente, c.closed_at, p.since, p.until,
        row_number() over (partition by p.user_id order by p.until is null desc, p.since desc, c.id) as place
      from case_parties p join cases c on c.id = p.case_id
      where p.user_id = any(${[...of.people]}::uuid[]) and ${capacitiesFor(actor)} and (not ${of.current}::boolean or p.until is null)
    ) n left join lateral (
      select a.id, a.title, a.number, a.dated_on from cases k join acts a on a.case_id = k.id
      where k.parent_id = n.case_id and k.applicant_id = n.person_id and a.number is not null and a.signed_at <= n.since
        and k.family = any(${recognisingFamilies(deps.catalogue.everyWorkflow)}::text[]) and a.template = any(${orders}::text[])
      order by a.signed_at desc limit 1
    ) r on true
    where n.place <= ${of.each}::int
    order by n.until is null desc, n.since desc, n.case_id`)
}

type Capacity = ThirdParty['capacities'][number]

export const capacityOf = (
  deps: Pick<AppDeps, 'catalogue'>,
  row: CapacityRow,
): Omit<Capacity, 'version' | 'acts' | 'whyNot' | 'ended'> => ({
  caseId: row.case_id,
  radicado: row.radicado,
  expediente: row.expediente,
  procedure: nameOfCase(deps.catalogue, row),
  closed: row.closed_at !== null,
  since: row.since.toISOString(),
  until: row.until?.toISOString() ?? null,
  recognisedBy:
    row.act_id === null
      ? null
      : { id: row.act_id, title: row.act_title ?? '', number: row.act_number, signedOn: row.act_signed_on },
})
