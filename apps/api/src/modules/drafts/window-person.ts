import { maskedMail } from '@ventanilla/domain/identity/masked-mail'
import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type GivenPerson, readWindowPerson } from '@ventanilla/domain/cases/window-person'
import { documentDigits, documentWords } from '@ventanilla/domain/identity/documents'
import { insertPerson, lockName } from '../../db/people/people.ts'
import { type Db, json, sql, type Statement } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

interface Found {
  readonly id: string
  readonly name: string
  readonly document: string
  readonly contact: string
  readonly account: boolean
}

/** Possible applicants; officials, proxies and consulting users are excluded. */
const APPLICANTS = sql`u.kind in ('ciudadano', 'empresa') and u.deactivated_at is null and u.refused_at is null
  and (u.phone_verified_at is not null or exists (select 1 from cases w join drafts d on d.case_id = w.id
    where w.applicant_id = u.id and d.window_office is not null))`

const withDocument = (number: string): Statement =>
  sql`regexp_replace(u.document_number, '\\D', '', 'g') = any(${documentDigits(number)}::text[])`

/** People with exactly this document: the window has it at hand and must not browse other people. */
export async function findPerson(db: Db, number: string): Promise<Found[]> {
  if (documentDigits(number).length === 0) return []
  const rows = await db.rows<{
    id: string
    name: string
    type: number | null
    number: string | null
    phone: string | null
    email: string
    account: boolean
  }>(sql`
    select u.id, coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) as name, u.document_type as type,
      u.document_number as number, u.phone, u.email, u.phone_verified_at is not null as account
    from users u where ${APPLICANTS} and ${withDocument(number)} order by account desc, u.created_at limit 5`)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    document: documentWords(row.type ?? 0, row.number ?? ''),
    contact: [row.phone === null ? '' : `••• ${row.phone.slice(-4)}`, maskedMail(row.email)]
      .filter((part) => part !== '')
      .join(' · '),
    account: row.account,
  }))
}

/** The person that was found. Attack: naming an id without the matching document. */
export async function knownPerson(
  tx: Db,
  given: { readonly id: string; readonly document: string },
): Promise<string> {
  const row = await tx.one<{ id: string }>(sql`
    select u.id from users u where u.id = ${given.id}::uuid and ${APPLICANTS} and ${withDocument(given.document)}`)
  if (row === undefined)
    throw new Refusal('invalid', 'Esa persona no tiene ese documento. Búsquela de nuevo.', {
      code: 'otra_persona',
    })
  return row.id
}

/**
 * Registers a person without a usable account: no password, no verified telephone. Rejects a document that is
 * already registered.
 */
export async function registerAtWindow(
  tx: Db,
  deps: AppDeps,
  actor: Actor,
  given: GivenPerson,
): Promise<string> {
  const { problems, person } = readWindowPerson(given)
  if (problems.length > 0)
    throw new Refusal('invalid', problems[0]?.message ?? '', {
      code: 'datos_invalidos',
      problems: problems.map((one) => ({ ...one, path: `person.${one.path}` })),
    })
  await lockName(tx, `documento:${person.documentNumber}`)
  if ((await findPerson(tx, person.documentNumber)).length > 0)
    throw new Refusal('conflict', 'Ya hay una persona con ese documento. Búsquela y radique a su nombre.', {
      code: 'ya_registrada',
    })
  const id = deps.newId()
  const company = person.personType === 2
  await insertPerson(tx, {
    ...person,
    id,
    kind: company ? 'empresa' : 'ciudadano',
    passwordHash: null,
    gender: null,
    roles: [company ? 'USER_EMPRESA' : 'USER_CIUDADANO'],
    office: null,
    active: false,
    phoneVerifiedAt: null,
    emailVerifiedAt: null,
    at: deps.clock.now(),
  })
  await tx.run(sql`
    update users set settings = settings || ${json({ registeredBy: actor.id })}::jsonb where id = ${id}::uuid`)
  return id
}
