import type { FoundPerson } from '@ventanilla/domain/workflow/definition/commands'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { companyNameFault, personNameFault } from '@ventanilla/domain/identity/names'
import { insertPerson } from '../people/people.ts'
import { type Db, sql } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { LoadedCase } from './load.ts'

const NIT = 6

/**
 * Sets the identified person as the applicant of a case: the account with that
 * document, or a new record without one. The powers over the case end. Throws
 * a `Refusal` (invalid) when the account's name shares no word with the given one.
 */
export async function identifyApplicant(
  tx: Db,
  deps: ApplyDeps,
  { row }: LoadedCase,
  person: FoundPerson,
): Promise<void> {
  const found = await tx.one<{ id: string; name: string }>(sql`
    select id, coalesce(nullif(company_name, ''), trim(first_names || ' ' || last_names)) as name from users
    where document_type = ${person.documentType} and document_number = ${person.document}
      and kind in ('ciudadano', 'empresa') and refused_at is null
      -- a registration beside somebody else's account can never become one
      and (phone_verified_at is not null or waiting_since is null)
    order by phone_verified_at is null, created_at limit 1`)
  if (found !== undefined && person.sure && !shareAWord(found.name, person.name))
    throw new Refusal(
      'invalid',
      `Ese documento es de ${found.name}. Revise el número y el nombre antes de entregarle el expediente.`,
      { code: 'otra_persona' },
    )
  const { id, name } = found ?? (await recorded(tx, deps, person))
  if (id === row.applicant_id) return
  await tx.run(sql`
    update case_parties set until = ${deps.now} where case_id = ${row.id}::uuid and role = 'apoderado' and until is null`)
  await tx.run(
    sql`update cases set applicant_id = ${id}::uuid, applicant_name = ${name} where id = ${row.id}::uuid`,
  )
}

/** Whether two names can be the same person's: they share a word of three letters or more, ignoring accents. */
function shareAWord(one: string, other: string): boolean {
  const words = (name: string): string[] =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-zñ0-9]+/)
      .filter((word) => word.length >= 3)
  const known = new Set(words(one))
  return words(other).some((word) => known.has(word))
}

async function recorded(
  tx: Db,
  deps: ApplyDeps,
  person: FoundPerson,
): Promise<{ readonly id: string; readonly name: string }> {
  const company = person.documentType === NIT
  const fault = company ? companyNameFault(person.name) : personNameFault(person.name)
  if (fault !== null) throw new Refusal('invalid', `${fault}.`, { code: 'nombre' })
  const words = person.name.split(/\s+/)
  const given = company ? words : words.slice(0, Math.ceil(words.length / 2))
  const id = deps.newId()
  await insertPerson(tx, {
    id,
    kind: company ? 'empresa' : 'ciudadano',
    email: person.email,
    phone: null,
    passwordHash: null,
    personType: company ? 2 : 1,
    documentType: person.documentType,
    documentNumber: person.document,
    companyName: company ? person.name : null,
    firstNames: given.join(' '),
    lastNames: company ? '' : words.slice(given.length).join(' '),
    gender: null,
    roles: [company ? 'USER_EMPRESA' : 'USER_CIUDADANO'],
    office: null,
    active: true,
    phoneVerifiedAt: null,
    emailVerifiedAt: null,
    at: deps.now,
  })
  return { id, name: person.name }
}
