import {
  ASKED_AT_THE_WINDOW,
  CHANGE_REASON_OPTIONS,
  CHANGE_REASONS,
  type ChangeReason,
} from './applicant-change.ts'
import {
  documentRefusal,
  documentTypesFor,
  normalizeDocumentNumber,
  type PersonTypeId,
} from '../identity/documents.ts'
import { EMAIL_INVALID, isEmail, normalizeEmail } from '../identity/email.ts'
import { companyNameFault, normalizeName, personNameFault } from '../identity/names.ts'
import { PHONE_INVALID, storedPhone } from '../identity/phone.ts'
import { tooLong } from '../kernel/field-sentences.ts'

/** Unvalidated data of the transferee in a change request. */
export interface GivenApplicant {
  readonly motivo: string
  readonly explicacion: string
  readonly cs_tipo_persona: number | string
  readonly cs_nombre_o_razon_social: string
  readonly cs_id_tipo_documento: number | string
  readonly cs_nro_doc: string
  readonly cs_telefonos: string
  readonly cs_email: string
}

export interface NewApplicant {
  readonly reason: ChangeReason
  readonly explanation: string
  readonly personType: PersonTypeId
  readonly name: string
  readonly documentType: number
  readonly documentNumber: string
  readonly phone: string
  readonly email: string
}

export interface Problem {
  readonly path: string
  readonly message: string
  /** accepted values of a closed list */
  readonly accepted?: (string | number)[]
}

export const EXPLANATION_MAX = 2000
/** error for a request without any attachment */
export const NO_PROOF = 'Adjunte los documentos que prueban el motivo.'

/** Applies the checks of the later registration; prevents inviting a transferee who could not register. */
export function readNewApplicant(
  given: GivenApplicant,
  atWindow: boolean,
): { readonly problems: readonly Problem[]; readonly person: NewApplicant } {
  const problems: Problem[] = []
  const wrong = (path: string, message: string | null, accepted?: (string | number)[]): void => {
    if (message !== null) problems.push({ path, message, ...(accepted !== undefined && { accepted }) })
  }
  // a person with problems is not used
  const reason = given.motivo as ChangeReason
  const reasons = CHANGE_REASON_OPTIONS.map(({ value }) => value).filter(
    (one) => atWindow || !ASKED_AT_THE_WINDOW.has(one),
  )
  if (!Object.hasOwn(CHANGE_REASONS, given.motivo))
    wrong('motivo', 'Elija por qué cambia el solicitante.', reasons)
  else if (!atWindow && ASKED_AT_THE_WINDOW.has(reason))
    wrong(
      'motivo',
      'Este cambio lo recibe la ventanilla de la Corporación, con los documentos que lo prueban.',
      reasons,
    )
  const explanation = given.explicacion.trim()
  if (explanation.length > EXPLANATION_MAX) wrong('explicacion', tooLong(EXPLANATION_MAX))
  // any other is a problem
  const personType = Number(given.cs_tipo_persona) as PersonTypeId
  if (personType !== 1 && personType !== 2) wrong('cs_tipo_persona', 'Elija el tipo de persona.', [1, 2])
  const name = normalizeName(given.cs_nombre_o_razon_social)
  wrong('cs_nombre_o_razon_social', personType === 2 ? companyNameFault(name) : personNameFault(name))
  if (personType === 1 && name !== '' && !name.includes(' '))
    wrong('cs_nombre_o_razon_social', 'Escriba los nombres y los apellidos.')
  const documentType = Number(given.cs_id_tipo_documento)
  const documentNumber = normalizeDocumentNumber(given.cs_nro_doc)
  const types = documentTypesFor(personType === 2 ? 2 : 1)
  if (!types.some((type) => type === documentType))
    wrong('cs_id_tipo_documento', 'Elija el tipo de documento.', [...types])
  else wrong('cs_nro_doc', documentRefusal(documentType, documentNumber, personType === 2 ? 2 : 1))
  const phone = storedPhone(given.cs_telefonos)
  if (phone === null) wrong('cs_telefonos', PHONE_INVALID)
  const email = normalizeEmail(given.cs_email)
  if (!isEmail(email)) wrong('cs_email', EMAIL_INVALID)
  return {
    problems,
    person: {
      reason,
      explanation,
      personType,
      name,
      documentType,
      documentNumber,
      phone: phone ?? '',
      email,
    },
  }
}
