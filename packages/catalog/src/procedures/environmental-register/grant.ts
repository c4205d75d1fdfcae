import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { PERIODO } from '../shared/grant-terms.ts'

/** What the certificate or registration states. */
export const GRANT: ProcedureDecision = {
  by: 'certificate',
  terms: [PERIODO],
}
