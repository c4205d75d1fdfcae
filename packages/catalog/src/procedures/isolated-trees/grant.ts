import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { options, count, rows, SPECIES } from '../shared/grant-fields.ts'
import { COMPENSACION } from '../shared/grant-terms.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    {
      name: 'arboles',
      compared: { noun: 'Individuos', asked: 'numero_arboles', sum: 'individuos' },
      field: rows('Árboles y tratamiento', [
        ...SPECIES,
        {
          key: 'tratamiento',
          kind: 'choice',
          label: 'Tratamiento',
          required: true,
          options: options(['tala', 'Tala'], ['poda', 'Poda'], ['traslado', 'Traslado']),
        },
      ]),
      concept: 'Árboles y tratamiento recomendado',
    },
    COMPENSACION,
    {
      name: 'plazo_meses_aislados',
      validity: true,
      compared: { noun: 'Plazo de la intervención' },
      concept: 'Plazo recomendado',
      field: count('Plazo de la intervención', 'meses', 1, 12),
    },
  ],
  studies: [],
  law: LAW,
}
