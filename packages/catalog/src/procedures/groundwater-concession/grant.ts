import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { count, measure } from '../shared/grant-fields.ts'
import { CAUDAL, USO, PLAZO, PRIORIDAD_STUDY, OTROS_USUARIOS_STUDY } from '../shared/grant-terms.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    CAUDAL,
    USO,
    {
      name: 'regimen_bombeo',
      compared: { noun: 'Régimen de bombeo', asked: 'horas_dia' },
      field: count('Régimen de bombeo', 'horas al día', 1, 24),
      concept: 'Régimen de bombeo recomendado',
    },
    {
      name: 'profundidad_pozo',
      field: measure('Profundidad del pozo', 'm', 1, 0.5),
      concept: 'Profundidad del pozo',
    },
    {
      name: 'nivel_maximo',
      field: measure('Nivel dinámico máximo', 'm', 1),
      concept: 'Nivel dinámico máximo admisible',
    },
    PLAZO,
  ],
  studies: [PRIORIDAD_STUDY, OTROS_USUARIOS_STUDY],
  law: LAW,
}
