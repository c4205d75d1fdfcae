import {
  ASKED_AT_THE_WINDOW,
  CHANGE_PROOFS,
  CHANGE_REASONS,
  type ChangeReason,
} from '@ventanilla/domain/cases/applicant-change'
import { NO_PROOF, type Problem, readNewApplicant } from '@ventanilla/domain/cases/new-applicant'
import { isStoredFile, type StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import { typedDocumentNumber } from '@ventanilla/domain/identity/documents'
import { normalizeEmail } from '@ventanilla/domain/identity/email'
import { phoneDigits } from '@ventanilla/domain/identity/phone'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'

/**
 * Values of the request, keyed as in the call; `files` is a JSON list because the device stores strings only.
 */
export const NOTHING_ASKED = {
  motivo: '',
  explicacion: '',
  cs_tipo_persona: '1',
  cs_nombre_o_razon_social: '',
  cs_id_tipo_documento: '',
  cs_nro_doc: '',
  cs_telefonos: '',
  cs_email: '',
  files: '[]',
}
export type AskValues = typeof NOTHING_ASKED
export type AskField = keyof AskValues

/** Document type code of a NIT; companies have no other document. */
const NIT = '6'

/**
 * Applies a change and its effect on other fields: a company has a NIT, a natural person one of several
 * documents.
 */
export function written(values: AskValues, field: AskField, value: string): AskValues {
  switch (field) {
    case 'cs_tipo_persona':
      return { ...values, cs_tipo_persona: value, cs_id_tipo_documento: value === '2' ? NIT : '' }
    case 'cs_nro_doc':
      return { ...values, cs_nro_doc: typedDocumentNumber(values.cs_tipo_persona === '2' ? 2 : 1, value) }
    case 'cs_telefonos':
      return { ...values, cs_telefonos: phoneDigits(value) }
    case 'cs_email':
      return { ...values, cs_email: normalizeEmail(value) }
    default:
      return { ...values, [field]: value }
  }
}

/** Uploaded files; malformed stored values yield an empty list. */
export function filesOf(values: AskValues): readonly StoredFile[] {
  try {
    const kept: unknown = JSON.parse(values.files)
    return Array.isArray(kept) ? kept.filter(isStoredFile) : []
  } catch {
    return []
  }
}

/** All validation errors in page order, by the same rules as the server. */
export function problemsOf(values: AskValues, atWindow: boolean): readonly Problem[] {
  const { problems } = readNewApplicant(values, atWindow)
  return filesOf(values).length > 0 ? problems : [...problems, { path: 'file', message: NO_PROOF }]
}

/** Validation error of a filled field; the input reports an empty one itself. */
export function faultOf(values: AskValues, field: AskField, atWindow: boolean): string | undefined {
  if (values[field].trim() === '') return undefined
  return problemsOf(values, atWindow).find(({ path }) => path === field)?.message
}

export interface Reason {
  readonly value: ChangeReason
  readonly label: string
  readonly proof: string
}

/** Reasons available to the user: death and dissolution are filed at the window only. */
export const reasonsFor = (atWindow: boolean): readonly Reason[] =>
  keysIn(CHANGE_REASONS)
    .filter((value) => atWindow || !ASKED_AT_THE_WINDOW.has(value))
    .map((value) => ({ value, label: CHANGE_REASONS[value], proof: CHANGE_PROOFS[value] }))
