import { appealClause } from '@ventanilla/domain/acts/appeal'
import type { ActContext } from '@ventanilla/domain/cases/act-values'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { CaseState } from '@ventanilla/domain/workflow/state'
import { type Db, sql } from '../sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { LoadedCase } from './load.ts'

const DOCUMENT_TYPES: Readonly<Record<number, string>> = {
  1: 'Cédula de ciudadanía',
  3: 'Cédula de extranjería',
  4: 'Pasaporte',
  5: 'Permiso Especial de Permanencia',
  6: 'NIT',
}

/** Gathers what the acts of a case quote. */
export async function actContext(
  tx: Db,
  deps: Pick<ApplyDeps, 'catalogue' | 'now' | 'city' | 'authority'>,
  loaded: LoadedCase,
  state: CaseState,
  drafterName: string,
): Promise<ActContext> {
  const { row } = loaded
  const person = await tx.one<{
    document_type: number | null
    document_number: string | null
    email: string
  }>(sql`select document_type, document_number, email from users where id = ${row.applicant_id}::uuid`)
  const acts = await tx.rows<{ id: string; number: string | null; dated_on: string | null }>(
    sql`select id, number, dated_on from acts where case_id = ${row.id}::uuid and number is not null`,
  )
  const documents = await tx.rows<{ name: string }>(
    sql`select name from files where case_id = ${row.id}::uuid and state = 'ready' order by created_at limit 60`,
  )
  const notifications = await tx.rows<{ name: string; means: string; legalOn: string }>(sql`
    select recipient_name as name, means, to_char(legal_on, 'YYYY-MM-DD') as "legalOn" from notifications
    where case_id = ${row.id}::uuid and legal_on is not null order by created_at`)
  const office = deps.catalogue.offices.find((o) => o.id === state.office)
  return {
    state,
    radicado: row.radicado,
    filedOn: row.filed_business_date,
    expediente: row.expediente,
    procedureName: deps.catalogue.procedures.get(row.tt_id)?.name ?? '',
    applicant: {
      name: row.applicant_name,
      documentType: DOCUMENT_TYPES[person?.document_type ?? 0] ?? 'Documento',
      document: person?.document_number ?? '',
      email: person?.email ?? '',
      address: '',
    },
    answers: row.submission ?? {},
    municipalityName: row.municipality === null ? '' : deps.catalogue.municipalityName(row.municipality),
    officeName: office?.name ?? '',
    city: deps.city,
    today: bogotaDate(deps.now.toISOString()),
    calendar: deps.catalogue.calendar,
    drafterName,
    actNumbers: new Map(acts.map((a) => [a.id, { number: a.number, signedOn: a.dated_on }])),
    documents: documents.map((d) => d.name),
    notifications: notifications.map((n) => ({ ...n, means: MEANS[n.means] ?? n.means })),
    authority: deps.authority,
    actFacts: (template, role) => {
      const found = deps.catalogue.actTemplates.get(template)
      return {
        name: found?.name ?? '',
        position: role === null ? '' : (deps.catalogue.roleNames[role] ?? role),
        appeal: found === undefined ? null : appealClause(found, role),
      }
    },
    listLabel: (list, value) => optionLabel(deps.catalogue, row.tt_id, list, value),
  }
}

const MEANS: Readonly<Record<string, string>> = {
  electronica: 'Electrónica',
  personal: 'Personal',
  aviso: 'Por aviso',
  aviso_publicado: 'Por aviso publicado',
}

/** Words of a code: an option of a catalogue list, or of the form's field of that name. */
function optionLabel(catalogue: ApplyDeps['catalogue'], ttId: number, list: string, value: string): string {
  const field = catalogue.forms
    .get(ttId)
    ?.sections.flatMap((section) => section.fields)
    .find((f) => f.key === list)
  const options = field?.options ?? catalogue.lists.options[list] ?? []
  return options.find((o) => o.value === value)?.label ?? value
}
