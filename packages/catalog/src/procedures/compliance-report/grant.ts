import type { ProcedureDecision } from '../procedure-schema.ts'
import { PERIODO } from '../shared/grant-terms.ts'

/** What the certificate or registration states. */
export const GRANT: ProcedureDecision = {
  by: 'certificate',
  terms: [PERIODO],
}
