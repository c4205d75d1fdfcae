import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { count, measure } from '../shared/grant-fields.ts'
import { ESPECIES, AREA_APROVECHAMIENTO } from '../shared/grant-terms.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    ESPECIES,
    {
      name: 'volumen_domestico',
      compared: { noun: 'Volumen', asked: 'volumen_total' },
      field: {
        ...measure('Volumen total', 'm³', 2, 0.01),
        max: 20,
        help: 'Hasta 20 m³; no se comercializa.',
      },
      concept: 'Volumen total recomendado',
    },
    AREA_APROVECHAMIENTO,
    {
      name: 'plazo_meses_domestico',
      validity: true,
      compared: { noun: 'Plazo', asked: 'meses_solicitados' },
      concept: 'Plazo recomendado',
      field: { ...count('Plazo del aprovechamiento', 'meses', 1, 12), help: 'Máximo un año.' },
    },
  ],
  studies: [],
  law: LAW,
}
