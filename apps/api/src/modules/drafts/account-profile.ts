import { nitCheckDigit } from '@ventanilla/domain/identity/nit'
import { phoneDigits } from '@ventanilla/domain/identity/phone'
import type { Profile } from '@ventanilla/domain/forms/profile'
import { type Db, sql } from '../../db/connection/sql.ts'

/** The columns of an account that forms ask for. */
export interface Account {
  readonly person_type: number | null
  readonly document_type: number | null
  readonly document_number: string | null
  readonly company_name: string | null
  readonly first_names: string
  readonly last_names: string
  readonly phone: string | null
  readonly email: string
  readonly electronic_notification: boolean
}

/** An account by the names that forms ask for; the applicant corrects it in the draft. */
export function profileOf(account: Account): Profile {
  const company = account.person_type === 2
  const number = account.document_number
  const person = `${account.first_names} ${account.last_names}`.trim()
  return {
    tipoPersona: String(account.person_type ?? 1),
    tipoDocumento: String(account.document_type ?? 1),
    numeroDocumento: number,
    digitoVerificacion: company && number !== null ? nitCheckDigit(number) : null,
    razonSocial: company ? account.company_name : null,
    nombres: company ? null : account.first_names,
    apellidos: company ? null : account.last_names,
    representanteNombre: company ? person : null,
    nombreRazonSocial: company ? account.company_name : person,
    celular: phoneDigits(account.phone ?? ''),
    correo: account.email,
    notificacionElectronica: account.electronic_notification,
    correoNotificacion: account.electronic_notification ? account.email : null,
  }
}

/** What a person's account knows for a new draft of theirs; nothing without an account. */
export async function accountProfile(tx: Db, personId: string): Promise<Partial<Profile>> {
  const account = await tx.one<Account>(sql`
    select person_type, document_type, document_number, company_name, first_names, last_names, phone, email, electronic_notification
    from users where id = ${personId}::uuid`)
  return account === undefined ? {} : profileOf(account)
}
