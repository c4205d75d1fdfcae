import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { count } from '../shared/grant-fields.ts'
import { ESPECIMENES, LUGARES, DESTINO_MUESTRAS } from '../shared/grant-terms.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    ESPECIMENES,
    LUGARES,
    DESTINO_MUESTRAS,
    {
      name: 'plazo_estudio',
      validity: true,
      compared: { noun: 'Vigencia', asked: 'meses', times: 1 / 12 },
      concept: 'Vigencia recomendada',
      field: count('Vigencia', 'años', 1, 2),
    },
  ],
  studies: [],
  law: LAW,
}
