import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import { termsDecidedBy } from './grant-terms.ts'

/** Terms of a certificate, a registration or a transport permit; facts `certificado.<name>`. */
export const CERTIFICATE_TERMS = termsDecidedBy('certificate')

/** The terms as fields of the issuing step. */
export const certificateFields = (condition: Logic): readonly FieldDef[] =>
  CERTIFICATE_TERMS.map((term) => ({
    ...term.field,
    key: `certificado.${term.name}`,
    condition: { and: [{ in: [{ var: 'tramite.tipo' }, term.types] }, condition] },
  }))
