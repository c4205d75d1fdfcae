import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { line } from '../shared/grant-fields.ts'

/** What the certificate or registration states. */
export const GRANT: ProcedureDecision = {
  by: 'certificate',
  terms: [{ name: 'establecimiento', field: line('Establecimiento y actividad forestal') }],
}
