import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import {
  ESPECIES,
  VOLUMEN,
  AREA_APROVECHAMIENTO,
  SISTEMA_APROVECHAMIENTO,
  COMPENSACION,
  PLAZO_MESES_FORESTAL,
} from '../shared/grant-terms.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    ESPECIES,
    VOLUMEN,
    AREA_APROVECHAMIENTO,
    SISTEMA_APROVECHAMIENTO,
    COMPENSACION,
    PLAZO_MESES_FORESTAL,
  ],
  studies: [],
  law: LAW,
}
