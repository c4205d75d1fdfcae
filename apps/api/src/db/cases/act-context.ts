import { ZONES_COMPARED, zoneRows } from '@ventanilla/domain/places/zone-words'
import { zoneChecksOf } from '../places/zone-checks.ts'
import { appealClause } from '@ventanilla/domain/acts/appeal'
import { signedUnder } from '@ventanilla/domain/acts/competence'
import { labelOf } from '@ventanilla/domain/forms/lists'
import type { ActContext, PartyFacts } from '@ventanilla/domain/cases/act-values/act-context'
import { applicantWord } from '@ventanilla/domain/cases/words/party-words'
import { formNameOf } from '@ventanilla/domain/procedures/procedure'
import { documentTypeName } from '@ventanilla/domain/identity/documents'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import { type Db, sql } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import { familyOf, nameOfCase } from './case-name.ts'
import { listedPapers } from './papers/listed-papers.ts'
import type { LoadedCase } from './load.ts'
import { signerWords } from './signer.ts'

/** Gathers the data that the acts of a case quote. */
export async function actContext(
  tx: Db,
  deps: Pick<ApplyDeps, 'catalogue' | 'now' | 'city' | 'authority'>,
  loaded: LoadedCase,
  state: CaseState,
  drafterName: string,
  /** id of the template to fill */
  act: string,
): Promise<ActContext> {
  const { row } = loaded
  const about = standsAlone(deps, row) ? row : await subjectOf(tx, row)
  // a person who asks to intervene in another's case is not its applicant
  const asks =
    about.applicant_id !== row.applicant_id && familyOf(deps.catalogue, row)?.entryPoint?.for === 'anyone'
  const applicant = asks ? about : row
  const by = deps.catalogue.of(row)
  const peopleAsked = peopleOf(tx, state, asks ? [about.applicant_id] : [])
  const actsAsked = tx.rows<{
    id: string
    number: string | null
    dated_on: string | null
    gender: number | null
  }>(sql`
    select a.id, a.number, a.dated_on, u.gender from acts a left join users u on u.id = a.signer_id
    where a.case_id = ${row.id}::uuid and a.number is not null`)
  const lists = deps.catalogue.actTemplateOf(act, row)?.variables.includes('expediente.documentos') === true
  const documentsAsked = lists ? listedPapers(tx, deps.catalogue, row) : []
  const says = deps.catalogue.actTemplateOf(act, row)?.variables.includes(ZONES_COMPARED) === true
  const zonesAsked = says ? zoneChecksOf(tx, row.parent_id ?? row.id) : []
  const notificationsAsked = tx.rows<{ actId: string; name: string; means: string; legalOn: string }>(sql`
    select act_id as "actId", recipient_name as name, means, to_char(legal_on, 'YYYY-MM-DD') as "legalOn" from notifications
    where case_id = ${row.id}::uuid and legal_on is not null order by created_at`)
  const [people, acts, documents, zones, notifications] = await Promise.all([
    peopleAsked,
    actsAsked,
    documentsAsked,
    zonesAsked,
    notificationsAsked,
  ])
  return {
    state,
    radicado: about.radicado,
    filedOn: about.filed_business_date,
    expediente: about.expediente,
    procedureName: standsAlone(deps, row)
      ? nameOfCase(deps.catalogue, row)
      : deps.catalogue.procedureName(row.tt_id),
    applicant: people.get(applicant.applicant_id) ?? partyFacts(applicant.applicant_name, undefined),
    ...(asks && { third: people.get(row.applicant_id) ?? partyFacts(row.applicant_name, undefined) }),
    nature: by.natureOf(row.tt_id),
    applicantIs: applicantWord(by.workflow, state),
    people,
    answers: about.submission ?? {},
    municipalityName: about.municipality === null ? '' : deps.catalogue.municipalityName(about.municipality),
    officeName: state.office === null ? '' : deps.catalogue.officeName(state.office),
    officeNamed: deps.catalogue.officeName,
    city: deps.city,
    today: bogotaDate(deps.now.toISOString()),
    calendar: deps.catalogue.calendarOf(state.office),
    drafterName,
    actNumbers: new Map(
      acts.map((a) => [a.id, { number: a.number, signedOn: a.dated_on, signerGender: a.gender }]),
    ),
    documents,
    zones: zoneRows(zones),
    notifications: notifications.map((n) => ({ ...n, means: MEANS[n.means] ?? n.means })),
    authority: deps.authority,
    actFacts: ({ template, signerRole, signedOn, signedUnder: kept }, gender) => {
      const found = deps.catalogue.actTemplateOf(template, row, state.facts)
      const { competence, formerCompetence } = deps.catalogue.signing(row.office)
      const day = signedOn ?? bogotaDate(deps.now.toISOString())
      const table = signedOn === null ? competence : formerCompetence
      const signer = signerWords(deps.catalogue, signerRole, {
        gender,
        under: kept === undefined ? signedUnder(table, signerRole, found?.class ?? 'documento', day) : kept,
      })
      return {
        title: found?.title ?? '',
        position: signerRole === null ? '' : signer.position,
        appeal: found === undefined ? null : appealClause(found, signer.standing),
      }
    },
    meaningOf: (id) => deps.catalogue.actRules.get(id),
    stepOf: (id) => by.workflow.steps.get(id),
    familyOf: (id) => by.workflow.families.find((family) => family.id === id),
    listLabel: (list, value) => optionLabel(deps.catalogue, row, list, value),
    documentTitle: (id) => {
      const procedure = by.procedures.get(row.tt_id)
      if (procedure === undefined) return id
      return id === 'formulario'
        ? formNameOf(procedure).title
        : (procedure.documents.find((d) => String(d.id) === id)?.title ?? id)
    },
    compared: (prefix) => by.comparedTerms(row.tt_id, prefix, state.facts),
    terms: (prefix) => by.writtenTerms(row.tt_id, prefix, state.facts),
    validity: (prefix) => by.writtenValidity(row.tt_id, prefix, state.facts),
  }
}

interface PersonRow {
  readonly id: string
  readonly document_type: number | null
  readonly document_number: string | null
  readonly email: string
  readonly name: string
  readonly authorised_at: Date | null
}

const partyFacts = (name: string, person: PersonRow | undefined): PartyFacts => ({
  name,
  documentType: documentTypeName(person?.document_type ?? 0) || 'Documento',
  documentTypeId: person?.document_type ?? 0,
  document: person?.document_number ?? '',
  email: person?.email ?? '',
  address: '',
  authorisedOn: person?.authorised_at == null ? null : bogotaDate(person.authorised_at.toISOString()),
})

/** The parties, under the names they have in the case, and the other people its acts name. */
async function peopleOf(
  tx: Db,
  { parties, facts }: CaseState,
  more: readonly string[],
): Promise<ReadonlyMap<string, PartyFacts>> {
  const visits = facts['visita.profesional']
  const ids = [...parties.map((p) => p.personId), ...more, ...(typeof visits === 'string' ? [visits] : [])]
  const rows = await tx.rows<PersonRow>(sql`
    select id, document_type, document_number, email, case when electronic_notification then electronic_notification_at end as authorised_at, coalesce(nullif(company_name, ''), first_names || ' ' || last_names) as name
    from users where id = any(${ids}::uuid[])`)
  const named = parties.map(({ personId, name }): [string, PartyFacts] => [
    personId,
    partyFacts(
      name,
      rows.find((r) => r.id === personId),
    ),
  ])
  return new Map([...rows.map((r): [string, PartyFacts] => [r.id, partyFacts(r.name, r)]), ...named])
}

type Subject = Pick<
  LoadedCase['row'],
  | 'radicado'
  | 'filed_business_date'
  | 'expediente'
  | 'submission'
  | 'municipality'
  | 'applicant_id'
  | 'applicant_name'
>

/** Whether a case is an independent matter, even when linked to a parent: a sancionatorio, a queja. */
function standsAlone({ catalogue }: Pick<ApplyDeps, 'catalogue'>, row: LoadedCase['row']): boolean {
  const entryPoint = row.family === null ? undefined : familyOf(catalogue, row)?.entryPoint
  return entryPoint !== undefined && entryPoint.beside !== 'always'
}

/** The case that an act is about: its own, or its parent. */
async function subjectOf(tx: Db, row: LoadedCase['row']): Promise<Subject> {
  // a request joined to another one (acumulación) keeps its own data
  if (row.parent_id === null || row.family === null) return row
  const parent = await tx.one<Subject>(sql`
    select radicado, filed_business_date, expediente, submission, municipality, applicant_id, applicant_name from cases where id = ${row.parent_id}::uuid`)
  return parent ?? row
}

/** Labels of the means of notification, as acts write them. */
const MEANS: Readonly<Record<string, string>> = {
  electronica: 'Electrónica',
  personal: 'Personal',
  aviso: 'Por aviso',
  aviso_publicado: 'Por aviso publicado',
}

/** Label of a code: an option of the form field with that name, otherwise of a catalogue list. */
function optionLabel(
  catalogue: ApplyDeps['catalogue'],
  row: LoadedCase['row'],
  list: string,
  value: string,
): string {
  const field = catalogue
    .of(row)
    .forms.get(row.tt_id)
    ?.sections.flatMap((section) => section.fields)
    .find((f) => f.key === list)
  const { options, former } = catalogue.lists
  const known = field?.options ?? [...(options[list] ?? []), ...(former?.[list] ?? [])]
  return labelOf(known, value)
}
