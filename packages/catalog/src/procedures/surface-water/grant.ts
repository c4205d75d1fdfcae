import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { CAUDAL, USO, PLAZO, PRIORIDAD_STUDY, OTROS_USUARIOS_STUDY } from '../shared/grant-terms.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [CAUDAL, USO, PLAZO],
  studies: [PRIORIDAD_STUDY, OTROS_USUARIOS_STUDY],
  law: LAW,
}
