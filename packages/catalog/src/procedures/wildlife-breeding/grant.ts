import type { ProcedureDecision } from '@ventanilla/domain/definitions/procedure-schema'
import { options, line, count } from '../shared/grant-fields.ts'
import { LAW } from './law.ts'

/** What the resolución grants, on which studies and with which law. */
export const GRANT: ProcedureDecision = {
  by: 'resolution',
  verb: 'otorgar',
  terms: [
    { name: 'especie', field: line('Especie'), concept: 'Especie evaluada' },
    {
      name: 'fase',
      field: {
        kind: 'choice',
        label: 'Fase que se autoriza',
        required: true,
        options: options(
          ['experimental', 'Experimental'],
          ['comercial', 'Comercial'],
          ['fomento', 'Caza de fomento'],
        ),
      },
      concept: 'Fase evaluada',
    },
    {
      name: 'parentales',
      field: count('Parentales', 'individuos', 0, 1_000_000),
      concept: 'Parentales recomendados',
    },
    {
      name: 'cuota',
      field: count('Cuota de aprovechamiento', 'individuos al año', 0, 10_000_000),
      concept: 'Cuota recomendada',
    },
    {
      name: 'plazo_zoocria',
      validity: true,
      compared: { noun: 'Vigencia' },
      concept: 'Vigencia recomendada',
      field: count('Vigencia', 'años', 1, 10),
    },
  ],
  studies: [],
  law: LAW,
}
