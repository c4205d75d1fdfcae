import type { ProcedureDecision } from '../procedure-schema.ts'
import { line } from '../shared/grant-fields.ts'

/** What the certificate or registration states. */
export const GRANT: ProcedureDecision = {
  by: 'certificate',
  terms: [{ name: 'establecimiento', field: line('Establecimiento y actividad forestal') }],
}
