import type { FoundPerson } from '@ventanilla/domain/workflow/commands'
import { insertPerson } from '../people.ts'
import { type Db, sql } from '../sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { LoadedCase } from './load.ts'

const NIT = 6

/**
 * The person whom a case is about is known now: who has an account with that document, or a record of them without
 * one. Whoever stood there before, and those who represented them, take part no more.
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
    order by phone_verified_at is null, created_at limit 1`)
  const { id, name } = found ?? (await recorded(tx, deps, person))
  if (id === row.applicant_id) return
  await tx.run(sql`
    update case_parties set until = ${deps.now} where case_id = ${row.id}::uuid and role = 'apoderado' and until is null`)
  await tx.run(
    sql`update cases set applicant_id = ${id}::uuid, applicant_name = ${name} where id = ${row.id}::uuid`,
  )
}

async function recorded(
  tx: Db,
  deps: ApplyDeps,
  person: FoundPerson,
): Promise<{ readonly id: string; readonly name: string }> {
  const company = person.documentType === NIT
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
