import { DEMONSTRATION_RATES } from '@ventanilla/catalog/fees/demonstration'
import type { taskDetail } from '@ventanilla/contract/tasks.contract'
import { applicantWord, partyLabel } from '@ventanilla/domain/cases/words/party-words'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import type { Recipient } from '@ventanilla/domain/workflow/state/state'
import type { z } from 'zod'
import type { LoadedCase } from '../../db/cases/load.ts'
import { sql } from '../../db/connection/sql.ts'
import { contactsOf, letterAddress } from '../../db/people/third-party-contacts.ts'
import type { AppDeps } from '../../deps.ts'

type Choices = z.input<typeof taskDetail>['choices']
type Party = Choices['parties'][number]

interface PersonRecord {
  id: string
  name: string
  document: string | null
  email: string
  role: Recipient['role']
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

const captures = (step: StepDef, kind: string): boolean => step.capture.some((field) => field.kind === kind)

/**
 * Options for a step's fields, from the case and the authority's figures, so that nobody copies them by hand.
 * Only those the step captures, so that personal data is not sent where it is not used.
 */
export async function choicesOf(deps: AppDeps, loaded: LoadedCase, step: StepDef): Promise<Choices> {
  const feeCategories = captures(step, 'feeTable')
    ? DEMONSTRATION_RATES.map((rate) => ({
        name: rate.category,
        dailyFee: rate.dailyFee,
        perDiem: rate.dailyAllowance,
      }))
    : []
  if (captures(step, 'recipient'))
    return { feeCategories, parties: await toNotify(deps, loaded, await people(deps, loaded)) }
  if (captures(step, 'attendees'))
    return { feeCategories, parties: toAttend(deps, loaded, await people(deps, loaded)) }
  return { feeCategories, parties: [] }
}

const people = (deps: AppDeps, loaded: LoadedCase): Promise<PersonRecord[]> =>
  deps.db.rows<PersonRecord>(sql`
    select u.id, coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) as name,
      u.document_number as document, u.email, p.role
    from (
      select ${loaded.row.applicant_id}::uuid as user_id, 'solicitante' as role, null::timestamptz as since
      union all
      select user_id, role, since from case_parties
      where case_id = ${loaded.row.id}::uuid and until is null and role in ('apoderado', 'tercero', 'nuevo_solicitante')
    ) p join users u on u.id = p.user_id order by p.since nulls first, name`)

/** Parties whose notification is pending; only those who authorized mail have an e-mail address. */
async function toNotify(deps: AppDeps, loaded: LoadedCase, known: readonly PersonRecord[]): Promise<Party[]> {
  const { facts, flow, parties } = loaded.state
  const applicantIs = applicantWord(deps.catalogue.of(loaded.row).workflow, loaded.state)
  const answers = loaded.row.submission ?? {}
  const pending: readonly Recipient[] =
    flow.notifying?.recipients.filter((r) => r.legalOn === null) ?? parties
  const thirds = pending.flatMap(({ personId, role }) => (role === 'tercero' ? [personId] : []))
  const reached = thirds.length === 0 ? null : await contactsOf(deps.db, deps.catalogue, thirds)
  return pending.map(({ personId, name, role }) => {
    const person = known.find((one) => one.id === personId)
    const own = role === 'solicitante'
    const written = own ? (text(answers['correo_notificacion']) ?? text(answers['correo'])) : null
    return {
      id: personId,
      name,
      capacity: partyLabel(role, applicantIs),
      document: person?.document ?? null,
      address: own ? text(answers['direccion_correspondencia']) : letterAddress(reached?.get(personId)),
      email: facts[`autoriza.${personId}`] === true ? (written ?? person?.email ?? null) : null,
    }
  })
}

/** Parties who can attend; a company attends through its representative. */
function toAttend(deps: AppDeps, loaded: LoadedCase, known: readonly PersonRecord[]): Party[] {
  const answers = loaded.row.submission ?? {}
  const representative = text(answers['representante_nombre'])
  const applicantIs = applicantWord(deps.catalogue.of(loaded.row).workflow, loaded.state)
  return [
    ...known.map((person) => ({
      id: person.id,
      name: person.name,
      capacity: partyLabel(person.role, applicantIs),
      document: person.document,
      address: null,
      email: null,
    })),
    ...(representative === null
      ? []
      : [
          {
            id: 'representante',
            name: representative,
            capacity: 'Representante legal',
            document: text(answers['representante_documento']),
            address: null,
            email: null,
          },
        ]),
  ]
}
