import type { ContactPart, ThirdPartyContact } from '@ventanilla/domain/cases/third-party-contact'
import { recognisingFamilies } from '@ventanilla/domain/workflow/linked/third-party'
import type { CaseCatalogue } from '../cases/catalogue.ts'
import { type Db, json, sql } from '../connection/sql.ts'

export interface StoredContact extends ThirdPartyContact {
  readonly id: string
  readonly name: string
  /** logs in with an account of their own */
  readonly account: boolean
  /** of the person's row */
  readonly version: number
}

/**
 * How third parties are reached: the last correction or, without one, the address of their last request. By
 * person; those who do not exist are missing.
 */
export async function contactsOf(
  db: Db,
  { everyWorkflow }: Pick<CaseCatalogue, 'everyWorkflow'>,
  people: readonly string[],
): Promise<ReadonlyMap<string, StoredContact>> {
  const rows = await db.rows<StoredContact>(sql`
    select u.id, coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) as name, u.email, u.phone,
      u.phone_verified_at is not null as account, u.version,
      coalesce(t.address, (select k.facts->>'tercero.direccion' from cases k
        where k.applicant_id = u.id and k.family = any(${recognisingFamilies(everyWorkflow)}::text[]) and k.radicado is not null
        order by k.filed_at desc limit 1), '') as address,
      coalesce(t.municipality, '') as municipality
    from users u left join lateral (select s.address, s.municipality from third_party_contacts s
      where s.person_id = u.id order by s.at desc, s.id desc limit 1) t on true
    where u.id = any(${[...people]}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** 'Vereda El Rubí, finca La Esperanza, Ibagué'; null: no address is known. */
export const letterAddress = (contact: ThirdPartyContact | undefined): string | null => {
  const parts = [contact?.address ?? '', contact?.municipality ?? ''].filter((part) => part !== '')
  return contact === undefined || contact.address === '' ? null : parts.join(', ')
}

/** One part of a contact before and after a correction; '' for none. */
export interface ContactChange {
  readonly part: ContactPart
  readonly before: string
  readonly after: string
}

/**
 * Stores a correction over `stored` and what it replaced. A corrected e-mail is no consent to be notified there:
 * the authority to notify electronically, which was given for the former one, ends. Returns false when the person's
 * data changed meanwhile.
 */
export async function storeContact(
  tx: Db,
  stored: StoredContact,
  given: {
    readonly id: string
    readonly contact: ThirdPartyContact
    readonly changes: readonly ContactChange[]
    readonly reason: string
    readonly byId: string
    readonly at: Date
  },
): Promise<boolean> {
  const { contact, at } = given
  const isMoved = given.changes.some(({ part }) => part === 'email')
  const kept = await tx.run(sql`
    update users set email = ${contact.email}, phone = ${contact.phone}, version = version + 1, updated_at = ${at},
      electronic_notification = electronic_notification and not ${isMoved}::boolean,
      electronic_notification_at = case when electronic_notification and ${isMoved}::boolean then ${at}::timestamptz else electronic_notification_at end
    where id = ${stored.id}::uuid and version = ${stored.version}`)
  if (kept !== 1) return false
  await tx.run(sql`
    insert into third_party_contacts(id, person_id, address, municipality, changes, reason, by_id, at)
    values (${given.id}::uuid, ${stored.id}::uuid, ${contact.address}, ${contact.municipality}, ${json(given.changes)}::jsonb,
      ${given.reason}, ${given.byId}::uuid, ${at})`)
  return true
}
