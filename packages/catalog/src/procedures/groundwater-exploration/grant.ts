import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { count, measure } from '../shared/grant-fields.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    {
      name: 'area_exploracion',
      compared: { noun: 'Área de exploración', asked: 'area_exploracion' },
      field: measure('Área que se explora', 'ha', 2, 0.01),
      concept: 'Área por explorar',
    },
    {
      name: 'perforaciones',
      compared: { noun: 'Perforaciones', asked: 'numero_perforaciones' },
      field: count('Número de perforaciones', undefined, 1, 50),
      concept: 'Perforaciones recomendadas',
    },
    {
      name: 'profundidad_maxima',
      compared: { noun: 'Profundidad', asked: 'profundidad_prevista' },
      field: measure('Profundidad máxima', 'm', 1, 1),
      concept: 'Profundidad máxima recomendada',
    },
    {
      name: 'plazo_meses_exploracion',
      validity: true,
      compared: { noun: 'Término del permiso', asked: 'termino_solicitado', times: 12 },
      concept: 'Término recomendado',
      field: { ...count('Término del permiso', 'meses', 1, 12), help: 'No puede exceder de un año.' },
    },
  ],
  studies: [],
  law: LAW,
}
