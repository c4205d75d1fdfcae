import type { CrossCheck, FieldDef, SectionDef } from '@ventanilla/domain/forms/definition'
import { applicant, applicantChecks } from './applicant.ts'

/** A question of the full block. */
function asked(key: string): FieldDef {
  const field = applicant.fields.find((one) => one.key === key)
  if (field === undefined) throw new Error(`The applicant's block has no ${key}`)
  return field
}

/** The applicant, in 7 questions, for the short forms (11, 19 to 22, 24 and 26). Prefilled from the profile. */
export const applicantShort: SectionDef = {
  key: 'solicitante',
  title: 'Datos del solicitante',
  fields: [
    asked('tipo_persona'),
    asked('tipo_documento'),
    asked('numero_documento'),
    {
      key: 'nombre_razon_social',
      kind: 'text',
      label: 'Nombre o razón social',
      required: true,
      prefill: 'nombreRazonSocial',
      maxLength: 150,
    },
    asked('telefono'),
    asked('correo'),
    asked('autoriza_notificacion_electronica'),
  ],
}

/** Identity rules that apply to these questions, which do not ask for the check digit. */
export const applicantShortChecks: readonly CrossCheck[] = applicantChecks.filter((check) =>
  applicantShort.fields.some((field) => field.key === check.field),
)
