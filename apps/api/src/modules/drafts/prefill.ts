import { nitCheckDigit } from '@ventanilla/domain/identity/nit'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

interface Person {
  person_type: number | null
  document_type: number | null
  document_number: string | null
  company_name: string | null
  first_names: string
  last_names: string
  phone: string | null
  email: string
  electronic_notification: boolean
}

/** Fills the first section from the account; the applicant corrects it there. */
export async function prefill(
  tx: Db,
  deps: AppDeps,
  personId: string,
  ttId: number,
): Promise<Record<string, unknown>> {
  const u = await tx.one<Person>(sql`
    select person_type, document_type, document_number, company_name, first_names, last_names, phone, email, electronic_notification
    from users where id = ${personId}::uuid`)
  const form = deps.catalogue.forms.get(ttId)
  if (u === undefined || form === undefined) return {}
  const company = u.person_type === 2
  const known: Record<string, unknown> = {
    tipo_persona: String(u.person_type ?? 1),
    tipo_documento: String(u.document_type ?? 1),
    numero_documento: u.document_number ?? '',
    ...(company
      ? {
          razon_social: u.company_name ?? '',
          digito_verificacion: u.document_number === null ? null : nitCheckDigit(u.document_number),
          representante_nombre: `${u.first_names} ${u.last_names}`,
        }
      : { nombres: u.first_names, apellidos: u.last_names }),
    nombre_razon_social: company ? (u.company_name ?? '') : `${u.first_names} ${u.last_names}`.trim(),
    telefono: (u.phone ?? '').replace(/^57/, ''),
    correo: u.email,
    autoriza_notificacion_electronica: u.electronic_notification,
    ...(u.electronic_notification && { correo_notificacion: u.email }),
  }
  const keys = new Set(fieldsOf(form).map((f) => f.key))
  const initial = Object.fromEntries(
    fieldsOf(form)
      .filter((f) => f.initial !== undefined)
      .map((f) => [f.key, f.initial]),
  )
  return {
    ...initial,
    ...Object.fromEntries(
      Object.entries(known).filter(([key, value]) => keys.has(key) && value !== null && value !== ''),
    ),
  }
}
